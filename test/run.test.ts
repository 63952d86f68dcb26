import { describe, expect, test } from 'vitest';
import { parseConfig } from '../src/config/load.ts';
import type { Disk, Kind } from '../src/discover/index.ts';
import { summarize } from '../src/finding.ts';
import { outcome } from '../src/report/index.ts';
import { isEmpty, run } from '../src/run.ts';
import { defaults, type Settings, UsageError } from '../src/settings/index.ts';

const failure = (code: string) =>
  Object.assign(new Error(`${code}: told by the system, open '/secret/place'`), { code });

/** A root with files in it; one of them may be unreadable, in its own way. */
function disk(files: Readonly<Record<string, string | Error>>): Disk {
  return {
    list: async () => Object.keys(files).map((name) => ({ name, kind: 'file' as const })),
    kind: async (path): Promise<Kind | undefined> =>
      path === '/r' ? 'directory' : Object.hasOwn(files, path.slice(3)) ? 'file' : undefined,
    realPath: async (path) => path,
    size: async (path) => String(files[path.slice(3)]).length,
    read: async (path, atMost) => {
      const content = path === undefined ? '{"mcpdesc": "stdin"}' : files[path.slice(3)];
      if (typeof content !== 'string') throw content;
      return Buffer.from(content).subarray(0, atMost);
    },
  };
}

const settings = (changed: Partial<Settings> = {}): Settings => ({
  ...defaults,
  root: '/r',
  workingDirectory: '/r',
  ...changed,
});

describe('one file never hides another', () => {
  test('an unreadable one is a problem without the place on this machine', async () => {
    const report = await run(
      settings(),
      disk({ 'a.mcpdesc.json': failure('EACCES'), 'b.mcpdesc.json': '{', 'c.mcpdesc.json': failure('EIO') }),
    );
    expect(report.files.map(({ path }) => path)).toEqual(['b.mcpdesc.json']);
    expect(report.problems).toEqual([
      { kind: 'operator', path: 'a.mcpdesc.json', message: 'This file cannot be read: permission denied.' },
      { kind: 'operator', path: 'c.mcpdesc.json', message: 'This file cannot be read: the disk is faulty.' },
    ]);
  });

  test('a file beyond the limit is a finding of its own, whatever its size', async () => {
    const report = await run(settings(), disk({ 'a.mcpdesc.json': ' '.repeat(6 << 20), 'b.mcpdesc.yaml': 'a: [' }));
    expect(report.problems).toEqual([]);
    expect(report.files.map(({ path, findings }) => [path, findings[0]?.rule])).toEqual([
      ['a.mcpdesc.json', 'mcpdesc.serialization.input.size-limits'],
      ['b.mcpdesc.yaml', 'mcpdesc.serialization.yaml.well-formed'],
    ]);
  });
});

test('what comes by standard input is not said to have a size', async () => {
  const endless: Disk = { ...disk({}), read: async (_path, atMost) => Buffer.alloc(atMost, ' ') };
  const { files } = await run(settings({ paths: ['-'], stdinFilename: 'x.json' }), endless);
  expect(files.map(({ findings }) => findings.map(({ message }) => message))).toEqual([
    [expect.stringMatching(/^Standard input has more bytes than the 5,242,880 that are read;/)],
  ]);
});

test('standard input is a file like any other', async () => {
  const report = await run(settings({ paths: ['-'], stdinFilename: 'x.mcpdesc.json' }), disk({}));
  expect(report.files.map(({ path, mcpdesc }) => [path, mcpdesc])).toEqual([['x.mcpdesc.json', 'stdin']]);
});

describe('where nothing matched', () => {
  test.each(['warn', 'ignore'] as const)('%s leaves an empty report', async (ifNoFiles) => {
    const report = await run(settings({ ifNoFiles }), disk({}));
    expect(report).toEqual({ files: [], problems: [] });
    expect(isEmpty(report)).toBe(true);
  });

  test('error makes it a problem', async () => {
    const report = await run(settings({ ifNoFiles: 'error', paths: ['*.yaml'] }), disk({}));
    expect(report.problems).toEqual([
      { kind: 'operator', path: '', message: 'No MCP Description file matches "*.yaml".' },
    ]);
  });

  test('a missing path is told once, as such', async () => {
    const { problems } = await run(settings({ ifNoFiles: 'error', paths: ['gone.json'] }), disk({}));
    expect(problems.map(({ path }) => path)).toEqual(['gone.json']);
  });
});

test('the config file is no file that was checked, also where its ignores have findings', async () => {
  const text = 'version: 1\nignore:\n  - { rule: mcp.tool.schema.native-shape, until: "2020-01-01", reason: over }\n';
  const config = await parseConfig('.mcpdesc-check.yaml', '/r', new TextEncoder().encode(text));
  const own = settings({ config, isWhole: true, today: '2026-11-30' });
  const one = await run(own, disk({ 'a.mcpdesc.json': '{"mcpdesc": "0.8.0"}' }));
  expect(one.files.map(({ path }) => path)).toEqual(['.mcpdesc-check.yaml', 'a.mcpdesc.json']);
  expect(summarize(one.files)).toMatchObject({ files: 1, warnings: 1 });
  const none = await run(own, disk({}));
  expect(none.files.map(({ path }) => path)).toEqual(['.mcpdesc-check.yaml']);
  expect(isEmpty(none)).toBe(true);
  expect(outcome(summarize(none.files))).toBe('1 warning, no files to check');
});

test('wrong usage is thrown before anything is read', async () => {
  await expect(run(settings({ paths: ['a.json', '{b'] }), disk({ 'a.json': new Error('read') }))).rejects.toThrow(
    UsageError,
  );
});

test('an ignore of the config file may be needed by a file that cannot be read', async () => {
  const text = `version: 1
ignore:
  - { rule: mcp.tool.schema.native-shape, files: [b.mcpdesc.json], reason: known }
`;
  const config = await parseConfig('.mcpdesc-check.yaml', '/r', new TextEncoder().encode(text));
  const rules = async (b: string | Error) => {
    const report = await run(
      settings({ config, isWhole: true, today: '2026-11-30' }),
      disk({ 'a.mcpdesc.json': '{"mcpdesc": "0.8.0"}', 'b.mcpdesc.json': b }),
    );
    return report.files
      .filter(({ path }) => path === config.path)
      .flatMap(({ findings }) => findings.map(({ rule }) => rule));
  };
  expect(await rules('{"mcpdesc": "0.8.0"}')).toEqual(['mcpdesc.ignore.entry.used']);
  expect(await rules(failure('EACCES'))).toEqual([]);
});

test('a file that nobody checked is no clean one', async () => {
  const { files, problems } = await run(settings(), disk({ 'a.mcpdesc.json': '{' }), { checkAll: async () => {} });
  expect(files).toEqual([]);
  expect(problems).toEqual([{ kind: 'crash', path: 'a.mcpdesc.json', message: 'Nobody checked this file.' }]);
});

test('progress counts the files', async () => {
  const seen: number[][] = [];
  await run(settings(), disk({ 'a.mcpdesc.json': '{', 'b.mcpdesc.json': '{' }), {
    progress: (done, of) => seen.push([done, of]),
  });
  expect(seen).toEqual([
    [1, 2],
    [2, 2],
  ]);
});
