import { ArrayNode, BooleanNode, type Node, NullNode, NumberNode, ObjectNode, StringNode } from '../read/tree.ts';

/** A tree of a plain JSON value that stands in no text: all its ranges are empty. */
export function fromValue(value: unknown): Node {
  if (typeof value === 'string') return new StringNode(0, 0, value);
  if (typeof value === 'number') return new NumberNode(0, 0, value);
  if (typeof value === 'boolean') return new BooleanNode(0, 0, value);
  if (Array.isArray(value)) {
    const array = new ArrayNode(0, 0);
    for (const item of value) array.add(fromValue(item));
    return array;
  }
  if (typeof value === 'object' && value !== null) {
    const object = new ObjectNode(0, 0);
    for (const [key, member] of Object.entries(value)) {
      object.add({ key, keyStart: 0, keyEnd: 0, value: fromValue(member) });
    }
    return object;
  }
  return new NullNode(0, 0);
}
