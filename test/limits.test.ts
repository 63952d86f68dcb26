/** Limits that the config file or a program raises, through the whole pipeline. */

import { mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { check, fix } from '../src/api.ts';
import { configured, printedConfig } from '../src/config/index.ts';
import { realDisk } from '../src/discover/index.ts';
import { type Report, summarize } from '../src/finding.ts';
import { inspect } from '../src/inspect.ts';
import { limitNames, limits } from '../src/limits.ts';
import { defaults, type Settings, UsageError } from '../src/settings/index.ts';

let folder: string;
beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'limits-')));
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
const settings = (more: Partial<Settings> = {}): Settings => ({
  ...defaults,
  root: folder,
  workingDirectory: folder,
  ...more,
});
const inspected = async (more: Partial<Settings> = {}): Promise<Report> =>
  (await inspect(settings(more), '2026-11-30')).report;
const said = ({ files }: Report) =>
  files.flatMap(({ findings }) =>
    findings.filter(({ suppressed }) => suppressed === undefined).map(({ rule, message }) => `${rule}: ${message}`),
  );

const description = (more: object) =>
  JSON.stringify({
    mcpdesc: '0.8.0',
    info: { name: 'n', version: '1.0.0' },
    protocolVersions: ['2026-07-28'],
    ...more,
  });
/** So many findings: an array that is no tag each. */
const faulty = (count: number) => description({ tags: Array.from({ length: count }, () => 1) });

describe('a file of 20 MB', () => {
  const large = (length: number) => {
    const text = 'a description of a megabyte, '.repeat(33_000);
    const tools = Array.from({ length }, (_, index) => ({
      name: `t${index}`,
      description: text,
      inputSchema: { type: 'object' },
    }));
    return description({ tools });
  };

  test('is refused by its size, which is told, and read where the config file says so', async () => {
    const text = large(21);
    expect(text.length).toBeGreaterThan(20_000_000);
    write('large.mcpdesc.json', text);
    expect(said(await inspected())).toEqual([
      `mcpdesc.serialization.input.size-limits: The file has ${text.length.toLocaleString('en-US')} bytes, more than the 5,242,880 that are read; that is a limit of this tool, not of the format, and "limits.bytes" in the config file raises it.`,
    ]);
    write('.mcpdesc-check.yaml', 'version: 1\nlimits: { bytes: 30000000 }\n');
    const { files, problems } = await inspected();
    expect(problems).toEqual([]);
    expect(files).toMatchObject([{ mcpdesc: '0.8.0', protocolVersions: ['2026-07-28'], findings: [] }]);
  });

  test('is read by a program that asks for it', () => {
    const text = large(6);
    expect(check(text, 'a.json').file.findings.map(({ rule }) => rule)).toEqual([
      'mcpdesc.serialization.input.size-limits',
    ]);
    expect(check(text, 'a.json', { limits: { bytes: 10_000_000 } }).file.findings).toEqual([]);
  });
});

describe('numbers that cannot be', () => {
  test.each(limitNames)('%s beyond the most, below one, or no number', async (name) => {
    const most = limits[name].most;
    const place = 'version: 1\nlimits:\n  ';
    for (const [value, shown] of [
      [`${most + 1}`, `${most + 1}`],
      ['0', '0'],
      ['1.5', '1.5'],
      ['"7"', '"7"'],
    ]) {
      write('.mcpdesc-check.yaml', `${place}${name}: ${value}\n`);
      await expect(inspected()).rejects.toThrow(
        new UsageError(
          `.mcpdesc-check.yaml:3:${name.length + 5}: This must be a whole number from 1 to ${most}, not ${shown}.`,
        ),
      );
    }
    write('.mcpdesc-check.yaml', `${place}${name}: ${most}\n`);
    expect((await inspected()).problems).toEqual([]);
  });

  test('a limit that nobody knows', async () => {
    write('.mcpdesc-check.yaml', 'version: 1\nlimits: { byte: 7 }\n');
    await expect(inspected()).rejects.toThrow('Nothing is called "byte" here; did you mean "bytes"?');
  });

  test('a program is told with an exception', () => {
    expect(() => check('{}', 'a.json', { limits: { depth: 501 } })).toThrow(
      new RangeError('limits.depth must be a whole number from 1 to 500, not 501'),
    );
    expect(() => fix('{}', 'a.json', { limits: { values: 0 } })).toThrow(RangeError);
  });
});

test('--print-config says which limits are in force, and where that is said', async () => {
  write('.mcpdesc-check.yaml', 'version: 1\nlimits:\n  findings: 20\n');
  const shown = JSON.parse(printedConfig(await configured(settings(), realDisk, '2026-11-30'), 'a.mcpdesc.json'));
  expect(shown.limits).toEqual({
    bytes: { value: 5_242_880, by: 'default' },
    depth: { value: 100, by: 'default' },
    values: { value: 100_000, by: 'default' },
    characters: { value: 1_048_576, by: 'default' },
    entries: { value: 100_000, by: 'default' },
    findings: { value: 20, by: 'config', at: '.mcpdesc-check.yaml:3:13' },
  });
});

describe('more findings than are reported', () => {
  beforeEach(() => write('.mcpdesc-check.yaml', 'version: 1\nlimits: { findings: 10 }\n'));

  test('are not taken for new where the baseline knows them', async () => {
    write('a.mcpdesc.json', faulty(30));
    const baseline = { file: 'known.json', write: true };
    const { files } = await inspected({ baseline });
    expect(JSON.parse(readFileSync(join(folder, 'known.json'), 'utf8')).findings).toHaveLength(30);
    expect(files[0]?.findings).toHaveLength(10);
    expect(summarize(files)).toMatchObject({ errors: 0, notes: 0, suppressed: 30 });

    write('a.mcpdesc.json', faulty(30).replace('"0.8.0"', '"0.8.0","unheard":1'));
    const later = await inspected({ baseline: { ...baseline, write: false } });
    expect(said(later).map((one) => one.split(':')[0])).toEqual(['mcpdesc.document.object.known-properties']);
    expect(summarize(later.files)).toMatchObject({ errors: 1, notes: 0, suppressed: 30 });
  });

  test('are all corrected', () => {
    const tools = Array.from({ length: 60 }, (_, index) => ({
      name: `t${index}`,
      inputSchema: { type: 'object' },
      tags: [],
    }));
    // Not so many with each pass that the passes would do for all of them.
    const { count, file } = fix(description({ tools }), 'a.mcpdesc.json', { limits: { findings: 1 } });
    expect([count, file.findings]).toEqual([60, []]);
  });
});
