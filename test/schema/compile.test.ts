import { expect, test } from 'vitest';
import { pointer } from '../../src/read/index.ts';
import { type DialectName, Schemas } from '../../src/schema/index.ts';
import { objectOf, parse, treeOf } from './tree.ts';

function problems(schema: object, dialect: DialectName = '2020-12'): string[] {
  const compiled = new Schemas().compile(objectOf(schema), dialect);
  return compiled.status === 'invalid'
    ? compiled.problems.map(({ node, message }) => `${pointer(node)}: ${message}`)
    : [];
}

const status = (schema: object, dialect: DialectName = '2020-12') =>
  new Schemas().compile(objectOf(schema), dialect).status;

const types = '"array", "boolean", "integer", "null", "number", "object" or "string"';

test.each<[object, string]>([
  [{ type: 'objekt' }, `/type: The value "objekt" must be one of ${types}.`],
  [{ required: 'a' }, '/required: The value "a" must be an array.'],
  [{ properties: { a: { minLength: -1 } } }, '/properties/a/minLength: The value -1 must be at least 0.'],
  [{ properties: { a: 'string' } }, '/properties/a: The value "string" must be an object or a boolean.'],
  [{ allOf: [] }, '/allOf: This array must have at least 1 item, not 0.'],
  [{ pattern: '(' }, '/pattern: The value "(" must be a regular expression (ECMA-262).'],
  [
    { patternProperties: { '[': true } },
    '/patternProperties/[: The member name "[" must be a regular expression (ECMA-262).',
  ],
  [{ $ref: '#/$defs/none' }, '/$ref: The reference "#/$defs/none" leads to no schema.'],
  [{ $ref: '#none' }, '/$ref: The reference "#none" leads to no schema.'],
  [{ $ref: '#/$defs/%' }, '/$ref: The value "#/$defs/%" must be a URI or a relative reference.'],
  [{ $ref: '#/title', title: 'x' }, '/$ref: The reference "#/title" leads to no schema.'],
  [{ $dynamicRef: '#none' }, '/$dynamicRef: The reference "#none" leads to no schema.'],
  [{ $defs: { a: { $id: 'x' }, b: { $id: 'x' } } }, '/$defs/b/$id: The name "x" is taken by another subschema.'],
  [
    { $defs: { a: { $anchor: 'x' }, b: { $dynamicAnchor: 'x' } } },
    '/$defs/b/$dynamicAnchor: The name "x" is taken by another subschema.',
  ],
])('%j is invalid', (schema, problem) => {
  expect(problems(schema)).toContain(problem);
});

test('problems come in document order, each once', () => {
  expect(
    problems({ properties: { a: { $ref: '#/nowhere' }, b: { type: 1 } }, required: 0 }).map(
      (text) => text.split(': ')[0],
    ),
  ).toEqual([...['/properties/a/$ref', '/properties/b/type', '/required']]);
});

test.each<[string, object]>([
  ['keywords of nobody', { 'x-mcp-header': 3, 'database-field-id': { $ref: '#/nowhere' }, type: 'object' }],
  ['formats of nobody', { format: 'acme-id' }],
  [
    'references that look like it in data',
    { const: { $ref: '#/none' }, enum: [{ $ref: '#/n' }], default: { pattern: '(' }, examples: [{ $ref: '#/n' }] },
  ],
  ['a property named $ref', { properties: { $ref: { type: 'string' } } }],
  [
    'anchors of the same name in different resources',
    { $defs: { a: { $id: 'a', $anchor: 'x' }, b: { $id: 'b', $anchor: 'x' } } },
  ],
  [
    'a reference through $id',
    { $id: 'https://a.example/root', properties: { a: { $ref: 'item' } }, $defs: { i: { $id: '/item' } } },
  ],
  ['a reference to the metaschema', { properties: { s: { $ref: 'https://json-schema.org/draft/2020-12/schema' } } }],
  [
    'a reference to it in the other spelling',
    { properties: { s: { $ref: 'https://json-schema.org/draft-07/schema#' } } },
  ],
  ['an escape that only the older mode of patterns takes', { pattern: '^\\_[\\w-.]$' }],
  [
    'prototype names',
    JSON.parse('{"properties":{"__proto__":{"type":"string"},"constructor":true},"$defs":{"toString":{}}}'),
  ],
])('valid: %s', (_, schema) => {
  expect(status(schema)).toBe('ready');
});

test.each<DialectName>(['2020-12', 'draft-07'])('%s only recommends that choices are there and differ', (dialect) => {
  expect([status({ enum: [] }, dialect), status({ enum: [1, 1.0] }, dialect)]).toEqual(['ready', 'ready']);
});

