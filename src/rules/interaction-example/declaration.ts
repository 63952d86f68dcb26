import type { Subject } from '../../describe/subject.ts';
import type { ObjectNode } from '../../read/tree.ts';

/** The elicitations that the Tool of an example declares, by name; of equal names the first. */
export function declarations({ within }: Subject): ReadonlyMap<string, ObjectNode> {
  const elicitations = within?.node.type === 'object' ? within.node.get('elicitations') : undefined;
  const declared = new Map<string, ObjectNode>();
  for (const elicitation of elicitations?.type === 'array' ? elicitations.items : []) {
    if (elicitation.type !== 'object') continue;
    const name = elicitation.get('name');
    if (name?.type === 'string' && !declared.has(name.value)) declared.set(name.value, elicitation);
  }
  return declared;
}
