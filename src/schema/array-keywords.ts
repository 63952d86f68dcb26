/** Keywords that apply subschemas to the items of an array. */

import type { Node } from '../read/tree.ts';
import type { Frame, Keyword } from './frame.ts';
import { isSchema, type SchemaNode } from './schema-positions.ts';

const itemsOf = (frame: Frame): readonly Node[] => (frame.instance.type === 'array' ? frame.instance.items : []);

/** Applies a schema to an item; the schema `false` is the way to say that the array must end before it. */
function demandOfItem(index: number, item: Node, schema: SchemaNode, frame: Frame, keyword: string): void {
  frame.evaluated(index);
  if (schema.type === 'boolean') {
    if (!schema.value) frame.fail(keyword, schema, { node: item, count: index });
  } else {
    frame.demandOf(item, schema);
  }
}

/** One schema per place. */
const tuple =
  (keyword: string): Keyword =>
  (value, frame) => {
    if (value.type !== 'array') return;
    for (const [index, item] of itemsOf(frame).slice(0, value.items.length).entries()) {
      const schema = value.items[index];
      if (schema !== undefined && isSchema(schema)) demandOfItem(index, item, schema, frame, keyword);
    }
  };

/** One schema for every item after those that a tuple in the same schema describes. */
const rest =
  (keyword: string, tupleKeyword?: string): Keyword =>
  (value, frame) => {
    if (!isSchema(value) || frame.schema.type !== 'object') return;
    const described = tupleKeyword === undefined ? undefined : frame.schema.get(tupleKeyword);
    const from = described?.type === 'array' ? described.items.length : 0;
    for (const [index, item] of itemsOf(frame).entries()) {
      if (index >= from) demandOfItem(index, item, value, frame, keyword);
    }
  };

const prefixItems = tuple('prefixItems');
const items2020 = rest('items', 'prefixItems');
const itemsTuple = tuple('items');
const itemsAll = rest('items');
const additional = rest('additionalItems', 'items');

const itemsDraft07: Keyword = (value, frame) =>
  value.type === 'array' ? itemsTuple(value, frame) : itemsAll(value, frame);

/** Means nothing unless `items` is a tuple. */
const additionalItems: Keyword = (value, frame) => {
  if (frame.schema.type === 'object' && frame.schema.get('items')?.type === 'array') additional(value, frame);
};

const limit = (frame: Frame, keyword: string): number | undefined => {
  const value = frame.schema.type === 'object' ? frame.schema.get(keyword) : undefined;
  return value?.type === 'number' ? value.value : undefined;
};

const matching = (value: SchemaNode, frame: Frame): number[] =>
  itemsOf(frame).flatMap((item, index) => (frame.apply(value, item).passes ? [index] : []));

const containsDraft07: Keyword = (value, frame) => {
  if (!isSchema(value) || frame.instance.type !== 'array') return;
  if (matching(value, frame).length === 0) frame.fail('contains', value, { count: 1 });
};

const contains2020: Keyword = (value, frame) => {
  if (!isSchema(value) || frame.instance.type !== 'array') return;
  const found = matching(value, frame);
  for (const index of found) frame.evaluated(index);
  const least = limit(frame, 'minContains') ?? 1;
  const most = limit(frame, 'maxContains');
  if (found.length < least) frame.fail('contains', value, { count: least });
  if (most !== undefined && found.length > most) frame.fail('maxContains', value, { count: most });
};

const unevaluatedItems: Keyword = (value, frame) => {
  if (!isSchema(value)) return;
  for (const [index, item] of itemsOf(frame).entries()) {
    if (!frame.isEvaluated(index)) demandOfItem(index, item, value, frame, 'unevaluatedItems');
  }
};

export const arrayKeywords2020: ReadonlyMap<string, Keyword> = new Map([
  ['prefixItems', prefixItems],
  ['items', items2020],
  ['contains', contains2020],
]);

export const arrayKeywordsDraft07: ReadonlyMap<string, Keyword> = new Map([
  ['items', itemsDraft07],
  ['additionalItems', additionalItems],
  ['contains', containsDraft07],
]);

export const unevaluatedArrayItems: ReadonlyMap<string, Keyword> = new Map([['unevaluatedItems', unevaluatedItems]]);
