import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Report } from '../../src/finding.ts';
import { inspect } from '../../src/inspect.ts';
import { merge } from '../../src/merge/index.ts';
import { reporters } from '../../src/report/index.ts';
import { ruleTable } from '../../src/rule-table.ts';
import { defaults, type Settings, UsageError } from '../../src/settings/index.ts';
import { tool } from '../../src/tool.ts';

const examples = fileURLToPath(new URL('../../examples', import.meta.url));
let folder: string;
let context: Parameters<typeof reporters.json>[1];

const head = 'mcpdesc: "0.8.0"\ninfo: { name: n, version: "1.0.0" }\nprotocolVersions: ["2025-11-25"]\n';
const files: Record<string, string> = {
  'clean.mcpdesc.yaml': head,
  'ignored.mcpdesc.yaml': `${head}tags: []\n`,
  'broken.mcpdesc.json': '{',
  'a b/100%.mcpdesc.yaml': `${head}tags: []\n`,
  'ä/z.mcpdesc.yaml': `${head}unknown: 1\n`,
  'limited.yaml': 'version: 1\nlimits: { findings: 1 }\n',
  'zz/x.mcpdesc.yaml': `${head}unknown: 1\ntags: []\n`,
  '.mcpdesc-check.yaml': `version: 1
ignore:
  - { rule: mcpdesc.document.collection.non-empty, files: [ignored.mcpdesc.yaml], reason: used in one part }
  - { rule: mcpdesc.document.collection.non-empty, files: [clean.mcpdesc.yaml], reason: of one file that has none }
  - { rule: mcp.tool.x-mcp-header.unique, files: ['*/*.yaml'], reason: used in no part }
  - { rule: mcp.tool.schema.native-shape, until: "2020-01-01", reason: over }
`,
};

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'mcpdesc-check-'));
  for (const name of readdirSync(examples).filter((one) => one.includes('.mcpdesc.'))) {
    files[name] = readFileSync(join(examples, name), 'utf8');
  }
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  symlinkSync('nowhere', join(folder, 'dangling.mcpdesc.json'));
  context = { tool, rules: await ruleTable(), failOn: 'error' };
});
afterAll(() => rmSync(folder, { recursive: true }));

async function look(changed: Partial<Settings> = {}): Promise<Report> {
  const settings = { ...defaults, root: folder, workingDirectory: folder, paths: [], ...changed };
  return (await inspect(settings, '2026-11-30', { jobs: 1 })).report;
}

/** The reports of all parts as files, in no good order. */
async function parts(count: number, changed: Partial<Settings> = {}): Promise<Record<'json' | 'sarif', string[]>> {
  const names = { json: [] as string[], sarif: [] as string[] };
  for (let index = count; index > 0; index -= 1) {
    const report = await look({ ...changed, shard: { index, count } });
    for (const format of ['json', 'sarif'] as const) {
      const name = join(folder, `${format}-${index}-of-${count}`);
      writeFileSync(name, reporters[format](report, context));
      names[format].push(name);
    }
  }
  return names;
}

/** Everything that a run can be told and that is not the same for each file. */
const runs: readonly (readonly [string, Partial<Settings>])[] = [
  ['as it stands', {}],
  ['without a config file', { configFile: 'none' }],
  ['some files', { paths: ['*.yaml', 'zz', 'missing.yaml'] }],
  ['more versions', { whatIf: ['2024-11-05', '2026-07-28'] }],
  ['more findings than are reported of a file', { configFile: { path: 'limited.yaml' } }],
  ['no file', { paths: ['*.none'] }],
  ['no file, which is an error', { paths: ['*.none'], ifNoFiles: 'error' }],
];

describe.each(runs)('the parts of a run make the whole: %s', (_about, changed) => {
  test.each([1, 2, 3, 13])('%d parts', async (count) => {
    const whole = await look(changed);
    const { json, sarif } = await parts(count, changed);
    const fromJson = merge(json);
    if (!('report' in fromJson)) throw new Error('JSON reports make a report');
    for (const reporter of Object.values(reporters)) {
      expect(reporter(fromJson.report, context)).toBe(reporter(whole, context));
    }
    const fromSarif = merge(sarif);
    if (!('log' in fromSarif)) throw new Error('SARIF logs make a log');
    expect(fromSarif.log.text).toBe(reporters.sarif(whole, context));
    expect(fromSarif.log.undone).toEqual([...new Set(whole.problems.map(({ kind }) => kind))]);
  });
});

