import { atValue } from '../../describe/hit.ts';
import { intersection, noProtocols, type ProtocolSet, union } from '../../describe/protocols.ts';
import { scopeOf } from '../../describe/scope.ts';
import { quoted } from '../../describe/wording.ts';
import type { Node } from '../../read/tree.ts';
import { rule } from '../rule.ts';

/**
 * A name is taken whatever the protocol versions, since interaction examples refer to it alone. The finding names those
 * versions in which both declarations are seen; where they share none, those of the later one.
 */
export default rule('mcpdesc.elicitation.name.unique', function* ({ node, scope }) {
  const elicitations = node.type === 'object' ? node.get('elicitations') : undefined;
  if (elicitations?.type !== 'array') return;
  const taken = new Map<string, { readonly first: Node; readonly versions: ProtocolSet }>();
  for (const elicitation of elicitations.items) {
    const name = elicitation.type === 'object' ? elicitation.get('name') : undefined;
    if (elicitation.type !== 'object' || name?.type !== 'string') continue;
    const own = scopeOf(elicitation) ?? scope;
    const known = taken.get(name.value);
    taken.set(name.value, { first: known?.first ?? name, versions: union(known?.versions ?? noProtocols, own) });
    if (known === undefined) continue;
    const shared = intersection(known.versions, own);
    yield {
      at: atValue(name),
      message: 'default',
      with: { name: quoted(name.value) },
      scope: shared === noProtocols ? own : shared,
      also: [{ at: atValue(known.first), message: 'The first one of that name is declared here.' }],
    };
  }
});
