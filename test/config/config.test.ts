import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, test } from 'vitest';
import { stringify } from 'yaml';
import { findConfig } from '../../src/config/find.ts';
import { firmPatterns } from '../../src/config/firm-patterns.ts';
import { parseConfig } from '../../src/config/load.ts';
import { type Disk, realDisk } from '../../src/discover/index.ts';
import { defaults, UsageError } from '../../src/settings/index.ts';

const root = join(import.meta.dirname, '../..');
const parse = (text: string, path = '.mcpdesc-check.yaml') => parseConfig(path, '/r', new TextEncoder().encode(text));

const whole = `version: 1
files: ["servers/**/*.mcpdesc.yaml"]
exclude: ["**/fixtures/**"]
profile: default
fail-on: error
rules:
  mcp.transport.sse.legacy-only: off
  mcpdesc.tag.*: warning
overrides:
  - files: ["legacy/**"]
    rules: { mcp.capabilities.logging.deprecated: note }
ignore:
  - rule: mcp.tool.schema.native-shape
    files: ["servers/a.mcpdesc.yaml"]
    pointer: /tools/2/inputSchema
    reason: upstream issue 3238
    until: "2027-03-01"
`;

test('the example of the product is understood as it is meant', async () => {
  expect(await parse(whole)).toMatchObject({
    path: '.mcpdesc-check.yaml',
    folder: '/r',
    files: ['servers/**/*.mcpdesc.yaml'],
    exclude: ['**/fixtures/**'],
    profile: { value: 'default' },
    failOn: { value: 'error' },
    rules: [
      { key: 'mcp.transport.sse.legacy-only', value: 'off' },
      { key: 'mcpdesc.tag.*', value: 'warning' },
    ],
    overrides: [{ files: ['legacy/**'], rules: [{ key: 'mcp.capabilities.logging.deprecated', value: 'note' }] }],
    ignore: [
      {
        value: {
          rule: 'mcp.tool.schema.native-shape',
          files: ['servers/a.mcpdesc.yaml'],
          pointer: '/tools/2/inputSchema',
          reason: 'upstream issue 3238',
          until: '2027-03-01',
        },
      },
    ],
  });
});

test('JSON is understood as well', async () => {
  expect(await parse('{"profile": "strict"}', '.mcpdesc-check.json')).toMatchObject({ profile: { value: 'strict' } });
});

describe('what is wrong is told with its place, what is allowed, and a guess', () => {
  test.each([
    ['ruels: {}', '1:1: Nothing is called "ruels" here; did you mean "rules"?'],
    [
      '"a\\n::error::b\\u001b[31m": 1',
      /^\.mcpdesc-check\.yaml:1:1: Nothing is called "a ?::error::b\P{Cc}*" here; known are/u,
    ],
    ['version: 2', '1:10: This must be 1, not 2.'],
    ['profile: strickt', '1:10: This is one of "default", "strict", not "strickt"; did you mean "strict"?'],
    ['profile:', '1:9: This is one of "default", "strict", not nothing.'],
    ['fail-on: info', '1:10: This is one of "error", "warning", "note", "never", not "info".'],
    ['files: a.yaml', '1:8: This must be a list, not "a.yaml".'],
    [`files: ${'a'.repeat(40)}`, `1:8: This must be a list, not "${'a'.repeat(40)}".`],
    [`files: ${'a'.repeat(41)}`, `1:8: This must be a list, not "${'a'.repeat(39)}…".`],
    ['exclude: ["!a"]', '1:11: This must be a path or a pattern, without a ! before it, not "!a".'],
    ['rules: []', '1:8: This must be an object, not a list.'],
    ['rules:\n  mcpdesc.tags.*: off', '2:3: No rule is called "mcpdesc.tags.*"; did you mean "mcpdesc.tag.*"?'],
    ['rules:\n  everything: off', '2:3: No rule is called "everything"; the command rules lists them all.'],
    ['rules: { "*": of }', '1:15: This is one of "error", "warning", "note", "off", not "of".'],
    [
      'rules: { mcpdesc.serialization.yaml.well-formed: off }',
      '1:10: "mcpdesc.serialization.yaml.well-formed" cannot be set: a file that cannot be read must not look as if it had been checked.',
    ],
    [
      'rules: { mcpdesc.serialization.encoding.*: off }',
      '1:10: "mcpdesc.serialization.encoding.*" cannot be set: a file that cannot be read must not look as if it had been checked.',
    ],
    [
      'ignore: [{ rule: mcpdesc.serialization.yaml.well-formed, reason: r }]',
      '1:18: "mcpdesc.serialization.yaml.well-formed" cannot be ignored: a file that cannot be read must not look as if it had been checked.',
    ],
    ['overrides: [{ rules: {} }]', '1:13: "files" is missing here.'],
    ['ignore: [{ rule: mcpdesc.tag.* }]', '1:10: "reason" is missing here.'],
    ['ignore: [{ rule: mcpdesc.tag.*, reason: " " }]', '1:41: This must be a reason, not " ".'],
    ['ignore: [{ rule: x, reason: r }]', '1:18: No rule is called "x"; the command rules lists them all.'],
    [
      'ignore: [{ rule: mcpdesc.tag.*, reason: r, until: 2027-02-30 }]',
      '1:51: This must be a date, as in 2027-03-01, not "2027-02-30".',
    ],
    [
      'ignore: [{ rule: mcpdesc.tag.*, reason: r, pointer: tools }]',
      '1:53: This must be a JSON Pointer, as in /tools/0/inputSchema, not "tools".',
    ],
    ['- a', /1:1: This must be an object with "\$schema", "version", .*, not a list\.$/],
    ['a: 1\na: 2', /2:1: The key "a" is already in line 1 of this file\.$/],
    ['a: [', /1:4: .*\.$/],
  ])('%j', async (text, message) => {
    const expected = typeof message === 'string' ? `.mcpdesc-check.yaml:${message}` : message;
    await expect(parse(text)).rejects.toThrow(typeof expected === 'string' ? new UsageError(expected) : expected);
  });

  test('everything at once', async () => {
    await expect(parse('version: 2\nruels: {}\n')).rejects.toThrow(/:1:10: .*\n.*:2:1: /);
  });
});