test('what is valid depends on the dialect', () => {
  const tuple = { items: [{ type: 'string' }] };
  expect([status(tuple, 'draft-07'), status(tuple, '2020-12')]).toEqual(['ready', 'invalid']);
  const defs = { $defs: { a: { type: 1 } } };
  expect([status(defs, 'draft-07'), status(defs, '2020-12')]).toEqual(['ready', 'invalid']);
});

test('references that nothing here answers are external, and values are checked around them', () => {
  const schema = {
    properties: { a: { $ref: 'https://b.example/s.json#/x' }, b: { $ref: 'other.json' }, c: { type: 'null' } },
  };
  const compiled = new Schemas().compile(objectOf(schema), '2020-12');
  if (compiled.status !== 'ready') throw new Error(compiled.status);
  expect(compiled.external.map(({ node }) => node.value)).toEqual(['https://b.example/s.json#/x', 'other.json']);
  expect(compiled.validate(treeOf({ a: 1, b: 2, c: 3 })).mismatches.map(({ node }) => pointer(node))).toEqual(['/c']);
});

test('an external reference is external, be it a URI or not', () => {
  const compiled = new Schemas().compile(objectOf({ $ref: 'https://a b.example/s.json' }), '2020-12');
  expect(compiled.status === 'ready' && compiled.external.map(({ node }) => node.value)).toEqual([
    'https://a b.example/s.json',
  ]);
});

test('an invalid schema still names its external references', () => {
  const compiled = new Schemas().compile(objectOf({ type: 1, not: { $ref: 'urn:example:a' } }), '2020-12');
  expect(compiled.status === 'invalid' && compiled.external.map(({ node }) => node.value)).toEqual(['urn:example:a']);
});

test('references inside the target of a reference are seen, wherever it stands', () => {
  expect(problems({ $ref: '#/x-schemas/a', 'x-schemas': { a: { $ref: '#/none' } } })).toEqual([
    '/x-schemas/a/$ref: The reference "#/none" leads to no schema.',
  ]);
});

test('a dynamic reference finds the outermost anchor', () => {
  const tree = {
    $id: 'https://a.example/strict',
    $dynamicAnchor: 'node',
    $ref: 'tree',
    unevaluatedProperties: false,
    $defs: {
      tree: {
        $id: 'tree',
        $dynamicAnchor: 'node',
        properties: { data: true, children: { items: { $dynamicRef: '#node' } } },
      },
    },
  };
  const compiled = new Schemas().compile(objectOf(tree), '2020-12');
  if (compiled.status !== 'ready') throw new Error(compiled.status);
  const places = compiled.validate(treeOf({ children: [{ daat: 1 }] })).mismatches.map(({ node }) => pointer(node));
  expect(places).toEqual(['/children/0/daat']);
});

test('a schema is compiled once for each dialect it is asked in', () => {
  const schemas = new Schemas();
  const schema = objectOf({ type: 'object' });
  expect(schemas.compile(schema, '2020-12')).toBe(schemas.compile(schema, '2020-12'));
});

test('mismatches come in the order of the value, at most twenty', () => {
  const compiled = new Schemas().compile(
    objectOf({ properties: { b: { type: 'null' } }, additionalProperties: { type: 'null' } }),
    '2020-12',
  );
  if (compiled.status !== 'ready') throw new Error(compiled.status);
  const keys = Array.from({ length: 30 }, (_, index) => `k${index}`);
  const value = treeOf({ ...Object.fromEntries(keys.map((key) => [key, 1])), b: 1 });
  expect(compiled.validate(value).mismatches.map(({ node }) => node.key)).toEqual(keys.slice(0, 20));
});

test('the same complaint of two branches is made once, at the keyword that came first', () => {
  const schema = objectOf({ allOf: [{ type: 'string' }, { type: 'string' }] });
  const compiled = new Schemas().compile(schema, '2020-12');
  if (compiled.status !== 'ready') throw new Error(compiled.status);
  expect(compiled.validate(treeOf(1)).mismatches.map((mismatch) => pointer(mismatch.schema))).toEqual([
    '/allOf/0/type',
  ]);
});

test('the last of repeated members counts', () => {
  const compiled = new Schemas().compile(objectOf({ properties: { a: { type: 'null' } } }), '2020-12');
  if (compiled.status !== 'ready') throw new Error(compiled.status);
  const value = parse('{ "a": 1, "a": null }');
  expect(compiled.validate(value).mismatches).toEqual([]);
});

test('of all that is wrong with a schema, the first twenty are told', () => {
  const allOf = Array.from({ length: 21 }, (_, index) => ({ $ref: `#/$defs/none-${index}` }));
  const compiled = new Schemas().compile(objectOf({ allOf }), '2020-12');
  expect(compiled.status === 'invalid' && compiled.problems.map(({ message }) => message)).toEqual(
    allOf.slice(0, 20).map(({ $ref }) => `The reference "${$ref}" leads to no schema.`),
  );
});
