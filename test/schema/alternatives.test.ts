import { expect, test } from 'vitest';
import { pointer } from '../../src/read/index.ts';
import { Schemas } from '../../src/schema/index.ts';
import { objectOf, treeOf } from './tree.ts';

function said(schema: object, value: unknown): string[] {
  const compiled = new Schemas().compile(objectOf(schema), '2020-12');
  if (compiled.status !== 'ready') throw new Error(compiled.status);
  return compiled.validate(treeOf(value)).mismatches.map(({ node, message }) => `${pointer(node)}: ${message}`);
}

const shapes = {
  oneOf: [
    {
      type: 'object',
      properties: { kind: { const: 'circle' }, radius: { type: 'number' } },
      required: ['kind', 'radius'],
    },
    { type: 'object', properties: { kind: { const: 'square' }, side: { type: 'number' } }, required: ['kind', 'side'] },
  ],
};

test('the alternative whose telling member fits is the one that was meant', () => {
  expect(said(shapes, { kind: 'square', side: '3' })).toEqual(['/side: The value "3" must be a number.']);
});

test('an alternative of the right type is nearer than one of another', () => {
  expect(said({ anyOf: [{ type: 'string' }, { type: 'array', items: { type: 'string' } }] }, [1])).toEqual([
    '/0: The value 1 must be a string.',
  ]);
});

test('an alternative that lacks less is nearer', () => {
  expect(said({ anyOf: [{ required: ['a', 'b'] }, { required: ['c'] }] }, {})).toEqual([
    ': This object must have the member "c".',
  ]);
});

test('types that are all wrong are named together', () => {
  expect(said({ anyOf: [{ type: 'string' }, { type: ['integer', 'null'] }, { type: 'string' }] }, true)).toEqual([
    ': The value true must be a string, an integer or null.',
  ]);
});

test('constants are named together', () => {
  expect(said({ oneOf: [{ const: 'a' }, { const: 'b' }] }, 'c')).toEqual([': The value "c" must be "a" or "b".']);
});

test('alternatives that miss the same inner value are named at that value', () => {
  const member = (type: string) => ({ properties: { a: { type } } });
  expect(said({ anyOf: [member('string'), member('null')] }, { a: 1 })).toEqual([
    '/a: The value 1 must be a string or null.',
  ]);
});

test('wishes of different kinds are joined', () => {
  expect(said({ anyOf: [{ required: ['a'] }, { required: ['b'] }] }, {})).toEqual([
    ': This object must have the member "a" or have the member "b".',
  ]);
});

test('where nothing tells the alternatives apart, that is said', () => {
  const pair = (name: string) => ({ required: [name, `${name}2`] });
  expect(said({ oneOf: [pair('a'), pair('b')] }, {})).toEqual([
    ': This object must match one of the 2 alternatives of oneOf.',
  ]);
});

test('more than one alternative of oneOf', () => {
  expect(said({ oneOf: [{ minimum: 1 }, { minimum: 2 }, { maximum: 0 }] }, 5)).toEqual([
    ': The value 5 must match exactly one alternative of oneOf, but matches 2.',
  ]);
});
