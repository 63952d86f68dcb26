/** Equality of JSON values as JSON Schema means it: by number, not by spelling; regardless of the order of members. */

import type { Member, Node, ObjectNode } from '../read/tree.ts';
import { isShallow } from './limits.ts';

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

/** Whether two values are equal; undefined where one is nested so deep that nobody wrote it to be compared. */
export const areEqual = (a: Node, b: Node): boolean | undefined =>
  isShallow(a) && isShallow(b) ? canonical(a) === canonical(b) : undefined;
