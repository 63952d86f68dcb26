import type { Node, StringNode } from '../../read/tree.ts';

/** Every string that YAML holds without quotes. Into `x-*` and example values too: other parsers do not know what is whose. */
export function plainScalars(node: Node, found: StringNode[] = []): StringNode[] {
  if (node.type === 'string' && node.plain) found.push(node);
  else if (node.type === 'array') for (const item of node.items) plainScalars(item, found);
  else if (node.type === 'object') for (const { value } of node.members) plainScalars(value, found);
  return found;
}
