import { array, assert, boolean, constantFrom, property, record, shuffledSubarray, tuple } from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { Document, isMap, isSeq, parse, visit } from 'yaml';
import { type CheckSettings, check } from '../src/check.ts';
import type { Finding } from '../src/finding.ts';
import { fix } from '../src/fix.ts';
import { prepare } from '../src/read/index.ts';
import { ruleFiles, spellings } from './rules/cases.ts';

beforeAll(() => prepare(['a.yaml']));

const settings: CheckSettings = { profile: 'strict', limits: { findings: 10_000 } };
const bytesOf = (text: string) => new TextEncoder().encode(text);
const fixed = (text: string, path = 'a.mcpdesc.json') => fix({ path, bytes: bytesOf(text) }, settings);
const findingsOf = (text: string, path: string) => check({ path, bytes: bytesOf(text) }, settings).file.findings;

type Json = Record<string, unknown>;

// What is wrong, and what becomes of it: each pair has one faulty value, and the same after its correction. Of several
// pairs for one member a document has one.
const canonical = 'https://mcpdesc.org/schema/mcp-description/0.8.0.json';
const gone = Symbol('gone');
const form = (required: readonly string[]) => ({
  name: 'f',
  mode: 'form',
  message: 'Tell me',
  requestedSchema: { type: 'object', required, properties: { a: { type: 'string' } } },
});
const faults = {
  $schema: [
    ['https://mcpdesc.org/schema/mcp-description/0.8.0-rc.4.json', canonical],
    [gone, canonical],
  ],
  protocolVersions: [
    [
      ['2025-11-25', '2026-07-28', '2025-11-25', '2026-07-28'],
      ['2025-11-25', '2026-07-28'],
    ],
  ],
  resources: [[[], gone]],
  tags: [[[], gone]],
  components: [[{ schemas: {}, toolExamples: {} }, gone]],
  prompts: [[[{ name: 'p', arguments: [], tags: ['a', 'b', 'a'] }], [{ name: 'p', tags: ['a', 'b'] }]]],
  tools: [
    [
      [
        { name: 't', inputSchema: { properties: { a: { type: 'string' } }, required: ['a'] } },
        { inputSchema: {}, examples: {}, clientRequirements: {}, name: 'u' },
      ],
      [
        { name: 't', inputSchema: { type: 'object', properties: { a: { type: 'string' } }, required: ['a'] } },
        { inputSchema: { type: 'object' }, name: 'u' },
      ],
    ],
    [
      [{ name: 't', inputSchema: { type: 'object' }, elicitations: [form(['a', 'a'])], tags: [] }],
      [{ name: 't', inputSchema: { type: 'object' }, elicitations: [form(['a'])] }],
    ],
  ],
  security: [[[{ key: ['read', 'write', 'read'] }], [{ key: ['read', 'write'] }]]],
  capabilities: [[[{ extensions: {} }], [{}]]],
} as const satisfies Record<string, readonly (readonly [unknown, unknown])[]>;
type Name = keyof typeof faults;
interface Fault {
  readonly name: Name;
  readonly wrong: unknown;
  readonly right: unknown;
}

const sound: Json = {
  $schema: canonical,
  mcpdesc: '0.8.0',
  info: { name: 'n', version: '1.0.0' },
  protocolVersions: ['2025-11-25', '2026-07-28'],
  securitySchemes: {
    key: {
      type: 'oauth2',
      flows: { clientCredentials: { tokenUrl: 'https://a.example/', scopes: { read: 'r', write: 'w' } } },
    },
  },
};

/** The document with the faults, and the one that ought to come of it. */
function pair(chosen: readonly Fault[]): readonly [Json, Json] {
  const [before, after] = [{ ...sound }, { ...sound }];
  for (const { name, wrong, right } of chosen) {
    if (wrong === gone) delete before[name];
    else before[name] = wrong;
    if (right === gone) delete after[name];
    else after[name] = right;
  }
  return [before, after];
}

