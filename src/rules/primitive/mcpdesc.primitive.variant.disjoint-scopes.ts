import { atValue } from '../../describe/hit.ts';
import type { Surface } from '../../describe/surface.ts';
import { quoted } from '../../describe/wording.ts';
import type { Node } from '../../read/tree.ts';
import { Claims } from '../claims.ts';
import { rule } from '../rule.ts';

/** What makes two declarations of one kind variants of the same thing. */
const kinds: readonly { surface: Surface; kind: string; identity: string }[] = [
  { surface: 'tool', kind: 'Tool', identity: 'name' },
  { surface: 'resource', kind: 'Resource', identity: 'uri' },
  { surface: 'resource-template', kind: 'Resource Template', identity: 'uriTemplate' },
  { surface: 'prompt', kind: 'Prompt', identity: 'name' },
];

export default rule('mcpdesc.primitive.variant.disjoint-scopes', function* (_document, { subjects }) {
  for (const { surface, kind, identity } of kinds) {
    const variants = new Map<string, Claims<Node>>();
    for (const { node, scope } of subjects.get(surface) ?? []) {
      const name = node.type === 'object' ? node.get(identity) : undefined;
      if (name?.type !== 'string') continue;
      const claims = variants.get(name.value) ?? new Claims();
      variants.set(name.value, claims);
      for (const earlier of claims.add(node, scope)) {
        yield {
          at: atValue(name),
          message: 'default',
          with: { kind, name: quoted(name.value) },
          scope: earlier.scope,
          also: [{ at: atValue(earlier.holder), message: `The other ${kind} of that ${identity} is declared here.` }],
        };
      }
    }
  }
});
