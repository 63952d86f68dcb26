import { atValue } from '../../describe/hit.ts';
import type { Node } from '../../read/tree.ts';
import { Claims } from '../claims.ts';
import { rule } from '../rule.ts';

export default rule('mcpdesc.capabilities.scope.disjoint', function* (_document, { subjects }) {
  const claims = new Claims<Node>();
  for (const { node, scope } of subjects.get('capabilities') ?? []) {
    for (const earlier of claims.add(node, scope)) {
      yield {
        at: atValue(node),
        message: 'default',
        with: {},
        scope: earlier.scope,
        also: [{ at: atValue(earlier.holder), message: 'The other Capabilities object is here.' }],
      };
    }
  }
});
