import type { Subject } from '../../describe/subject.ts';
import type { ObjectNode } from '../../read/tree.ts';

export interface Declarations {
  /** By name; of equal names the first. */
  readonly byName: ReadonlyMap<string, ObjectNode>;
  /** Whether each of them has a name: one without may be the one that a step means. */
  readonly named: boolean;
}

/** The elicitations that the Tool of an example declares. */
export function declarations({ within }: Subject): Declarations {
  const elicitations = within?.node.type === 'object' ? within.node.get('elicitations') : undefined;
  if (elicitations === undefined) return { byName: new Map(), named: true };
  const byName = new Map<string, ObjectNode>();
  let named = elicitations.type === 'array';
  for (const elicitation of elicitations.type === 'array' ? elicitations.items : []) {
    const name = elicitation.type === 'object' ? elicitation.get('name') : undefined;
    if (elicitation.type !== 'object' || name?.type !== 'string') named = false;
    else if (!byName.has(name.value)) byName.set(name.value, elicitation);
  }
  return { byName, named };
}
