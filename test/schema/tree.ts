import { type Node, type ObjectNode, read } from '../../src/read/index.ts';

/** The positioned tree of a JSON text. */
export function parse(text: string): Node {
  const { tree, faults } = read({ path: 'schema.json', bytes: new TextEncoder().encode(text) });
  if (tree === undefined) throw new Error(`not JSON: ${JSON.stringify(faults)}`);
  return tree;
}

/** The tree of a value. */
export const treeOf = (value: unknown): Node => parse(JSON.stringify(value));

export function objectOf(value: unknown): ObjectNode {
  const node = treeOf(value);
  if (node.type !== 'object') throw new Error('not an object');
  return node;
}
