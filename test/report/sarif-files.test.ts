/** SARIF of real files under names that break things, as the upload would read it: back from the address to the file. */

import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Log, Result } from 'sarif';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { realDisk } from '../../src/discover/index.ts';
import { reporters } from '../../src/report/index.ts';
import { ruleTable } from '../../src/rule-table.ts';
import { run } from '../../src/run.ts';
import { defaults } from '../../src/settings/index.ts';
import { oracle } from './fingerprint-oracle.ts';
import { context } from './sample.ts';

const yaml = 'mcpdesc: 0.8.0\ninfo: {name: x, version: 1.0.0}\nprotocolVersions: ["2026-07-28"]\n';
const json = '{"mcpdesc":"0.8.0","info":{"name":"x","version":"1.0.0"},"protocolVersions":["2026-07-28"]';

/** Each has a member that nobody knows, called "odd", or cannot be read at all. */
const files: Readonly<Record<string, string>> = {
  'a b/#1 [50%].mcpdesc.yaml': `${yaml}odd: 1\n`,
  'a:b?.mcpdesc.yaml': `${yaml}odd:\n  - |\n    several\n    lines\n`,
  '天気 🌦.mcpdesc.yaml': `${yaml}x-a: 🌦\nodd: 1\n`,
  'back\\slash.mcpdesc.yaml': `${yaml.replaceAll('\n', '\r\n')}odd: 1\r\n`,
  'returns.mcpdesc.yaml': `${yaml.replaceAll('\n', '\r')}odd: 1\r`,
  'mark.mcpdesc.json': `\ufeff${json},\n"odd":1}`,
  'minified.mcpdesc.json': `${json},"x-a":"🌦${'🌦'.repeat(200)}","odd":1}`,
  'tabs.mcpdesc.json': `${json},\n\t"x-a": 1,\t"odd": [\n\t1\n]}\n`,
  'empty.mcpdesc.json': '',
  'empty.mcpdesc.yaml': '',
  'cut.mcpdesc.json': `${json},\n"odd":`,
};

let root: string;
let results: readonly Result[];

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'sarif-files-'));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  }
  symlinkSync('empty.mcpdesc.json', join(root, 'a-link.mcpdesc.json'));
  const settings = { ...defaults, root, workingDirectory: root, paths: [] };
  const report = await run(settings, realDisk);
  const log: Log = JSON.parse(reporters.sarif(report, { ...context, rules: await ruleTable() }));
  results = log.runs[0]?.results ?? [];
});
afterAll(() => rmSync(root, { recursive: true }));

const physical = ({ locations }: Result) => locations?.[0]?.physicalLocation ?? {};
const pathOf = (result: Result) => decodeURIComponent(physical(result).artifactLocation?.uri ?? '');
const linesOf = (text: string) => text.split(/\r\n|\r|\n/);

describe('every result', () => {
  test('leads back to one of the files, each under its own name', () => {
    expect(new Set(results.map(pathOf))).toEqual(new Set(Object.keys(files)));
    for (const result of results) expect(physical(result).artifactLocation?.uri).toMatch(/^[A-Za-z0-9._~%/-]+$/);
  });

  test('has the fingerprint that the upload computes from the file', () => {
    for (const result of results) {
      const text = readFileSync(join(root, pathOf(result)), 'utf8');
      const hash = result.partialFingerprints?.primaryLocationLineHash;
      expect([pathOf(result), hash]).toEqual([
        pathOf(result),
        oracle(text)[(physical(result).region?.startLine ?? 0) - 1],
      ]);
    }
  });

  test('has a region of four numbers inside its file', () => {
    for (const result of results) {
      const lines = linesOf(files[pathOf(result)] ?? '');
      const { startLine = 0, startColumn = 0, endLine = 0, endColumn = 0 } = physical(result).region ?? {};
      expect(Math.min(startLine, startColumn)).toBeGreaterThan(0);
      expect(endLine > startLine || (endLine === startLine && endColumn >= startColumn)).toBe(true);
      expect(endLine).toBeLessThanOrEqual(lines.length);
      expect(endColumn).toBeLessThanOrEqual((lines[endLine - 1] ?? '').length + 1);
    }
  });

  test('about the member "odd" marks its name and nothing else', () => {
    const odd = results.filter(({ message }) => message.text?.startsWith('"odd" '));
    expect(odd.length).toBe(8);
    for (const result of odd) {
      const { startLine = 0, startColumn = 0, endLine, endColumn = 0 } = physical(result).region ?? {};
      expect(endLine).toBe(startLine);
      const marked = linesOf(files[pathOf(result)] ?? '')[startLine - 1]?.slice(startColumn - 1, endColumn - 1);
      expect(marked?.replaceAll('"', '')).toBe('odd');
    }
  });
});
