/** Keywords that look at a value without applying a subschema. A keyword whose own value is malformed asserts nothing. */

import type { Node, NodeType } from '../read/tree.ts';
import { canonical, effectiveMembers } from './canonical.ts';
import { isMultiple } from './decimal.ts';
import type { Frame, Keyword } from './frame.ts';

const hasType = (node: Node, type: string): boolean =>
  node.type === type || (type === 'integer' && node.type === 'number' && Number.isInteger(node.value));

const type: Keyword = (value, frame) => {
  const names = value.type === 'array' ? value.items : [value];
  if (names.every((name) => name.type !== 'string' || !hasType(frame.instance, name.value))) frame.fail('type', value);
};

/** The text is as long as the value, and so is the price. */
function priced(node: Node, frame: Frame): string {
  const text = canonical(node);
  frame.budget.spend(text.length >> 4);
  return text;
}

const enumeration: Keyword = (value, frame) => {
  if (value.type === 'array' && !frame.knowledge.choices(value).has(priced(frame.instance, frame)))
    frame.fail('enum', value);
};

const constant: Keyword = (value, frame) => {
  if (priced(frame.instance, frame) !== priced(value, frame)) frame.fail('const', value);
};

/** A keyword that compares a measure of values of one type with a number. */
const bound =
  (
    name: string,
    of: NodeType,
    measure: (node: Node) => number,
    holds: (size: number, limit: number) => boolean,
  ): Keyword =>
  (value, frame) => {
    if (value.type !== 'number' || frame.instance.type !== of) return;
    const count = measure(frame.instance);
    if (!holds(count, value.value)) frame.fail(name, value, { count });
  };

function characters(text: string): number {
  let count = 0;
  for (const _ of text) count++;
  return count;
}

const number = (node: Node) => (node.type === 'number' ? node.value : 0);
const length = (node: Node) => (node.type === 'string' ? characters(node.value) : 0);
const items = (node: Node) => (node.type === 'array' ? node.items.length : 0);
const members = (node: Node) => (node.type === 'object' ? effectiveMembers(node).length : 0);
const atLeast = (size: number, limit: number) => size >= limit;
const atMost = (size: number, limit: number) => size <= limit;

const bounds: readonly (readonly [
  string,
  NodeType,
  (node: Node) => number,
  (size: number, limit: number) => boolean,
])[] = [
  ['minimum', 'number', number, atLeast],
  ['maximum', 'number', number, atMost],
  ['exclusiveMinimum', 'number', number, (size, limit) => size > limit],
  ['exclusiveMaximum', 'number', number, (size, limit) => size < limit],
  ['multipleOf', 'number', number, (size, unit) => unit <= 0 || isMultiple(size, unit)],
  ['minLength', 'string', length, atLeast],
  ['maxLength', 'string', length, atMost],
  ['minItems', 'array', items, atLeast],
  ['maxItems', 'array', items, atMost],
  ['minProperties', 'object', members, atLeast],
  ['maxProperties', 'object', members, atMost],
];

const pattern: Keyword = (value, frame) => {
  if (value.type !== 'string' || frame.instance.type !== 'string') return;
  if (frame.knowledge.pattern(value.value)?.matches(frame.instance.value, frame.budget) === false)
    frame.fail('pattern', value);
};

const format: Keyword = (value, frame) => {
  if (value.type === 'string' && frame.knowledge.format(value.value)?.(frame.instance) === false)
    frame.fail('format', value);
};

const uniqueItems: Keyword = (value, frame) => {
  if (value.type !== 'boolean' || !value.value || frame.instance.type !== 'array') return;
  const first = new Map<string, number>();
  for (const [index, item] of frame.instance.items.entries()) {
    const text = priced(item, frame);
    const earlier = first.get(text);
    if (earlier === undefined) first.set(text, index);
    else frame.fail('uniqueItems', value, { node: item, count: earlier });
  }
};

const required: Keyword = (value, frame) => {
  if (value.type !== 'array' || frame.instance.type !== 'object') return;
  for (const name of value.items) {
    if (name.type === 'string' && !frame.instance.has(name.value))
      frame.fail('required', value, { missing: name.value });
  }
};

/** Also the part of `dependencies` that `dependentRequired` has taken over. */
export const dependentRequired: Keyword = (value, frame) => {
  if (value.type !== 'object' || frame.instance.type !== 'object') return;
  for (const { key: because, value: names } of effectiveMembers(value)) {
    if (names.type !== 'array' || !frame.instance.has(because)) continue;
    for (const name of names.items) {
      if (name.type === 'string' && !frame.instance.has(name.value)) {
        frame.fail('dependentRequired', names, { missing: name.value, because });
      }
    }
  }
};

export const assertions: ReadonlyMap<string, Keyword> = new Map<string, Keyword>([
  ['type', type],
  ['enum', enumeration],
  ['const', constant],
  ...bounds.map(([name, of, measure, holds]) => [name, bound(name, of, measure, holds)] as const),
  ['pattern', pattern],
  ['format', format],
  ['uniqueItems', uniqueItems],
  ['required', required],
]);
