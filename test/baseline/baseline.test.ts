import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { check as checkSource } from '../../src/check.ts';
import { realDisk } from '../../src/discover/index.ts';
import { inspect, type Manner } from '../../src/inspect.ts';
import { type Baseline, defaults, UsageError } from '../../src/settings/index.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'baseline-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (file: string, text: string) => {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
};
const read = (file: string) => readFileSync(join(folder, file), 'utf8');

const document = (...tools: readonly object[]) =>
  JSON.stringify(
    { mcpdesc: '0.8.0', info: { name: 'n', version: '1.0.0' }, protocolVersions: ['2026-07-28'], tools },
    null,
    2,
  );
const good = (name: string) => ({ name, inputSchema: { type: 'object' } });
const bad = (name: string, value: unknown = 1) => ({ ...good(name), [`un${name}`]: value });

interface Change {
  readonly baseline?: Partial<Baseline>;
  readonly paths?: string[];
  readonly workingDirectory?: string;
  readonly examine?: Manner['examine'];
}

async function check({ baseline, paths = [], workingDirectory = folder, examine }: Change = {}) {
  const { report, notices } = await inspect(
    {
      ...defaults,
      root: folder,
      workingDirectory,
      paths,
      configFile: 'none',
      ...(baseline && { baseline: { file: 'known.json', write: false, ...baseline } }),
    },
    '2026-11-30',
    { examine },
  );
  const findings = report.files.flatMap(({ findings: all }) => all);
  const active = findings.filter(({ suppressed }) => suppressed === undefined).map(({ pointer }) => pointer);
  return { active, suppressed: findings.filter(({ suppressed }) => suppressed).length, notices, report };
}
const remember = (change: Change = {}) => check({ baseline: { write: true }, ...change });
const again = (change: Change = {}) => check({ baseline: {}, ...change });

test('what is listed is not reported, and says why', async () => {
  write('a.mcpdesc.json', document(bad('x'), bad('y')));
  expect((await check()).active).toEqual(['/tools/0/unx', '/tools/1/uny']);
  expect(await remember()).toMatchObject({
    active: [],
    suppressed: 2,
    notices: ['Listed 2 findings in known.json.'],
  });
  const { active, suppressed, report } = await again();
  expect([active, suppressed]).toEqual([[], 2]);
  expect(report.files[0]?.findings[0]?.suppressed).toMatchObject({ by: 'baseline' });
});

describe('a finding is known again', () => {
  beforeEach(async () => {
    write('a.mcpdesc.json', document(bad('x', [1, { b: 2 }]), bad('y')));
    await remember();
  });

  test.each<[string, string, readonly string[], number]>([
    ['when lines move', `\n\n${document(bad('x', [1, { b: 2 }]), bad('y'))}`, [], 0],
    ['when the indentation changes', document(bad('x', [1, { b: 2 }]), bad('y')).replaceAll('  ', '\t'), [], 0],
    ['when items come before it', document(good('z'), bad('x', [1, { b: 2 }]), bad('y')), [], 0],
    ['when items change places', document(bad('y'), bad('x', [1, { b: 2 }])), [], 0],
    ['but not another one', document(bad('x', [1, { b: 2 }]), bad('y'), bad('w')), ['/tools/2/unw'], 0],
    ['but not twice', document(bad('x', [1, { b: 2 }]), bad('y'), bad('y')), ['/tools/2/name', '/tools/2/uny'], 0],
    ['and missed when it is gone', document(good('x'), bad('y')), [], 1],
  ])('%s', async (_about, text, pointers, stale) => {
    write('a.mcpdesc.json', text);
    const { active, notices } = await again();
    expect(active).toEqual(pointers);
    expect(notices.filter((notice) => notice.startsWith('The baseline lists')).length).toBe(stale);
  });
});

