/** One line per way in which a keyword can fail, and what is said then; beside it a value that the same schema takes. */

import { expect, test } from 'vitest';
import { pointer, token } from '../../src/read/index.ts';
import { type DialectName, type Mismatch, Schemas } from '../../src/schema/index.ts';
import { objectOf, treeOf } from './tree.ts';

function validate(schema: unknown, value: unknown, dialect: DialectName = '2020-12'): readonly Mismatch[] {
  const compiled = new Schemas().compile(objectOf(schema), dialect);
  if (compiled.status !== 'ready')
    throw new Error(JSON.stringify(compiled, ['status', 'problems', 'message', 'reason']));
  const validation = compiled.validate(treeOf(value));
  expect(validation.incomplete).toBeUndefined();
  return validation.mismatches;
}

const said = (mismatch: Mismatch) =>
  `${pointer(mismatch.node)}${mismatch.missing === undefined ? '' : `${token(mismatch.missing)}?`}: ${mismatch.message}`;

const closed = { properties: { a: true }, additionalProperties: false };

type Row = readonly [name: string, schema: unknown, good: unknown, bad: unknown, says: readonly string[]];

const rows: readonly Row[] = [
  ['type', { type: 'integer' }, 1.0, '1', [': The value "1" must be an integer.']],
  ['type', { type: 'integer' }, 1e3, 1.5, [': The value 1.5 must be an integer.']],
  ['type', { type: ['string', 'null'] }, null, false, [': The value false must be a string or null.']],
  ['type', { type: 'object' }, {}, [], [': This array must be an object.']],
  ['enum', { enum: ['a', 1, null] }, 1, 'b', [': The value "b" must be one of "a", 1 or null.']],
  ['enum', { enum: [{ a: 1, b: [2] }] }, { b: [2], a: 1.0 }, {}, [': This object must be {"a":1,"b":[2]}.']],
  ['const', { const: { valueOf: 1 } }, { valueOf: 1 }, { valueOf: 2 }, [': This object must be {"valueOf":1}.']],
  ['const', { const: false }, false, 0, [': The value 0 must be false.']],
  ['minimum', { minimum: 2 }, 2, 1.9, [': The value 1.9 must be at least 2.']],
  ['maximum', { maximum: 2 }, 2, 3, [': The value 3 must be at most 2.']],
  ['exclusiveMinimum', { exclusiveMinimum: 2 }, 2.1, 2, [': The value 2 must be greater than 2.']],
  ['exclusiveMaximum', { exclusiveMaximum: 2 }, 1, 2, [': The value 2 must be less than 2.']],
  ['multipleOf', { multipleOf: 0.01 }, 19.99, 0.075, [': The value 0.075 must be a multiple of 0.01.']],
  ['minLength', { minLength: 2 }, '𝒳𝒳', '𝒳', [': The value "𝒳" must have at least 2 characters, not 1.']],
  ['maxLength', { maxLength: 1 }, '𝒳', 'ab', [': The value "ab" must have at most 1 character, not 2.']],
  ['pattern', { pattern: '^a+$' }, 'aa', 'ab', [': The value "ab" must match the pattern "^a+$".']],
  ['format', { format: 'email' }, 'a@b.example', 'a', [': The value "a" must be an e-mail address.']],
  ['format', { format: 'ipv4' }, '127.0.0.1', '256.0.0.1', [': The value "256.0.0.1" must have the format "ipv4".']],
  ['format', { format: 'int32' }, 1, 2 ** 40, [': The value 1099511627776 must have the format "int32".']],
  ['minItems', { minItems: 1 }, [1], [], [': This array must have at least 1 item, not 0.']],
  ['maxItems', { maxItems: 1 }, [1], [1, 2], [': This array must have at most 1 item, not 2.']],
  [
    'uniqueItems',
    { uniqueItems: true },
    [1, true, '1'],
    [{ a: 1, b: 2 }, 0, { b: 2, a: 1 }],
    ['/2: This object must differ from the other items, and equals the one at index 0.'],
  ],
  ['minProperties', { minProperties: 1 }, { a: 1 }, {}, [': This object must have at least 1 member, not 0.']],
  ['maxProperties', { maxProperties: 0 }, {}, { a: 1 }, [': This object must have at most 0 members, not 1.']],
  [
    'required',
    { required: ['a', 'b/c'] },
    { a: 1, 'b/c': 1 },
    { a: 1 },
    ['/b~1c?: This object must have the member "b/c".'],
  ],
  [
    'required',
    { required: ['toString'] },
    { toString: 1 },
    {},
    ['/toString?: This object must have the member "toString".'],
  ],
  [
    'dependentRequired',
    { dependentRequired: { a: ['b'] } },
    { b: 1 },
    { a: 1 },
    ['/b?: This object must have the member "b", because it has "a".'],
  ],
  [
    'properties',
    { properties: { a: { type: 'string' } } },
    { a: 'x', b: 1 },
    { a: 1 },
    ['/a: The value 1 must be a string.'],
  ],
  ['properties', { properties: { a: false } }, {}, { a: 1 }, ['/a: This object must not have the member "a".']],
  [
    'patternProperties',
    { patternProperties: { '^x': { type: 'null' } } },
    { a: 1 },
    { x1: 1 },
    ['/x1: The value 1 must be null.'],
  ],
  ['additionalProperties', closed, { a: 1 }, { b: 1 }, ['/b: This object must not have the member "b".']],
  [
    'additionalProperties',
    { patternProperties: { '^x': true }, additionalProperties: { type: 'null' } },
    { x: 1, y: null },
    { y: 1 },
    ['/y: The value 1 must be null.'],
  ],
  [
    'propertyNames',
    { propertyNames: { minLength: 2, pattern: '^a' } },
    { ab: 1 },
    { b: 1 },
    ['/b: The member name "b" must have at least 2 characters, not 1.'],
  ],
  [
    'propertyNames',
    { propertyNames: { maxLength: 1 } },
    { a: 1 },
    { ab: 1 },
    ['/ab: The member name "ab" must have at most 1 character, not 2.'],
  ],
  [
    'propertyNames, the first thing that is wrong with a name',
    { propertyNames: { maxLength: 1, pattern: '^x' } },
    { x: 1 },
    { ab: 1 },
    ['/ab: The member name "ab" must have at most 1 character, not 2.'],
  ],
  [
    'dependentSchemas',
    { dependentSchemas: { a: { required: ['b'] } } },
    { b: 1 },
    { a: 1 },
    ['/b?: This object must have the member "b".'],
  ],
  [
    'unevaluatedProperties',
    { allOf: [{ properties: { a: true } }], unevaluatedProperties: false },
    { a: 1 },
    { b: 1 },
    ['/b: This object must not have the member "b".'],
  ],
  [
    'unevaluatedProperties: an alternative that fails evaluates nothing',
    { anyOf: [{ properties: { a: { type: 'string' } } }, { properties: { b: true } }], unevaluatedProperties: false },
    { a: 'x', b: 1 },
    { a: 1, b: 1 },
    ['/a: This object must not have the member "a".'],
  ],
  ['prefixItems', { prefixItems: [{ type: 'string' }] }, ['a', 1], [1], ['/0: The value 1 must be a string.']],
  [
    'items',
    { prefixItems: [true], items: { type: 'string' } },
    [1, 'a'],
    [1, 2],
    ['/1: The value 2 must be a string.'],
  ],
  [
    'items',
    { prefixItems: [true], items: false },
    [1],
    [1, 2],
    ['/1: The value 2 must not be there: the array ends after one item.'],
  ],
  [
    'contains',
    { contains: { type: 'string' } },
    [1, 'a'],
    [1],
    [': This array must have at least one item of the kind that "contains" describes.'],
  ],
  [
    'maxContains',
    { contains: { type: 'string' }, maxContains: 2 },
    ['a', 'b', 1],
    ['a', 'b', 'c'],
    [': This array must have at most 2 items of the kind that "contains" describes.'],
  ],
  ['minContains', { contains: { type: 'string' }, minContains: 0 }, [], 1, []],
  [
    'unevaluatedItems',
    { contains: { type: 'string' }, unevaluatedItems: false },
    ['a'],
    [1, 'a'],
    ['/0: The value 1 must not be there: no part of the schema describes it.'],
  ],
  [
    'allOf',
    { allOf: [{ type: 'string' }, { minLength: 2 }] },
    'ab',
    'a',
    [': The value "a" must have at least 2 characters, not 1.'],
  ],
  ['not', { not: { type: 'string' } }, 1, 'a', [': The value "a" must not match the schema under "not".']],
  [
    'if and then',
    // biome-ignore lint/suspicious/noThenProperty: the keyword is called that, and nobody awaits this
    { if: { required: ['a'] }, then: { required: ['b'] } },
    { b: 1 },
    { a: 1 },
    ['/b?: This object must have the member "b".'],
  ],
  [
    'else',
    { if: { required: ['a'] }, else: { required: ['b'] } },
    { a: 1 },
    {},
    ['/b?: This object must have the member "b".'],
  ],
  [
    '$ref',
    { $defs: { a: { type: 'null' } }, properties: { a: { $ref: '#/$defs/a' } } },
    { a: null },
    { a: 1 },
    ['/a: The value 1 must be null.'],
  ],
  [
    'a property named $ref',
    { properties: { $ref: { type: 'string' } } },
    { $ref: '#/nowhere' },
    { $ref: 1 },
    ['/$ref: The value 1 must be a string.'],
  ],
  ['a boolean schema', { allOf: [false] }, undefined, 1, [': The value 1 must not be there.']],
];

