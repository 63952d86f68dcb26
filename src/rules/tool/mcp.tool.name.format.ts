import { atValue } from '../../describe/hit.ts';
import { quoted } from '../../describe/wording.ts';
import { rule } from '../rule.ts';

const most = 128;
const foreign = /[^A-Za-z0-9_.-]/u;

/** The empty name is an error of another rule. */
export default rule('mcp.tool.name.format', function* ({ node }) {
  const name = node.type === 'object' ? node.get('name') : undefined;
  if (name?.type !== 'string') return;
  const character = foreign.exec(name.value)?.[0];
  const length = [...name.value].length;
  if (character !== undefined) {
    yield { at: atValue(name), message: 'character', with: { name: quoted(name.value), character: quoted(character) } };
  }
  if (length > most) yield { at: atValue(name), message: 'long', with: { length: String(length), most: String(most) } };
});
