import { atValue } from '../../describe/hit.ts';
import { intersection, noProtocols } from '../../describe/protocols.ts';
import { rule } from '../rule.ts';

export default rule('mcpdesc.capabilities.scope.disjoint', function* (_document, { subjects }) {
  const all = subjects.get('capabilities') ?? [];
  for (const [index, later] of all.entries()) {
    for (const earlier of all.slice(0, index)) {
      const scope = intersection(earlier.scope, later.scope);
      if (scope === noProtocols) continue;
      yield {
        at: atValue(later.node),
        message: 'default',
        with: {},
        scope,
        also: [{ at: atValue(earlier.node), message: 'The other Capabilities object is here.' }],
      };
    }
  }
});
