import { GrowingTree } from '../read/growing.ts';
import { ArrayNode, BooleanNode, type Node, NullNode, NumberNode, ObjectNode, StringNode } from '../read/tree.ts';

/** A tree of a plain JSON value that stands in no text: all its ranges are empty. */
export const fromValue = (value: unknown): Node => grown(new GrowingTree(), value);

function grown(tree: GrowingTree, value: unknown): Node {
  const node = begun(value);
  tree.add(node);
  if (Array.isArray(value)) {
    for (const item of value) grown(tree, item);
    tree.close(0);
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, member] of Object.entries(value)) {
      tree.expect(key, 0, 0);
      grown(tree, member);
    }
    tree.close(0);
  }
  return node;
}

function begun(value: unknown): Node {
  if (typeof value === 'string') return new StringNode(0, 0, value);
  if (typeof value === 'number') return new NumberNode(0, 0, value);
  if (typeof value === 'boolean') return new BooleanNode(0, 0, value);
  if (Array.isArray(value)) return new ArrayNode(0, 0);
  return typeof value === 'object' && value !== null ? new ObjectNode(0, 0) : new NullNode(0, 0);
}