describe('what is gone', () => {
  beforeEach(async () => {
    write('a.mcpdesc.json', document(bad('x')));
    write('sub/b.mcpdesc.json', document(bad('y')));
    await remember();
    write('a.mcpdesc.json', document(good('x')));
    rmSync(join(folder, 'sub/b.mcpdesc.json'));
  });

  test('is told, and dropped when the baseline is written', async () => {
    const rule = 'mcpdesc.document.object.known-properties';
    expect((await again()).notices).toEqual([
      `The baseline lists ${rule} at /tools/0/unx of a.mcpdesc.json, which is gone.`,
      `The baseline lists ${rule} at /tools/0/uny of sub/b.mcpdesc.json, which is gone.`,
      'Write the baseline again with --write-baseline to drop what is gone.',
    ]);
    await remember();
    expect(JSON.parse(read('known.json'))).toEqual({ version: 1, findings: [] });
  });

  test('is told of the first ten, and counted of the others', async () => {
    const names = Array.from({ length: 12 }, (_, index) => `t${index}`);
    write('a.mcpdesc.json', document(...names.map((name) => bad(name))));
    await remember();
    for (const [left, last] of [
      [2, '/tools/9/unt9 of a.mcpdesc.json, which is gone.'],
      [1, 'The baseline lists 1 more finding that is gone.'],
      [0, 'The baseline lists 2 more findings that are gone.'],
    ] as const) {
      write('a.mcpdesc.json', document(...names.slice(0, left).map((name) => bad(name))));
      const { notices } = await again();
      expect(notices).toHaveLength(Math.min(12 - left, 11) + 1);
      expect(notices.at(-2)).toContain(last);
    }
  });

  test('is not judged where nobody looked', async () => {
    expect((await again({ paths: ['a.mcpdesc.json'] })).notices.length).toBe(2);
    mkdirSync(join(folder, 'elsewhere'));
    const elsewhere = { workingDirectory: join(folder, 'elsewhere'), baseline: { file: '../known.json' } };
    expect((await again(elsewhere)).notices).toEqual([]);
    await remember({ paths: ['a.mcpdesc.json'] });
    expect(JSON.parse(read('known.json')).findings).toMatchObject([{ file: 'sub/b.mcpdesc.json' }]);
  });
});

test.each([
  [10, 'j.mcpdesc.json was not checked in full, so the baseline keeps what it knew of it.'],
  [11, 'The baseline keeps what it knew of 1 more file not checked in full.'],
  [12, 'The baseline keeps what it knew of 2 more files not checked in full.'],
])('of %i files that are not read any more, the first ten are named', async (count, last) => {
  const names = [...'abcdefghijkl'].slice(0, count).map((letter) => `${letter}.mcpdesc.json`);
  for (const name of names) write(name, document(bad('x')));
  await remember();
  for (const name of names) write(name, '{');
  const { notices } = await remember();
  expect(notices).toHaveLength(1 + Math.min(count, 11));
  expect(notices.at(-1)).toBe(last);
});

test('a baseline nested without end is refused where that begins', async () => {
  write('known.json', `{"version": 1, "findings": ${'['.repeat(100_000)}${']'.repeat(100_000)}}`);
  await expect(again()).rejects.toThrow(/^known\.json:1:38: .* level 10, the last that is read/);
});

test('a file that cannot be read is never listed', async () => {
  write('a.mcpdesc.json', '{');
  expect((await remember()).active).toEqual(['']);
  expect(JSON.parse(read('known.json')).findings).toEqual([]);
});