test('a pattern that sets less than it seems to is told of', async () => {
  const told = async (text: string) => firmPatterns(await parse(text));
  expect(await told('rules:\n  mcpdesc.serialization.*: off\n  mcpdesc.tag.*: off\n')).toEqual([
    '.mcpdesc-check.yaml:2:3: "mcpdesc.serialization.*" sets 4 of its 14 rules; the others say that a file cannot be read, which is an error in any case.',
  ]);
  expect(await told('overrides: [{ files: [a], rules: { mcpdesc.serialization.yaml.*: off } }]')).toHaveLength(1);
  expect(await told('rules: { "*": off, mcpdesc.*: note, mcpdesc.serialization.yaml.quoted-dates: off }')).toEqual([]);
});

describe('the schema for editors', () => {
  const ajv = new Ajv2020({ strict: false });
  addFormats.default(ajv);
  const validate = ajv.compile(JSON.parse(readFileSync(join(root, 'docs/config.schema.json'), 'utf8')));

  test('is fresh', () => {
    execFileSync('node', ['--import', 'tsx', join(root, 'scripts/published-schemas.ts'), '--check'], { cwd: root });
  });

  test.each<[unknown]>([
    [{}],
    [{ $schema: 'x', version: 1 }],
    [{ version: '1' }],
    [{ files: ['a'], exclude: [] }],
    [{ files: ['!a'] }],
    [{ files: [''] }],
    [{ files: [1] }],
    [{ profile: 'strict', 'fail-on': 'never' }],
    [{ failOn: 'never' }],
    [{ rules: { 'mcpdesc.tag.*': 'off', 'mcpdesc.tag.name.unique': 'note', '*': 'error' } }],
    [{ rules: { 'mcpdesc.tag.name.uniqe': 'note' } }],
    [{ rules: { 'mcpdesc.tag.*': 'info' } }],
    [{ rules: { tag: 'off' } }],
    [{ overrides: [{ files: ['a'], profile: 'strict', rules: {} }] }],
    [{ overrides: [{ rules: {} }] }],
    [{ ignore: [{ rule: 'mcpdesc.tag.*', reason: 'r', until: '2027-03-01', pointer: '', files: [] }] }],
    [{ ignore: [{ rule: 'mcpdesc.tag.*', reason: ' ' }] }],
    [{ ignore: [{ rule: 'mcpdesc.tag.*', reason: 'r', until: '2027-02-30' }] }],
    [{ ignore: [{ rule: 'mcpdesc.tag.*', reason: 'r', pointer: 'a' }] }],
    [{ ignore: [{ rule: 'mcpdesc.tag.*', reason: 'r', expires: 'a' }] }],
    [{ ignore: [{ reason: 'r' }] }],
    [[]],
  ])('says the same as the program of %j', async (config) => {
    const isFine = await parse(stringify(config, { defaultStringType: 'QUOTE_DOUBLE' })).then(
      () => true,
      (error) => {
        expect(error).toBeInstanceOf(UsageError);
        return false;
      },
    );
    expect(validate(config)).toBe(isFine);
  });
});

test('no more of a config file is read than tells that it is too large', async () => {
  const asked: number[] = [];
  const read: Disk['read'] = async (_, atMost) => {
    asked.push(atMost);
    return new TextEncoder().encode('version: 1\n');
  };
  await findConfig(
    { ...defaults, root: '/r', workingDirectory: '/r', configFile: { path: 'c.yaml' } },
    { ...realDisk, read },
  );
  expect(asked).toEqual([5 * 1024 * 1024 + 1]);
});
