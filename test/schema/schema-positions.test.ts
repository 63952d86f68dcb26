import { expect, test } from 'vitest';
import { pointer } from '../../src/read/index.ts';
import { schemaPositions } from '../../src/schema/index.ts';
import { treeOf } from './tree.ts';

const places = (schema: unknown) => [...schemaPositions(treeOf(schema))].map((position) => pointer(position.schema));

const single = [
  ...['additionalItems', 'additionalProperties', 'contains', 'contentSchema', 'else', 'if', 'items', 'not'],
  ...['propertyNames', 'then', 'unevaluatedItems', 'unevaluatedProperties'],
];
test.each(single)('%s holds a schema', (keyword) => {
  expect(places({ [keyword]: { title: 'x' } })).toEqual(['', `/${keyword}`]);
});

test.each(['allOf', 'anyOf', 'items', 'oneOf', 'prefixItems'])('%s holds a list of schemas', (keyword) => {
  expect(places({ [keyword]: [{}, true] })).toEqual(['', `/${keyword}/0`, `/${keyword}/1`]);
});

const named = ['$defs', 'definitions', 'dependencies', 'dependentSchemas', 'patternProperties', 'properties'];
test.each(named)('%s holds schemas by name', (keyword) => {
  expect(places({ [keyword]: { a: {}, $ref: false } })).toEqual(['', `/${keyword}/a`, `/${keyword}/$ref`]);
});

test.each(['const', 'default', 'enum', 'examples', 'x-note', 'required'])('%s holds data', (keyword) => {
  expect(places({ [keyword]: { properties: { a: {} } } })).toEqual(['']);
});

test('dependencies on names are no schemas', () => {
  expect(places({ dependencies: { a: ['b'] } })).toEqual(['']);
});

test('malformed keywords are passed over', () => {
  expect(places({ properties: [{}], allOf: {}, not: 'x', items: 3, $defs: null })).toEqual(['']);
});

test('the order is that of the document', () => {
  expect(places({ properties: { b: { not: {} }, a: {} }, allOf: [{ items: {} }], if: {} })).toEqual([
    ...['', '/properties/b', '/properties/b/not', '/properties/a', '/allOf/0', '/allOf/0/items', '/if'],
  ]);
});

test('only chains of properties are marked as such', () => {
  const schema = { properties: { a: { properties: { b: {} }, items: { properties: { c: {} } } } } };
  const marked = [...schemaPositions(treeOf(schema))].filter(({ onlyProperties }) => onlyProperties);
  expect(marked.map((position) => pointer(position.schema))).toEqual([
    '',
    '/properties/a',
    '/properties/a/properties/b',
  ]);
});
