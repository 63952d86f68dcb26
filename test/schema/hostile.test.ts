/** Schemas that are out to keep a checker busy. That these tests come to an end is half of what they say. */

import { expect, test } from 'vitest';
import { GrowingTree } from '../../src/read/growing.ts';
import { ArrayNode, type Node, ObjectNode } from '../../src/read/index.ts';
import { type Compiled, Schemas, type Validation } from '../../src/schema/index.ts';
import { objectOf, treeOf } from './tree.ts';

const ready = (compiled: Compiled) => {
  if (compiled.status !== 'ready') throw new Error(compiled.status);
  return compiled;
};

const validate = (schema: object, value: Node): Validation =>
  ready(new Schemas().compile(objectOf(schema), '2020-12')).validate(value);

/** So many collections, each the only value in the one around it. */
function nested<Collection extends ArrayNode | ObjectNode>(levels: number, collection: () => Collection): Collection {
  const tree = new GrowingTree();
  const root = collection();
  tree.add(root);
  for (let level = 0; level < levels; level += 1) {
    tree.expect('not', 0, 0);
    tree.add(collection());
  }
  for (let level = 0; level <= levels; level += 1) tree.close(0);
  return root;
}

const doubling = (levels: number, keyword: string) => {
  const defs: Record<string, unknown> = { [`d${levels}`]: { type: 'string' } };
  for (let level = 0; level < levels; level++) {
    const next = { $ref: `#/$defs/d${level + 1}` };
    defs[`d${level}`] = { [keyword]: [next, next] };
  }
  return { $ref: '#/$defs/d0', $defs: defs };
};

test.each(['allOf', 'anyOf', 'oneOf'])('references that double at every level (%s)', (keyword) => {
  expect(validate(doubling(50, keyword), treeOf(1))).toEqual({ mismatches: [], incomplete: 'takes too many steps' });
});

test.each([
  { $ref: '#' },
  { allOf: [{ $ref: '#' }, { $ref: '#' }] },
  { $ref: '#/$defs/a', $defs: { a: { not: { $ref: '#/$defs/b' } }, b: { anyOf: [{ $ref: '#/$defs/a' }] } } },
  { $dynamicAnchor: 'x', $dynamicRef: '#x' },
])('recursion without progress: %j', (schema) => {
  expect(validate(schema, treeOf({}))).toEqual({
    mismatches: [],
    incomplete: 'applies schemas inside one another without end',
  });
});

test('recursion that follows the value is no trouble', () => {
  let value: unknown = 1;
  for (let level = 0; level < 90; level++) value = { next: value };
  const list = {
    anyOf: [{ type: 'object', properties: { next: { $ref: '#' } }, additionalProperties: false }, { type: 'null' }],
  };
  expect(validate(list, treeOf(value)).mismatches.map(({ message }) => message)).toEqual([
    'The value 1 must be an object or null.',
  ]);
});

test('five thousand branches', () => {
  const schema = { allOf: Array.from({ length: 5000 }, (_, index) => ({ maximum: index + 10 })) };
  expect(validate(schema, treeOf(10))).toEqual({ mismatches: [] });
});

test('nesting deeper than the stack', () => {
  const deep = nested(100_000, () => new ObjectNode(0, 0));
  expect(new Schemas().compile(deep, '2020-12')).toEqual({
    status: 'unchecked',
    reason: 'nests more than 128 levels deep',
  });
});

test('a value deeper than the stack', () => {
  const value = nested(100_000, () => new ArrayNode(0, 0));
  expect(validate({ const: [] }, value)).toEqual({ mismatches: [], incomplete: 'nests more than 128 levels deep' });
});

test('a huge list of choices, and many equal items', () => {
  const choices = Array.from({ length: 50_000 }, (_, index) => `v${index}`);
  expect(validate({ enum: choices }, treeOf('v49999'))).toEqual({ mismatches: [] });
  expect(validate({ uniqueItems: true }, treeOf(choices))).toEqual({ mismatches: [] });
});

test.each([
  '^(a+)+$',
  '^(a|a)*$',
  '^(a|aa)+$',
  '(.*)*$x',
  '^(([a-z])+.)+[A-Z]([a-z])+$',
  '(?:(?:a{0,1000}){0,1000}){0,1000}b',
])('a pattern that sends backtracking engines away for good: %s', (pattern) => {
  expect(validate({ pattern }, treeOf(`${'a'.repeat(2000)}!`)).mismatches.map(({ node }) => node.type)).toEqual([
    'string',
  ]);
});

test.each(['(?:){99999999}', '(?=(?=(?=.*a).*b).*c).*d'])(
  'a pattern that is a lot of work by itself: %s',
  (pattern) => {
    expect(validate({ pattern }, treeOf('a'.repeat(3000)))).toEqual({
      mismatches: [],
      incomplete: 'takes too many steps',
    });
  },
);

test('no value may cost as much as a document', () => {
  const outcome = (levels: number) => validate(doubling(levels, 'anyOf'), treeOf(1)).incomplete;
  expect([17, 18, 19].map(outcome)).toEqual([undefined, 'takes too many steps', 'takes too many steps']);
});

test('the values of one document share what they may cost', () => {
  const schemas = new Schemas();
  const good = ready(schemas.compile(objectOf({ type: 'null' }), '2020-12'));
  expect(good.validate(treeOf(null))).toEqual({ mismatches: [] });
  for (let index = 0; index < 10; index++)
    ready(schemas.compile(objectOf(doubling(50, 'allOf')), '2020-12')).validate(treeOf('x'));
  expect(good.validate(treeOf(null))).toEqual({ mismatches: [], incomplete: 'takes too many steps' });
});

test('prototype names are names', () => {
  const schema = JSON.parse(
    '{"properties":{"__proto__":{"type":"string"}},"required":["hasOwnProperty"],"additionalProperties":false}',
  );
  const value = JSON.parse('{"__proto__":1,"constructor":2}');
  expect(validate(schema, treeOf(value)).mismatches.map(({ message }) => message)).toEqual([
    'This object must have the member "hasOwnProperty".',
    'The value 1 must be a string.',
    'This object must not have the member "constructor".',
  ]);
});

test('text of a schema is never run', () => {
  const text = '"];globalThis.ran=true;//`);globalThis.ran=true;(`';
  validate(
    { properties: { [text]: { const: text, enum: [text], title: text } }, required: [text], $comment: text },
    treeOf({}),
  );
  expect('ran' in globalThis).toBe(false);
});
