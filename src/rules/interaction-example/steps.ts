/** The steps of an interaction example, as far as they are well formed: what is wrong with the rest is said elsewhere. */

import type { Description } from '../../describe/subject.ts';
import type { Node, ObjectNode, StringNode } from '../../read/tree.ts';

export interface Step {
  readonly step: ObjectNode;
  readonly type: StringNode;
  readonly request: ObjectNode;
  readonly response: ObjectNode;
}

export type Sound = ReturnType<typeof soundIn>;

/** Members as they can be built on: of the right type, and without a complaint of their own. */
export const soundIn = ({ faulty }: Description) => {
  const member = (node: Node | undefined, name: string): Node | undefined => {
    const value = node?.type === 'object' ? node.get(name) : undefined;
    return value === undefined || faulty.has(value) ? undefined : value;
  };
  return {
    member,
    object: (node: Node | undefined, name: string): ObjectNode | undefined => {
      const value = member(node, name);
      return value?.type === 'object' ? value : undefined;
    },
    text: (node: Node | undefined, name: string): StringNode | undefined => {
      const value = member(node, name);
      return value?.type === 'string' ? value : undefined;
    },
    /** Whether nothing inside has a complaint of its own. */
    isWhole: (node: Node): boolean => {
      const waiting = [node];
      for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
        if (faulty.has(next)) return false;
        if (next.type === 'array') for (const item of next.items) waiting.push(item);
        if (next.type === 'object') for (const { value } of next.members) waiting.push(value);
      }
      return true;
    },
    list: (node: Node | undefined, name: string): readonly Node[] => {
      const value = member(node, name);
      return value?.type === 'array' ? value.items.filter((item) => !faulty.has(item)) : [];
    },
  };
};

/** The steps of one type, or all. */
export function* steps(example: Node, sound: Sound, wanted?: string): Generator<Step> {
  for (const step of sound.list(example, 'steps')) {
    const type = sound.text(step, 'type');
    const request = sound.object(step, 'request');
    const response = sound.object(step, 'response');
    if (step.type !== 'object' || type === undefined || request === undefined || response === undefined) continue;
    if (wanted === undefined || type.value === wanted) yield { step, type, request, response };
  }
}
