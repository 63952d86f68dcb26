import { atValue } from '../../describe/hit.ts';
import { intersection, isProtocol, noProtocols, protocolSet, versionsOf } from '../../describe/protocols.ts';
import { quoted } from '../../describe/wording.ts';
import { rule } from '../rule.ts';

/** A version that no protocol has is the business of another rule, and so is a parent whose own versions are broken. */
export default rule('mcpdesc.protocol-versions.scope.within-parent', function* ({ node, scope }) {
  if (node.type !== 'array' || scope === noProtocols) return;
  for (const item of node.items) {
    if (item.type !== 'string' || !isProtocol(item.value)) continue;
    if (intersection(scope, protocolSet([item.value])) !== noProtocols) continue;
    const parent = versionsOf(scope).join(', ');
    yield { at: atValue(item), message: 'default', with: { value: quoted(item.value), parent } };
  }
});
