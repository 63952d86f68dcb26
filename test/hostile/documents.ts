/** Documents that are out to keep a checker busy, to make it fetch something, or to trip it over names. */

export interface Hostile {
  readonly about: string;
  readonly text: string;
  /** Everything that is said of it: severity, rule and pointer; of equal ones, one. */
  readonly says: readonly string[];
}

const range = <Item>(length: number, item: (index: number) => Item): Item[] =>
  Array.from({ length }, (_, index) => item(index));

const record = <Value>(length: number, value: (index: number) => Value, name = (index: number) => `p${index}`) =>
  Object.fromEntries(range(length, (index) => [name(index), value(index)]));

/** One Tool with that schema, and one example with that input. */
const tool = (inputSchema: unknown, input: unknown = {}, name = 't') => ({
  name,
  inputSchema,
  examples: { e: { input, result: { resultType: 'complete', content: [] } } },
});

const documentOf = (more: object) =>
  JSON.stringify({
    mcpdesc: '0.8.0',
    info: { name: 'n', version: '1.0.0' },
    protocolVersions: ['2026-07-28'],
    ...more,
  });

const textOf = (tools: readonly unknown[]) => documentOf({ tools });

/** Components each of which is a reference to the next; after the last comes number `then`. */
const chain = (length: number, then: number) =>
  documentOf({
    components: {
      schemas: record(length, (index) => {
        return { $componentRef: `#/components/schemas/p${index + 1 === length ? then : index + 1}` };
      }),
    },
  });

const one = (inputSchema: unknown, input?: unknown) => textOf([tool(inputSchema, input)]);

/** An object schema with one property `a`. */
const property = (a: unknown, more: object = {}) => ({ type: 'object', properties: { a }, ...more });

/** Two to the power of `levels` ways through, all of which have to be taken to know. */
const doubling = (levels: number) => ({
  type: 'object',
  allOf: [{ $ref: '#/$defs/p0' }],
  $defs: record(levels, (level) => {
    const next = level + 1 === levels ? { type: 'object' } : { $ref: `#/$defs/p${level + 1}` };
    return { allOf: [next, next] };
  }),
});

const padding = 'a value that is 35 characters long '.padEnd(35);
const choices = range(50_000, (index) => `${padding}${index}`);

/** Of very many findings, the first are reported, and that there are more. */
const first = (most: number, says: (index: number) => string): string[] => [
  ...range(most, says),
  says(most).replace(/^\S+ \S+/, 'note mcpdesc.report.findings.limit'),
];

const mismatch = 'error mcpdesc.tool.example.schema-conformance';
const unchecked = 'warning mcpdesc.tool.example.schema-conformance /tools/0/examples/e/input';
const external = (pointer: string) => `warning mcpdesc.tool.schema.external-reference ${pointer}`;

