/** A second opinion: ajv, an implementation that shares nothing with ours but the metaschemas. */

import { Ajv } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type DialectName, Schemas } from '../../src/schema/index.ts';
import { objectOf, treeOf } from './tree.ts';

const names = fc.constantFrom('a', 'b', 'c');
const scalar = fc.constantFrom<unknown>(null, true, 0, 1, 1.5, 'a', 'ab', '');
const { value } = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    scalar,
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(names, tie('value'), { maxKeys: 3, noNullPrototype: true }),
  ),
}));
const typeName = fc.constantFrom('null', 'boolean', 'integer', 'number', 'string', 'array', 'object');
const small = fc.nat({ max: 2 });

const someNames = fc.uniqueArray(names, { maxLength: 2 });
const reference = fc.constantFrom('#/definitions/x', '#/definitions/y');

const shared = (schema: fc.Arbitrary<unknown>): Record<string, fc.Arbitrary<unknown>> => ({
  type: fc.oneof(typeName, fc.uniqueArray(typeName, { minLength: 1, maxLength: 3 })),
  enum: fc.uniqueArray(value, { minLength: 1, maxLength: 3, selector: (item) => JSON.stringify(item) }),
  const: value,
  minimum: small,
  exclusiveMaximum: small,
  multipleOf: fc.constantFrom(1, 0.5, 2),
  minLength: small,
  maxLength: small,
  pattern: fc.constantFrom('^a', 'b$', '^(a|b)*$'),
  minItems: small,
  uniqueItems: fc.boolean(),
  maxProperties: small,
  required: someNames,
  properties: fc.dictionary(names, schema, { maxKeys: 2, noNullPrototype: true }),
  patternProperties: fc.dictionary(fc.constantFrom('^a', '^[bc]$'), schema, { maxKeys: 2, noNullPrototype: true }),
  additionalProperties: schema,
  propertyNames: schema,
  allOf: fc.array(schema, { minLength: 1, maxLength: 2 }),
  anyOf: fc.array(schema, { minLength: 1, maxLength: 3 }),
  oneOf: fc.array(schema, { minLength: 1, maxLength: 3 }),
  not: schema,
  if: schema,
  // biome-ignore lint/suspicious/noThenProperty: the keyword is called that, and nobody awaits this
  then: schema,
  else: schema,
});

interface Grammar {
  readonly about: string;
  readonly dialect: DialectName;
  readonly keywords: (schema: fc.Arbitrary<unknown>) => Record<string, fc.Arbitrary<unknown>>;
}

/** Two for 2020-12, since ajv does not count what `contains` matches as evaluated, as that dialect asks. */
const grammars: readonly Grammar[] = [
  {
    about: '2020-12 with contains',
    dialect: '2020-12',
    keywords: (schema) => ({
      ...shared(schema),
      $ref: reference,
      prefixItems: fc.array(schema, { minLength: 1, maxLength: 2 }),
      items: schema,
      contains: schema,
      minContains: small,
      maxContains: small,
      dependentRequired: fc.dictionary(names, someNames, { maxKeys: 2, noNullPrototype: true }),
      dependentSchemas: fc.dictionary(names, schema, { maxKeys: 2, noNullPrototype: true }),
    }),
  },
  {
    about: '2020-12 with unevaluated parts',
    dialect: '2020-12',
    keywords: (schema) => ({
      ...shared(schema),
      $ref: reference,
      prefixItems: fc.array(schema, { minLength: 1, maxLength: 2 }),
      items: schema,
      dependentSchemas: fc.dictionary(names, schema, { maxKeys: 2, noNullPrototype: true }),
      unevaluatedProperties: schema,
      unevaluatedItems: schema,
    }),
  },
  {
    about: 'draft-07',
    dialect: 'draft-07',
    keywords: (schema) => ({
      ...shared(schema),
      contains: schema,
      items: fc.oneof(schema, fc.array(schema, { minLength: 1, maxLength: 2 })),
      additionalItems: schema,
      dependencies: fc.dictionary(names, fc.oneof(schema, someNames), { maxKeys: 2, noNullPrototype: true }),
    }),
  },
];

/** Up to three keywords a schema, so that they meet one another often and contradict one another seldom. */
const schemaOf = (grammar: Grammar) =>
  fc.letrec<{ schema: unknown }>((tie) => {
    const keywords = Object.entries(grammar.keywords(tie('schema')));
    const keyword = fc.oneof(...keywords.map(([name, of]) => of.map((given) => [name, given] as const)));
    return {
      schema: fc.oneof(
        { maxDepth: 3, withCrossShrink: true },
        fc.boolean(),
        // Alone: in draft-07 it silences what stands beside it, which ajv does not do.
        reference.map(($ref) => ({ $ref })),
        fc.array(keyword, { maxLength: 3 }).map((entries) => Object.fromEntries(entries)),
      ),
    };
  }).schema;

const others = {
  '2020-12': () => new Ajv2020({ strict: false, allErrors: true, logger: false }),
  'draft-07': () => new Ajv({ strict: false, allErrors: true, logger: false }),
};

const definitions = {
  x: { type: ['string', 'object'], properties: { a: true } },
  y: { maximum: 1, items: { type: 'integer' } },
};

test.each(grammars)('$about: the same verdict on any schema and value', (grammar) => {
  const { dialect } = grammar;
  const other = others[dialect]();
  fc.assert(
    fc.property(schemaOf(grammar), fc.array(value, { minLength: 3, maxLength: 6 }), (schema, values) => {
      const whole = { definitions, allOf: [schema] };
      const validate = other.compile(whole);
      const compiled = new Schemas().compile(objectOf(whole), dialect);
      if (compiled.status !== 'ready') throw new Error(compiled.status);
      const ours = values.map((one) => compiled.validate(treeOf(one)).mismatches.length === 0);
      expect(ours).toEqual(values.map((one) => validate(one)));
    }),
    { numRuns: 100 },
  );
});

const anything = fc.oneof(
  value,
  fc.constantFrom({}, [], [{}], ['a', 'a'], { a: {} }, { a: ['b'] }, -1, '(', '#/definitions/x', 'object'),
);

test.each(grammars)('$about: the same verdict on whether a schema is one', ({ dialect, keywords: grammar }) => {
  // The `enum` of draft-07 is judged by the dialect's text, not by ajv's stricter copy of its metaschema.
  const known = Object.keys(grammar(fc.constant({}))).filter((keyword) => dialect !== 'draft-07' || keyword !== 'enum');
  const keywords = [...known, '$id', 'title', '$defs', 'default'];
  const schema = fc.dictionary(fc.constantFrom(...keywords), anything, { maxKeys: 2, noNullPrototype: true });
  const other = others[dialect]();
  other.addFormat('regex', true);
  fc.assert(
    fc.property(schema, (given) => {
      const metaschemaTakes = other.validateSchema(given) === true;
      const compiled = new Schemas().compile(objectOf(given), dialect);
      const complaints = compiled.status === 'invalid' ? compiled.problems : [];
      // ajv checks patterns and references elsewhere.
      const ours = complaints.filter(({ message }) => !/regular expression|leads to no schema|URI/.test(message));
      expect(ours.length === 0).toBe(metaschemaTakes);
    }),
    { numRuns: 300 },
  );
});
