import { atValue } from '../../describe/hit.ts';
import { quoted } from '../../describe/wording.ts';
import { rule } from '../rule.ts';
import { ownerOf } from './owner.ts';

const safe: readonly string[] = ['http', 'https', 'data'];

export default rule('mcp.icon.src.safe-scheme', function* (icon, { faulty }) {
  const src = icon.node.type === 'object' ? icon.node.get('src') : undefined;
  if (src?.type !== 'string' || faulty.has(src)) return;
  const scheme = src.value.slice(0, src.value.indexOf(':'));
  if (safe.includes(scheme.toLowerCase())) return;
  yield { at: atValue(src), message: ownerOf(icon), with: { scheme: quoted(scheme) } };
});
