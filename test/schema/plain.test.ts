import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { metaschemaMismatches } from '../../src/schema/compile.ts';
import { isPlain, isPlainKeyword, judged } from '../../src/schema/plain.ts';
import { treeOf } from './tree.ts';

const isAccepted = (schema: unknown) =>
  (['2020-12', 'draft-07'] as const).every((dialect) => metaschemaMismatches(treeOf(schema), dialect).length === 0);

const { resolve } = createRequire(import.meta.url);
const documents = [
  'json-schema-draft-07.json',
  ...[
    'schema',
    'meta/core',
    'meta/applicator',
    'meta/unevaluated',
    'meta/validation',
    'meta/meta-data',
    'meta/content',
  ].map((name) => `json-schema-2020-12/${name}.json`),
];
const keywords = documents.flatMap((name) =>
  Object.keys(JSON.parse(readFileSync(resolve(`ajv/dist/refs/${name}`), 'utf8')).properties),
);

describe('a schema that is plain', () => {
  it('has no keyword of a metaschema that nobody has thought of', () => {
    expect(keywords.length).toBeGreaterThan(60);
    expect(keywords.filter((name) => !isPlainKeyword(name) && !judged.has(name))).toEqual([]);
    expect([...judged].filter(isPlainKeyword)).toEqual([]);
  });

  it.each([
    true,
    {},
    {
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      type: 'object',
      properties: { a: { type: ['string', 'null'], maxLength: 3, pattern: '^a' }, b: { $ref: '#/$defs/B' } },
      required: ['a'],
      $defs: { B: { oneOf: [{ enum: [1, 2] }, { minimum: 0.5, multipleOf: 0.1 }] } },
      'x-own': [],
    },
  ])('needs no metaschema: %j', (schema) => {
    expect(isPlain(treeOf(schema))).toBe(true);
    expect(isAccepted(schema)).toBe(true);
  });

  it('is accepted by the metaschemas', () => {
    const scalar = fc.constantFrom<unknown>(
      null,
      true,
      0,
      -1,
      2,
      1.5,
      '',
      'a',
      'string',
      '#',
      '#/a',
      '#a b',
      '[',
      'null',
      'https://a',
    );
    const { schema } = fc.letrec<{ schema: unknown; value: unknown }>((tie) => ({
      value: fc.oneof(
        { maxDepth: 3, depthSize: 'small' },
        scalar,
        fc.array(fc.oneof(scalar, tie('schema')), { maxLength: 3 }),
        fc.dictionary(fc.constantFrom('a', 'type', '$ref'), tie('schema'), { maxKeys: 2, noNullPrototype: true }),
        tie('schema'),
      ),
      schema: fc.oneof(
        { maxDepth: 3, depthSize: 'small' },
        fc.boolean(),
        fc.dictionary(fc.constantFrom(...keywords, 'x-own'), tie('value'), { maxKeys: 3, noNullPrototype: true }),
      ),
    }));
    let plain = 0;
    fc.assert(
      fc.property(schema, (one) => {
        if (!isPlain(treeOf(one))) return;
        plain += 1;
        expect(isAccepted(one)).toBe(true);
      }),
      { numRuns: 3000 },
    );
    expect(plain).toBeGreaterThan(300);
  });
});
