import type { Subject } from '../../describe/subject.ts';
import type { StringNode } from '../../read/tree.ts';

export interface PromptArgument {
  readonly name: StringNode;
  readonly required: boolean;
}

/**
 * The arguments a Prompt declares, by name; the last one where a name is repeated, as the reference validator has it.
 * Undefined where the declaration is broken, so that nobody builds on half of it.
 */
export function argumentsOf(prompt: Subject | undefined): ReadonlyMap<string, PromptArgument> | undefined {
  if (prompt?.node.type !== 'object') return undefined;
  const declared = new Map<string, PromptArgument>();
  const list = prompt.node.get('arguments');
  if (list === undefined) return declared;
  if (list.type !== 'array') return undefined;
  for (const argument of list.items) {
    const name = argument.type === 'object' ? argument.get('name') : undefined;
    if (argument.type !== 'object' || name?.type !== 'string') return undefined;
    const required = argument.get('required');
    declared.set(name.value, { name, required: required?.type === 'boolean' && required.value });
  }
  return declared;
}