test('the same findings are the same bytes, a line each, in the order of files, and nothing else is left behind', async () => {
  write('b.mcpdesc.json', document(bad('x')));
  write('a.mcpdesc.json', document(bad('y'), bad('x')));
  await remember();
  const text = read('known.json');
  expect(
    text
      .split('\n')
      .map((line) => /"file":"(.)/.exec(line)?.[1])
      .filter(Boolean),
  ).toEqual(['a', 'a', 'b']);
  await remember();
  expect(read('known.json')).toBe(text);
  expect(readdirSync(folder).sort()).toEqual(['a.mcpdesc.json', 'b.mcpdesc.json', 'known.json']);
});

describe('a baseline that cannot be used is the operator’s fault', () => {
  test.each([
    [undefined, 'There is no baseline "known.json"; --write-baseline writes it'],
    ['[]', 'known.json:1:1: This must be an object with "version", "findings", not a list.'],
    ['{', /^known\.json:1:2: /],
    ['{"version": 2, "findings": []}', 'known.json:1:13: This must be 1, not 2.'],
    ['{"version": 1, "findings": [{"file": "a"}]}', /^known\.json:1:29: "pointer" is missing here\.\n/],
  ])('%j', async (text, message) => {
    if (text !== undefined) write('known.json', text);
    await expect(again()).rejects.toThrow(typeof message === 'string' ? new UsageError(message) : message);
  });

  test('nor is one that cannot be written passed over', async () => {
    write('a.mcpdesc.json', document(bad('x')));
    write('file', '');
    const { report } = await remember({ baseline: { file: 'file/known.json', write: true } }).catch((error) => ({
      report: { problems: [{ kind: error instanceof UsageError ? 'operator' : 'crash' }] },
    }));
    expect(report.problems).toMatchObject([{ kind: 'operator' }]);
  });
});

test('of a file that cannot be read now, what was known stays', async () => {
  write('a.mcpdesc.json', document(bad('x')));
  write('b.mcpdesc.json', document(bad('y')));
  await remember();
  const before = read('known.json');
  write('a.mcpdesc.json', '{');
  expect(await again()).toMatchObject({ active: [''], suppressed: 1, notices: [] });
  expect(await remember()).toMatchObject({
    active: [''],
    notices: [
      'Listed 2 findings in known.json.',
      'a.mcpdesc.json was not checked in full, so the baseline keeps what it knew of it.',
    ],
  });
  expect(read('known.json')).toBe(before);
  write('a.mcpdesc.json', document(bad('x')));
  expect((await again()).active).toEqual([]);
});

describe('where not everything could be checked', () => {
  const rule = 'mcpdesc.document.object.known-properties';

  beforeEach(() => {
    write('a.mcpdesc.json', document(bad('x'), bad('y')));
    write('sub/b.mcpdesc.json', document(bad('z')));
  });

  /** As if the check of a rule had crashed at the second of the places where the rule finds something. */
  const crashing: Manner['examine'] = (source, settings) => {
    const { file, ...result } = checkSource(source, settings);
    const findings = file.findings.slice(0, 1);
    const problem = { kind: 'crash', path: source.path, rule, message: 'No.' } as const;
    return source.path === 'a.mcpdesc.json'
      ? { ...result, file: { ...file, findings }, problems: [problem] }
      : { ...result, file };
  };

  test('in a file in which a check crashed, what was known stays, and what is found as well is added', async () => {
    await remember();
    const before = read('known.json');
    expect((await again({ examine: crashing })).notices).toEqual([]);
    write('a.mcpdesc.json', document(bad('new'), bad('x'), bad('y')));
    expect(await remember({ examine: crashing })).toMatchObject({
      active: [],
      notices: [
        'Listed 4 findings in known.json.',
        'a.mcpdesc.json was not checked in full, so the baseline keeps what it knew of it.',
      ],
    });
    write('a.mcpdesc.json', document(bad('x'), bad('y')));
    await remember();
    expect(read('known.json')).toBe(before);
  });

  test('a folder that cannot be looked into keeps what was known of the files in it', async () => {
    await remember();
    const before = read('known.json');
    const list = realDisk.list;
    const closed = vi.spyOn(realDisk, 'list').mockImplementation(async (path) => {
      if (path === join(folder, 'sub')) throw Object.assign(new Error('No.'), { code: 'EACCES' });
      return list(path);
    });
    try {
      const { notices, report } = await again();
      expect(report.problems).toMatchObject([{ path: 'sub' }]);
      expect(notices).toEqual([]);
      expect((await remember()).notices).toEqual([
        'Listed 3 findings in known.json.',
        'sub/b.mcpdesc.json was not checked in full, so the baseline keeps what it knew of it.',
      ]);
    } finally {
      closed.mockRestore();
    }
    expect(read('known.json')).toBe(before);
  });

  test('each of a few files is named, the others are counted', async () => {
    for (let index = 0; index < 12; index += 1) write(`many/${index}.mcpdesc.json`, document(bad('x')));
    await remember();
    for (let index = 0; index < 12; index += 1) write(`many/${index}.mcpdesc.json`, '{');
    const { notices } = await remember();
    expect(notices).toHaveLength(12);
    expect(notices.at(-1)).toBe('The baseline keeps what it knew of 2 more files not checked in full.');
  });
});