test('the run is no trivial one', async () => {
  const { files: checked, problems } = await look();
  expect(checked.length).toBeGreaterThan(8);
  const rules = new Set(checked.flatMap(({ findings }) => findings.map(({ rule }) => rule)));
  expect([...rules]).toEqual(
    expect.arrayContaining([
      'mcpdesc.ignore.entry.used',
      'mcpdesc.ignore.until.not-past',
      'mcpdesc.document.object.known-properties',
    ]),
  );
  expect(problems.length + (await look({ paths: ['missing.yaml'] })).problems.length).toBeGreaterThan(0);
});

test('of the ignores, only those that no part needs are complained of', async () => {
  const complaints = ({ files: all }: Report) =>
    all
      .filter(({ path }) => path === '.mcpdesc-check.yaml')
      .flatMap(({ findings }) => findings.map(({ message, range }) => `${range.start.line}: ${message}`));
  const merged = merge((await parts(3)).json);
  expect('report' in merged && complaints(merged.report)).toEqual([
    '4: Nothing that this ignore of "mcpdesc.document.collection.non-empty" covers is found any more; remove it.',
    '5: Nothing that this ignore of "mcp.tool.x-mcp-header.unique" covers is found any more; remove it.',
    '6: This ignore of "mcp.tool.schema.native-shape" held until 2020-01-01.',
  ]);
});

test('of more results than code scanning takes, the most severe of all parts are left', async () => {
  const many = mkdtempSync(join(tmpdir(), 'mcpdesc-check-'));
  try {
    // A release that the tool knows only in part is told so by warnings.
    const unknown = Array.from({ length: 500 }, (_, index) => `x${index}: 1\n`).join('');
    for (let index = 0; index < 12; index += 1) {
      const text = index % 2 ? head : head.replace('0.8.0', '0.9.0');
      writeFileSync(join(many, `${index}.mcpdesc.yaml`), `${text}${unknown}`);
    }
    const place = { root: many, workingDirectory: many };
    writeFileSync(join(many, 'limited.yaml'), 'version: 1\nlimits: { findings: 450 }\n');
    for (const [configFile, said] of [
      ['none', 'Only the 5,000 most severe of 6'],
      [{ path: 'limited.yaml' }, 'Only the 5,000 most severe of the other 5,4'],
    ] as const) {
      const whole = reporters.sarif(await look({ ...place, configFile }), context);
      expect(whole).toContain(said);
      expect(whole.includes('Not listed: ')).toBe(configFile !== 'none');
      const merged = merge((await parts(2, { ...place, configFile })).sarif);
      expect('log' in merged && merged.log.text).toBe(whole);
    }
  } finally {
    rmSync(many, { recursive: true });
  }
});

test('parts take no file twice and leave none out', async () => {
  const all = (await look({ configFile: 'none' })).files.map(({ path }) => path);
  const each = await Promise.all([1, 2, 3].map((index) => look({ configFile: 'none', shard: { index, count: 3 } })));
  const taken = each.map(({ files: own }) => own.map(({ path }) => path));
  expect(taken.flat().sort()).toEqual(all.toSorted());
  for (const own of taken) expect(own.length).toBeGreaterThanOrEqual(Math.floor(all.length / 3));
});

