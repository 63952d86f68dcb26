import { atValue } from '../../describe/hit.ts';
import { quoted, shown } from '../../describe/wording.ts';
import { rule } from '../rule.ts';
import { isDate } from './iso-8601.ts';

export default rule('mcp.resource-annotations.last-modified.format', function* ({ node }) {
  const date = node.type === 'object' ? node.get('lastModified') : undefined;
  if (date?.type !== 'string' || isDate(date.value)) return;
  const joined = date.value.replace(/ +/, 'T');
  yield isDate(joined)
    ? { at: atValue(date), message: 'space', with: { value: shown(date), meant: quoted(joined) } }
    : { at: atValue(date), message: 'default', with: { value: shown(date) } };
});
