import { atValue } from '../../describe/hit.ts';
import { intersection, noProtocols } from '../../describe/protocols.ts';
import type { Surface } from '../../describe/shape.ts';
import type { Subject } from '../../describe/subject.ts';
import { quoted } from '../../describe/wording.ts';
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
    const variants = new Map<string, Subject[]>();
    for (const later of subjects.get(surface) ?? []) {
      const name = later.node.type === 'object' ? later.node.get(identity) : undefined;
      if (name?.type !== 'string') continue;
      const earlier = variants.get(name.value) ?? [];
      for (const one of earlier) {
        const scope = intersection(one.scope, later.scope);
        if (scope === noProtocols) continue;
        yield {
          at: atValue(name),
          message: 'default',
          with: { kind, name: quoted(name.value) },
          scope,
          also: [{ at: atValue(one.node), message: `The other ${kind} of that ${identity} is declared here.` }],
        };
      }
      variants.set(name.value, [...earlier, later]);
    }
  }
});
