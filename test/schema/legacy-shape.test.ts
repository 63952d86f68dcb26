import { expect, test } from 'vitest';
import { pointer } from '../../src/read/index.ts';
import { legacyMismatches } from '../../src/schema/index.ts';
import { objectOf, treeOf } from './tree.ts';

const said = (schema: object, value: unknown) =>
  legacyMismatches(objectOf(schema), treeOf(value)).map(({ node, message }) => `${pointer(node)}: ${message}`);

const closed = {
  type: 'object',
  properties: { name: { type: 'string' } },
  required: ['name'],
  additionalProperties: false,
};

test('an object is asked for', () => {
  expect(said(closed, ['name'])).toEqual([': This array must be an object.']);
});

test('required members and members that nobody named', () => {
  expect(said(closed, { nmae: 'x' })).toEqual([
    ': This object must have the member "name".',
    '/nmae: This object must not have the member "nmae".',
  ]);
});

test.each<[string, object, unknown]>([
  [
    'types, formats, bounds and anything nested',
    { properties: { a: { type: 'string', minLength: 3, required: ['b'] } } },
    { a: 1 },
  ],
  ['a type that is no plain name', { type: ['object'] }, 1],
  ['another type', { type: 'string' }, 1],
  ['open objects', { properties: {}, additionalProperties: {} }, { a: 1 }],
  ['closed objects without a list of members', { additionalProperties: false }, { a: 1 }],
  ['closed objects with a malformed list', { properties: [], additionalProperties: false }, { a: 1 }],
  ['required that is no list of names', { required: 'a' }, {}],
  ['names that are none', { required: [1, null] }, {}],
  ['values of another type than object', { required: ['a'] }, 'x'],
  ['prototype names that are there', { required: ['toString'] }, { toString: 1 }],
])('does not look at %s', (_, schema, value) => {
  expect(said(schema, value)).toEqual([]);
});

test('prototype names that are not there', () => {
  expect(said({ required: ['constructor'] }, {})).toEqual([': This object must have the member "constructor".']);
});
