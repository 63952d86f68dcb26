import { atValue } from '../../describe/hit.ts';
import { quoted } from '../../describe/wording.ts';
import type { Node } from '../../read/tree.ts';
import { rule } from '../rule.ts';

/** Whatever the protocol versions of the two: interaction examples refer to a declaration by its name alone. */
export default rule('mcpdesc.elicitation.name.unique', function* ({ node }) {
  const elicitations = node.type === 'object' ? node.get('elicitations') : undefined;
  if (elicitations?.type !== 'array') return;
  const named = new Map<string, Node>();
  for (const elicitation of elicitations.items) {
    const name = elicitation.type === 'object' ? elicitation.get('name') : undefined;
    if (name?.type !== 'string') continue;
    const first = named.get(name.value);
    if (first === undefined) {
      named.set(name.value, name);
      continue;
    }
    yield {
      at: atValue(name),
      message: 'default',
      with: { name: quoted(name.value) },
      also: [{ at: atValue(first), message: 'The first one of that name is declared here.' }],
    };
  }
});