export const hostileDocuments: readonly Hostile[] = [
  ...['^(a+)+$', '^(a|a)*$', '^(([a-z])+.)+[A-Z]([a-z])+$', '^(a|aa)+$'].map((pattern) => ({
    about: `the pattern ${pattern} on 30,000 letters`,
    text: one(property({ type: 'string', pattern }), { a: `${'a'.repeat(30_000)}!` }),
    says: [`${mismatch} /tools/0/examples/e/input/a`],
  })),
  {
    about: 'a pattern that looks ahead over and over',
    text: one(property({ type: 'string', pattern: '(?=(?=.*b)a+)b' }), { a: 'a'.repeat(30_000) }),
    says: [unchecked],
  },
  {
    about: 'a pattern that a backtracking engine never finishes, as the name of properties',
    text: one(
      { type: 'object', patternProperties: { '^(a+)+$': { type: 'null' } } },
      { [`${'a'.repeat(30_000)}!`]: 1 },
    ),
    says: [],
  },
  {
    about: 'a pattern with three counters inside one another',
    text: one(property({ type: 'string', pattern: '(?:(?:a{0,1000}){0,1000}){0,1000}b' }), { a: 'a'.repeat(30_000) }),
    says: [`${mismatch} /tools/0/examples/e/input/a`],
  },
  {
    about: 'a format that is checked by an expression, on a long text',
    text: one(property({ type: 'string', format: 'email' }), { a: `${'a.'.repeat(500_000)}` }),
    says: [],
  },
  {
    about: '5,000 branches of allOf',
    text: one({ type: 'object', allOf: range(5000, (index) => ({ maxProperties: index + 1 })) }, { a: 1 }),
    says: [],
  },
  {
    about: '5,000 branches of oneOf, none of which holds',
    text: one({ type: 'object', oneOf: range(5000, (index) => property({ const: index })) }, { a: 'none' }),
    says: [`${mismatch} /tools/0/examples/e/input/a`],
  },
  {
    about: 'allOf 5,000 levels deep',
    text: one('HERE').replace('"HERE"', `${'{"allOf":['.repeat(5000)}{}${']}'.repeat(5000)}`),
    says: [`error mcpdesc.serialization.input.size-limits /tools/0/inputSchema${'/allOf/0'.repeat(49)}`],
  },
  {
    about: 'a chain of 5,000 references',
    text: one({
      type: 'object',
      $ref: '#/$defs/p0',
      $defs: record(5000, (index) => (index === 4999 ? {} : { $ref: `#/$defs/p${index + 1}` })),
    }),
    says: [unchecked],
  },
  { about: 'a reference to itself', text: one({ type: 'object', $ref: '#' }), says: [unchecked] },
  {
    about: 'references in a circle, without progress',
    text: one({
      type: 'object',
      anyOf: [{ $ref: '#/$defs/a' }],
      $defs: { a: { not: { $ref: '#/$defs/b' } }, b: { allOf: [{ $ref: '#/$defs/a' }] } },
    }),
    says: [unchecked],
  },
  { about: 'references that double at every level', text: one(doubling(60)), says: [unchecked] },
  {
    about: '200 Tools of that kind',
    text: textOf(range(200, (index) => tool(doubling(60), {}, `t${index}`))),
    says: range(200, (index) => unchecked.replace('/0/', `/${index}/`)),
  },
  {
    about: 'an enum of 2 MB',
    text: one(property({ enum: choices }), { a: `${padding}49999` }),
    says: [],
  },
  {
    about: 'an enum of 2 MB without the value',
    text: one(property({ enum: choices }), { a: `${padding}x` }),
    says: [`${mismatch} /tools/0/examples/e/input/a`],
  },
  {
    about: 'an enum of 2 MB of objects, and 20,000 items that must differ',
    text: one(
      property(
        { enum: range(25_000, (index) => ({ id: index, name: `${padding}${padding}${index}` })) },
        {
          properties: { b: { uniqueItems: true } },
        },
      ),
      { b: range(20_000, (index) => index) },
    ),
    says: [],
  },
  {
    about: '1,000 patterns on 5,000 members',
    text: one(
      {
        type: 'object',
        patternProperties: record(
          1000,
          () => ({ type: 'null' }),
          (index) => `^(x+)+${index}$`,
        ),
      },
      record(5000, () => 1),
    ),
    says: [unchecked],
  },
  ...[
    'file:///etc/passwd',
    '//host.example/share/schema.json',
    'http://169.254.169.254/latest/meta-data',
    'https://host.example/schema.json#/$defs/a',
    'data:application/json,{}',
  ].map((reference) => ({
    about: `a reference to ${reference}`,
    text: one(property({ $ref: reference }), { a: 1 }),
    says: [external('/tools/0/inputSchema/properties/a/$ref'), unchecked],
  })),
  {
    about: 'a base of another host for local references',
    text: one(property({ $ref: 'b' }, { $id: 'http://host.example/a', $defs: { b: { $id: 'c' } } })),
    says: [external('/tools/0/inputSchema/properties/a/$ref'), unchecked],
  },
  {
    about: 'a dialect nobody knows',
    text: one({ type: 'object', $schema: 'http://host.example/dialect' }),
    says: ['error mcp.tool.schema.dialect-supported /tools/0/inputSchema/$schema', unchecked],
  },
  {
    about: 'names of the prototype, in the schema and in the value',
    text: one(
      JSON.parse(`{
        "type": "object",
        "properties": { "__proto__": { "type": "string" }, "constructor": { "type": "integer" } },
        "required": ["hasOwnProperty", "__proto__"],
        "additionalProperties": false
      }`),
      JSON.parse('{ "__proto__": 1, "toString": 2 }'),
    ),
    says: [
      `${mismatch} /tools/0/examples/e/input/hasOwnProperty`,
      `${mismatch} /tools/0/examples/e/input/__proto__`,
      `${mismatch} /tools/0/examples/e/input/toString`,
    ],
  },
  {
    about: 'keywords and members that only the prototype has',
    text: one(
      JSON.parse(
        '{ "type": "object", "__proto__": { "required": ["a"] }, "constructor": 5, "$defs": { "__proto__": {} }, "$ref": "#/$defs/__proto__" }',
      ),
    ),
    says: [],
  },
  {
    about: 'a definition that is none but the prototype',
    text: one({ type: 'object', $ref: '#/$defs/constructor', $defs: {} }),
    says: ['error mcp.tool.schema.valid-under-dialect /tools/0/inputSchema/$ref'],
  },
  {
    about: 'text that looks like code',
    text: one(
      property(
        { const: '"];globalThis.ran=true;//`);globalThis.ran=true;(`' },
        {
          $comment: '*/globalThis.ran=true;/*',
          required: ["'];globalThis.ran=true;//"],
        },
      ),
      { "'];globalThis.ran=true;//": 1 },
    ),
    says: [],
  },
  {
    about: 'numbers at the edge',
    text: one(property({ multipleOf: 1e-300, minLength: 1e308, maxItems: 2 ** 53 }), { a: 1e308 }),
    says: [],
  },
  {
    about: '2,000 Tools of one name',
    text: textOf(range(2000, () => ({ name: 't', inputSchema: { type: 'object' } }))),
    says: first(1000, (index) => `error mcpdesc.primitive.variant.disjoint-scopes /tools/${index + 1}/name`),
  },
  {
    about: '20,000 members that do not exist',
    text: textOf([{ name: 't', inputSchema: { type: 'object' }, ...record(20_000, () => 1) }]),
    says: first(1000, (index) => `error mcpdesc.document.object.known-properties /tools/0/p${index}`),
  },
  {
    about: 'a chain of 20,000 components that ends nowhere',
    text: chain(20_000, 20_000),
    says: ['error mcpdesc.component-ref.target.exists /components/schemas/p19999'],
  },
  {
    about: 'a circle of 5,000 components',
    text: chain(5000, 0),
    says: first(1000, (index) => `error mcpdesc.component-ref.resolution.acyclic /components/schemas/p${index}`),
  },
];