test.each(rows.filter(([, , good]) => good !== undefined))('%s takes what fits: %j', (_, schema, good) => {
  expect(validate(schema, good)).toEqual([]);
});

test.each(rows)('%s says what does not: %j', (_, schema, __, bad, says) => {
  expect(validate(schema, bad).map(said)).toEqual(says);
});

test('every keyword leaves values of other types alone', () => {
  const schema = {
    minimum: 5,
    minLength: 5,
    pattern: 'x',
    minItems: 5,
    minProperties: 5,
    required: ['a'],
    contains: false,
  };
  expect(validate(schema, null)).toEqual([]);
});

const draft07: readonly Row[] = [
  [
    'items beside what is no keyword there',
    { prefixItems: [true], items: { type: 'null' } },
    [null],
    [1],
    ['/0: The value 1 must be null.'],
  ],
  ['items as a tuple', { items: [{ type: 'string' }] }, ['a', 1], [1], ['/0: The value 1 must be a string.']],
  [
    'additionalItems',
    { items: [true], additionalItems: false },
    [1],
    [1, 2],
    ['/1: The value 2 must not be there: the array ends after one item.'],
  ],
  [
    'dependencies',
    { dependencies: { a: ['b'], c: { minProperties: 2 } } },
    { a: 1, b: 1 },
    { a: 1 },
    ['/b?: This object must have the member "b", because it has "a".'],
  ],
  [
    '$ref silences its siblings',
    { definitions: { a: { type: 'string' } }, properties: { a: { $ref: '#/definitions/a', minLength: 9 } } },
    { a: 'x' },
    { a: 1 },
    ['/a: The value 1 must be a string.'],
  ],
  [
    'a name by a fragment',
    { definitions: { a: { $id: '#a', type: 'null' } }, properties: { a: { $ref: '#a' } } },
    { a: null },
    { a: 1 },
    ['/a: The value 1 must be null.'],
  ],
  [
    'keywords of later dialects',
    { prefixItems: [false], unevaluatedItems: false, dependentRequired: { a: ['b'] } },
    [1],
    0,
    [],
  ],
];

test.each(draft07)('draft-07 %s', (_, schema, good, bad, says) => {
  expect(validate(schema, good, 'draft-07')).toEqual([]);
  expect(validate(schema, bad, 'draft-07').map(said)).toEqual(says);
});
