import type { Node } from '../read/index.ts';

const longest = 40;

/** A value for a message: scalars as JSON spells them, collections by their kind. */
export function shownValue(node: Node): string {
  if (node.type === 'object') return 'an object';
  if (node.type === 'array') return 'a list';
  if (node.type !== 'string') return String(node.value);
  if (node.plain && node.value === '') return 'nothing';
  const { value } = node;
  return JSON.stringify(value.length > longest ? `${value.slice(0, longest - 1)}…` : value);
}
