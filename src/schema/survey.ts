/** What a schema mentions, found in one walk, so that nobody walks it again for what is not there. */

import type { Node } from '../read/tree.ts';
import { nestedCollections } from './limits.ts';

/** Keywords that few schemas have and that several checks look for. */
const rare = [
  '$anchor',
  '$dynamicAnchor',
  '$dynamicRef',
  '$id',
  '$ref',
  'unevaluatedItems',
  'unevaluatedProperties',
  'x-mcp-header',
] as const;
export type RareKeyword = (typeof rare)[number];

const bits: ReadonlyMap<string, number> = new Map(rare.map((name, index) => [name, 1 << index]));
const allBits = (1 << rare.length) - 1;

/** Bits of the keywords; of what nests too deep, undefined. */
function walk(node: Node, depth: number): number | undefined {
  if (node.type !== 'object' && node.type !== 'array') return 0;
  if (depth === nestedCollections) return undefined;
  let found = 0;
  if (node.type === 'array') {
    for (const item of node.items) {
      const inside = walk(item, depth + 1);
      if (inside === undefined) return undefined;
      found |= inside;
    }
    return found;
  }
  for (const { key, value } of node.members) {
    const inside = walk(value, depth + 1);
    if (inside === undefined) return undefined;
    found |= inside | (bits.get(key) ?? 0);
  }
  return found;
}

export interface Survey {
  /** Whether recursion over the schema is safe. */
  readonly isShallow: boolean;
  /** Whether a member of that name occurs anywhere, be it only in data. Of a schema that is not shallow, all may. */
  mentions(...names: RareKeyword[]): boolean;
}

const known = new WeakMap<Node, Survey>();

/** Once per schema, however often it is asked for. */
export function survey(schema: Node): Survey {
  const before = known.get(schema);
  if (before !== undefined) return before;
  const found = walk(schema, 0);
  const mentioned = found ?? allBits;
  const made: Survey = {
    isShallow: found !== undefined,
    mentions: (...names) => names.some((name) => (mentioned & (bits.get(name) ?? 0)) !== 0),
  };
  known.set(schema, made);
  return made;
}