describe('what makes no whole is refused', () => {
  const written = (name: string, content: unknown): string => {
    const path = join(folder, name);
    writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
    return path;
  };
  const said = (text: string) => expect.objectContaining({ message: expect.stringContaining(text) });
  const refusal = (names: readonly string[]): unknown => {
    try {
      return merge(names);
    } catch (error) {
      return error;
    }
  };

  test('a part is missing, there twice, or of another run', async () => {
    const [third = '', second = '', first = ''] = (await parts(3)).json;
    const [, other = ''] = (await parts(2)).json;
    expect(refusal([first, third])).toEqual(said('The report of part 2/3 is missing'));
    expect(refusal([first, second])).toEqual(said('The report of part 3/3 is missing'));
    expect(refusal([second, third])).toEqual(said('The report of part 1/3 is missing'));
    expect(refusal([first, second, second])).toEqual(said('are both part 2/3'));
    expect(refusal([other, second, third])).toEqual(said('belong to different runs: part 1/2 and part 2/3'));
  });

  test.each<[string, Partial<Settings>]>([
    ['other files', { paths: ['zz'] }],
    ['another profile', { profile: 'strict' }],
    ['other versions', { whatIf: ['2024-11-05'] }],
    ['another config file', { configFile: 'none' }],
  ])('a part of a run with %s', async (_about, changed) => {
    const { json, sarif } = await parts(2);
    for (const [format, names] of Object.entries({ json, sarif })) {
      const [, first = ''] = names;
      const other = await look({ ...changed, shard: { index: 2, count: 2 } });
      const second = written(`other.${format}`, reporters[format === 'json' ? 'json' : 'sarif'](other, context));
      expect(refusal([first, second])).toEqual(said('their files, config files or options differ'));
    }
  });

  test('a report of a whole run', async () => {
    const whole = await look();
    for (const format of ['json', 'sarif'] as const) {
      const name = written('whole', reporters[format](whole, context));
      expect(refusal([name])).toEqual(
        said(`it is not the report of a part; merge takes what --format ${format} with --shard`),
      );
    }
  });

  test('something else', async () => {
    const {
      json: [part = ''],
      sarif: [log = ''],
    } = await parts(1);
    const known = JSON.parse(readFileSync(part, 'utf8'));
    expect(refusal([join(folder, 'absent')])).toEqual(said('cannot be read: it does not exist'));
    expect(refusal([written('text', 'hello')])).toEqual(
      said('is no JSON in UTF-8; merge takes JSON and SARIF reports'),
    );
    const marked = written('marked', `\uFEFF${readFileSync(part, 'utf8')}`);
    expect(merge([marked])).toEqual(merge([part]));
    expect(refusal([written('null', 'null')])).toEqual(
      said('cannot be merged: it must be an object, not null; merge takes'),
    );
    expect(refusal([written('list', { ...known, files: {} })])).toEqual(
      said('/files must be an array, not an object;'),
    );
    expect(refusal([written('sarif', { version: '2.1.0', runs: [{}, {}] })])).toEqual(
      said('/runs must hold no more than 1, not 2;'),
    );
    expect(refusal([part, log])).toEqual(said('is SARIF and others are not'));
    const old = written('old', { ...known, tool: { ...known.tool, version: '0.0.1' } });
    expect(refusal([old])).toEqual(said('was written by version 0.0.1 of mcpdesc-check'));
  });

  /** A report with another value at a place; without one, the place is gone. */
  function damaged(text: string, pointer: string, value: unknown): unknown {
    const report: unknown = JSON.parse(text);
    const names = pointer.split('/').slice(1);
    const last = names.pop() ?? '';
    const owner = names.reduce<unknown>((at, name) => Reflect.get(Object(at), name), report);
    if (Array.isArray(owner) && value === undefined) owner.splice(Number(last), 1);
    else if (value === undefined) Reflect.deleteProperty(Object(owner), last);
    else Reflect.set(Object(owner), last, value);
    return report;
  }

  /** What is said to be wrong, without the words around it. */
  function faultIn(format: 'json' | 'sarif', text: string, pointer: string, value: unknown): string {
    const name = written('damaged', damaged(text, pointer, value));
    const error = refusal([name]);
    const message = error instanceof UsageError ? error.message : String(error);
    const before = `The report ${JSON.stringify(name)} cannot be merged: `;
    const after = `; merge takes what --format ${format} with --shard writes`;
    expect(message.startsWith(before) && message.endsWith(after)).toBe(true);
    return message.slice(before.length, -after.length);
  }
  const few: Partial<Settings> = { paths: ['zz', 'ä'], whatIf: ['2024-11-05'], configFile: 'none' };
  const start = { line: 1, column: 1, offset: 0 };

  test.each([
    ['/summary/errors', undefined, '/summary has no "errors"'],
    ['/files', undefined, 'it has no "files"'],
    ['/version', 2, '/version must be 1, not 2'],
    ['/version', 'x'.repeat(60), `/version must be 1, not "${'x'.repeat(60)}"`],
    ['/version', 'x'.repeat(61), `/version must be 1, not "${'x'.repeat(60)}…"`],
    ['/files/0/findings/0/range', undefined, '/files/0/findings/0 has no "range"'],
    ['/files/0/findings/0/pointer', 'tags', '/files/0/findings/0/pointer must not be "tags"'],
    [
      '/files/0/findings/0/severity',
      'fatal',
      '/files/0/findings/0/severity must be one of "error", "warning", "note", not "fatal"',
    ],
    ['/files/0/findings/0/range/start/line', 0, '/files/0/findings/0/range/start/line must be at least 1, not 0'],
    ['/version', 'x'.repeat(100), `/version must be 1, not "${'x'.repeat(60)}…"`],
    ['/files/0/mcpdesc', 8, '/files/0/mcpdesc must be a string or null, not 8'],
    ['/files/0/path', ['a'], '/files/0/path must be a string, not an array'],
    ['/problems', [], '/problems must not be empty'],
    [
      '/files/0/protocolVersions',
      ['2025-11-25', '2025-11-25'],
      '/files/0/protocolVersions must not hold the same twice',
    ],
    ['/part/index', 2, '/part/index must be at most 1, the number of parts, not 2'],
    ['/summary/errors', 99, '/summary/errors must be 3, by what is listed, not 99'],
    ['/files/1', undefined, '/summary/files must be 1, by what is listed, not 2'],
    [
      '/files/1/path',
      'zz/x.mcpdesc.yaml',
      '/files/1/path must be another one than before, not "zz/x.mcpdesc.yaml" again',
    ],
    ['/files/0/findings/0/rule', 'mcp.none', '/files/0/findings/0/rule must be a rule of this program, not "mcp.none"'],
    ['/files/0/findings/0/range/end', start, '/files/0/findings/0/range ends before it starts'],
    ['/files/0/whatIf/0/warnings', 77, '/files/0/whatIf/0/warnings must be 1, by what is listed, not 77'],
  ])('JSON that has at %s the value %j', async (pointer, value, fault) => {
    const { json } = await parts(1, few);
    expect(faultIn('json', readFileSync(json[0] ?? '', 'utf8'), pointer, value)).toBe(fault);
  });

  test.each([
    ['/runs/0/results/0/locations', [], '/runs/0/results/0/locations must not be empty'],
    [
      '/runs/0/results/0/level',
      'none',
      '/runs/0/results/0/level must be one of "error", "warning", "note", not "none"',
    ],
    ['/runs/0/results/0', undefined, '/runs/0/results must hold 3, by the total of the part, not 2'],
    [
      '/runs/0/results/0/ruleIndex',
      9999,
      '/runs/0/results/0/ruleIndex must be the place of "mcpdesc.document.object.known-properties" among the rules, not 9999',
    ],
    [
      '/runs/0/results/0/locations/0/physicalLocation/region',
      { startLine: 2, endLine: 1 },
      '/runs/0/results/0/locations/0/physicalLocation/region ends before it starts',
    ],
    ['/runs/0/properties/part/index', 3, '/runs/0/properties/part/index must be at most 1, the number of parts, not 3'],
  ])('SARIF that has at %s the value %j', async (pointer, value, fault) => {
    const { sarif } = await parts(1, few);
    expect(faultIn('sarif', readFileSync(sarif[0] ?? '', 'utf8'), pointer, value)).toBe(fault);
  });

  test('two parts with one file', async () => {
    const [second = '', first = ''] = (await parts(2, few)).json;
    const { files: owned, summary } = JSON.parse(readFileSync(first, 'utf8'));
    const copy = { ...JSON.parse(readFileSync(second, 'utf8')), files: owned, summary };
    expect(refusal([first, written('copy', copy)])).toEqual(said('both hold the file "zz/x.mcpdesc.yaml"'));
  });

  test('a crash stays a crash, whatever the reports are', async () => {
    const whole = await look();
    const crashed = {
      ...whole,
      problems: [{ kind: 'crash', path: 'x', message: 'No.' }],
      part: { index: 1, count: 1, run: '' },
    } as const;
    const fromSarif = merge([written('crash.sarif', reporters.sarif(crashed, context))]);
    expect('log' in fromSarif && fromSarif.log.undone).toEqual(['crash']);
    const fromJson = merge([written('crash.json', reporters.json(crashed, context))]);
    expect('report' in fromJson && fromJson.report.problems).toEqual(crashed.problems);
  });

  test('logs of different tools or categories', async () => {
    const [second = '', first = ''] = (await parts(2)).sarif;
    const log = JSON.parse(readFileSync(second, 'utf8'));
    log.runs[0].automationDetails = { id: 'other/' };
    expect(refusal([first, written('category', log)])).toEqual(said('differ in tool, rules or category'));
    delete log.runs[0].automationDetails;
    log.runs[0].results[0].locations[0].physicalLocation.artifactLocation.uri = '%FF';
    expect(refusal([first, written('uri', log)])).toEqual(said('"%FF" is the address of no file'));
  });
});