/** YAML in one of its styles; comments above root members that are not at fault. */
function yamlOf(document: Json, flow: readonly string[], quotes: boolean, indentSeq: boolean): string {
  const yaml = new Document(document);
  visit(yaml, {
    Pair(_key, { key, value }) {
      if ((isMap(value) || isSeq(value)) && flow.includes(String(key))) value.flow = true;
    },
  });
  const text = yaml.toString({ indentSeq, defaultStringType: quotes ? 'QUOTE_SINGLE' : 'PLAIN', lineWidth: 0 });
  return text
    .split('\n')
    .flatMap((line) => {
      const name = /^'?(\$?\w+)'?:/.exec(line)?.[1];
      return name === undefined || Object.hasOwn(faults, name) ? [line] : [`# about ${name}`, line];
    })
    .join('\n');
}

const numRuns = 40;
const oneOfThem = (name: Name) =>
  constantFrom(...(faults[name] as readonly (readonly [unknown, unknown])[])).map(
    ([wrong, right]): Fault => ({ name, wrong, right }),
  );
const subset = shuffledSubarray(Object.keys(faults) as Name[], { minLength: 1 }).chain((names) =>
  tuple(...names.map(oneOfThem)),
);

function expectFixed(text: string, path: string, after: Json): void {
  const before = findingsOf(text, path);
  const outcome = fixed(text, path);
  expect(outcome.count).toBeGreaterThan(0);
  expect(parse(outcome.after)).toEqual(after);
  // The order of keys is as it was.
  expect(JSON.stringify(parse(outcome.after))).toBe(JSON.stringify(inOrderOf(parse(text), after)));
  const comments = (source: string) => source.match(/^#.*$/gm) ?? [];
  expect(comments(outcome.after)).toEqual(comments(text));
  const { findings } = outcome.result.file;
  expect(findings).toEqual(findingsOf(outcome.after, path));
  expect(findings.filter((finding) => finding.fix !== undefined)).toEqual([]);
  const known = before.map(said);
  expect(findings.map(said).filter((line) => !known.includes(line))).toEqual([]);
  expect(fixed(outcome.after, path).after).toBe(outcome.after);
}

/** `after` with the root members in the order of `before`, what is new first, and a type first in its schema. */
function inOrderOf(before: Json, after: Json): Json {
  const fresh = Object.keys(after).filter((name) => !Object.hasOwn(before, name));
  return Object.fromEntries(
    [...fresh, ...Object.keys(before)].flatMap((name) => (Object.hasOwn(after, name) ? [[name, after[name]]] : [])),
  );
}

const said = ({ rule, message }: Finding) => `${rule} ${message}`;

/** Rules of which some case can be corrected, found by trying them all. */
const fixableRules = (findings: readonly Finding[]) =>
  findings.filter(({ fix: found }) => found).map(({ rule }) => rule);

describe('for every case of every rule', () => {
  const fixable = new Set<string>();

  test.each(ruleFiles.map(({ rule }) => [rule.id, rule] as const))('%s', (_id, rule) => {
    const cases = Object.values(rule.cases).flat();
    for (const { path, text } of cases.flatMap((one) => spellings(one, rule))) {
      const before = findingsOf(text, path);
      for (const id of fixableRules(before)) fixable.add(id);
      const { after, result } = fixed(text, path);
      const open = result.file.findings.filter(({ suppressed }) => suppressed === undefined);
      expect(fixableRules(open), path).toEqual([]);
      const known = before.map(said);
      expect(open.map(said).filter((line) => !known.includes(line))).toEqual([]);
      expect(fixed(after, path)).toMatchObject({ after, count: 0 });
    }
  });

  test('and the generated documents below have a fault of each rule that can be mended', () => {
    const names = Object.keys(faults) as Name[];
    const alone = names.flatMap((name) => faults[name].map(([wrong, right]): Fault => ({ name, wrong, right })));
    const generated = alone.flatMap((fault) => fixableRules(findingsOf(JSON.stringify(pair([fault])[0]), 'a.json')));
    expect([...fixable].filter((rule) => !generated.includes(rule))).toEqual([]);
    expect(fixable.size).toBeGreaterThan(5);
  });
});

describe('for generated documents, fixing leaves what it ought to and nothing else', () => {
  test('JSON', () => {
    assert(
      property(subset, constantFrom('', ' ', '  ', '\t'), (chosen, indent) => {
        const [before, after] = pair(chosen);
        expectFixed(JSON.stringify(before, undefined, indent), 'a.mcpdesc.json', after);
      }),
      { numRuns },
    );
  });

  test('YAML', () => {
    const style = record({
      flow: shuffledSubarray([
        'tools',
        'prompts',
        'security',
        'tags',
        'protocolVersions',
        'key',
        'inputSchema',
        'components',
      ]),
      quotes: boolean(),
      indentSeq: boolean(),
      breaks: constantFrom('\n', '\r\n'),
    });
    assert(
      property(subset, style, (chosen, { flow, quotes, indentSeq, breaks }) => {
        const [before, after] = pair(chosen);
        const text = yamlOf(before, flow, quotes, indentSeq).replaceAll('\n', breaks);
        expectFixed(text, 'a.mcpdesc.yaml', after);
      }),
      { numRuns },
    );
  });

  test('lines that no correction touches stay byte for byte', () => {
    assert(
      property(array(constantFrom('# c', '', '   ', '  # d'), { maxLength: 6 }), (between) => {
        const noise = between.map((line) => `${line}\n`).join('');
        const text = `mcpdesc: "0.8.0"   # f\n${noise}info: { name: 'n',  version: "1.0.0" }\nprotocolVersions:   ['2026-07-28' ,"2026-07-28" ]\n`;
        const outcome = fix({ path: 'a.mcpdesc.yaml', bytes: bytesOf(text) }, { profile: 'default' });
        expect(outcome.after).toBe(text.replace(' ,"2026-07-28"', ''));
      }),
    );
  });
});

describe('what is left alone', () => {
  const document = (schema: unknown, more: Json = {}): string =>
    JSON.stringify({ ...sound, tools: [{ name: 't', inputSchema: schema }], ...more }, undefined, 2);

  test('an empty list that may not be left out', () => {
    const examples = { one: { input: {}, steps: [], result: { content: [], resultType: 'complete' } } };
    const tools = [{ name: 't', inputSchema: { type: 'object' }, interactionExamples: examples }];
    expect(fixed(JSON.stringify({ ...sound, tools })).count).toBe(0);
  });

  test.each([
    ['a composed schema', document({ anyOf: [{ required: ['a'] }] })],
    ['a reference', document({ $ref: '#/$defs/a', $defs: { a: { type: 'object' } } })],
    [
      'a shared schema',
      document({ $componentRef: '#/components/schemas/a' }, { components: { schemas: { a: { properties: {} } } } }),
    ],
    ['a schema of another type', document({ type: 'string' })],
    [
      'the schema of another format version',
      JSON.stringify({ ...sound, $schema: canonical.replace('0.8.0', '0.7.0') }),
    ],
    ['a schema of one’s own', JSON.stringify({ ...sound, $schema: './mcp.schema.json' })],
    ['a misspelt property', JSON.stringify({ ...sound, instruction: 'x' })],
    ['text that cannot be read', '{'],
  ])('%s', (_about, text) => {
    const outcome = fixed(text);
    expect(outcome.result.file.findings.length).toBeGreaterThan(0);
    expect(outcome).toMatchObject({ count: 0, before: text, after: text });
  });

  test('a correction that would leave more errors than there were, while others are made', () => {
    // Of a repeated name the last one counts: without the empty list, the tags of the Tools are held against the other.
    const tools = ['a', 'b', 'c'].map((tag) => ({ name: tag, inputSchema: { type: 'object' }, tags: [tag] }));
    const start = JSON.stringify({ ...sound, tools, tags: [{ name: 'z' }] }).slice(0, -1);
    const outcome = fixed(`${start},"tags":[],"resources":[],"prompts":[]}`);
    expect(outcome).toMatchObject({ count: 2, after: `${start},"tags":[]}` });
  });

  test('a finding that somebody has decided to live with', () => {
    const ignore = [{ rule: 'mcpdesc.document.collection.non-empty', pointer: '/tags', reason: 'soon' }];
    const text = JSON.stringify({ ...sound, tags: [], prompts: [], 'x-mcpdesc-check': { ignore } });
    expect(fixed(text)).toMatchObject({ count: 1, after: text.replace('"prompts":[],', '') });
  });

  test('a byte-order mark stays', () => {
    const text = `\uFEFF${JSON.stringify({ ...sound, tags: [] })}`;
    expect(fixed(text).after).toBe(`\uFEFF${JSON.stringify(sound)}`);
  });
});
