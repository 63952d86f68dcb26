import { atKey } from '../../describe/hit.ts';
import { difference, intersection, noProtocols, versionsOf } from '../../describe/protocols.ts';
import { reservedKeys } from '../../describe/reserved-keys.ts';
import { reservingProtocols } from '../../describe/reserved-prefix.ts';
import { quoted } from '../../describe/wording.ts';
import { rule } from '../rule.ts';

export default rule('mcp.meta.reserved-prefix.unknown-key', function* ({ node, scope }, { faulty }) {
  for (const { key, value } of node.type === 'object' ? node.members : []) {
    if (faulty.has(value)) continue;
    const known = reservedKeys.get(key)?.protocols ?? noProtocols;
    const unknown = intersection(scope, difference(reservingProtocols(key), known));
    if (unknown === noProtocols) continue;
    const found = { at: atKey(value), scope: unknown };
    if (known === noProtocols) yield { ...found, message: 'unknown', with: { name: quoted(key) } };
    else yield { ...found, message: 'elsewhere', with: { name: quoted(key), versions: versionsOf(known).join(', ') } };
  }
});
