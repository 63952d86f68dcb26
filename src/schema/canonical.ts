/** Equality of JSON values as JSON Schema means it: by number, not by spelling; regardless of the order of members. */

import type { Member, Node, ObjectNode } from '../read/tree.ts';

/** The members that count: of a repeated name the last. */
export const effectiveMembers = (object: ObjectNode): readonly Member[] =>
  object.members.filter((member) => object.member(member.key) === member);

/** One text per value: two nodes are equal exactly if their texts are. */
export function canonical(node: Node): string {
  switch (node.type) {
    case 'object': {
      const members = effectiveMembers(node).map(({ key, value }) => `${JSON.stringify(key)}:${canonical(value)}`);
      return `{${members.sort().join()}}`;
    }
    case 'array':
      return `[${node.items.map(canonical).join()}]`;
    case 'number':
      return String(node.value);
    default:
      return JSON.stringify(node.value);
  }
}

/** Whether two values are equal, at the cost of the smaller one. */
export function areEqual(a: Node, b: Node): boolean {
  if (a.type === 'object' && b.type === 'object') {
    const members = effectiveMembers(a);
    return (
      members.length === effectiveMembers(b).length && members.every(({ key, value }) => isEqualTo(value, b.get(key)))
    );
  }
  if (a.type === 'array' && b.type === 'array') {
    return a.items.length === b.items.length && a.items.every((item, index) => isEqualTo(item, b.items[index]));
  }
  return a.type !== 'object' && a.type !== 'array' && b.type !== 'object' && b.type !== 'array' && a.value === b.value;
}

const isEqualTo = (a: Node, b: Node | undefined): boolean => b !== undefined && areEqual(a, b);
