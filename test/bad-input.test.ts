import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { realDisk } from '../src/discover/index.ts';
import type { Finding, Report } from '../src/finding.ts';
import { run } from '../src/run.ts';
import { parseCommandLine } from '../src/settings/index.ts';

/** Ten levels of ten aliases each: 10^10 values if anyone expanded them. */
const bomb = `a0: &a0 [x, x, x, x, x, x, x, x, x, x]\n${Array.from({ length: 10 }, (_, level) => {
  const again = Array.from({ length: 10 }, () => `*a${level}`).join(', ');
  return `a${level + 1}: &a${level + 1} [${again}]\n`;
}).join('')}`;

const minimal = (mcpdesc: unknown) =>
  JSON.stringify({ mcpdesc, info: { name: 'n', version: '1' }, protocolVersions: ['2026-07-28'] });

const files: Readonly<Record<string, { content: string | Uint8Array; rule: string }>> = {
  'empty.mcpdesc.json': { content: '', rule: 'mcpdesc.serialization.json.well-formed' },
  'empty.mcpdesc.yaml': { content: '', rule: 'mcpdesc.serialization.yaml.single-document' },
  'binary.mcpdesc.json': {
    content: Uint8Array.from({ length: 4096 }, (_, index) => (index * 167) % 256),
    rule: 'mcpdesc.serialization.encoding.utf-8',
  },
  'huge.mcpdesc.json': {
    content: new Uint8Array(100_000_000).fill(32),
    rule: 'mcpdesc.serialization.input.size-limits',
  },
  'deep.mcpdesc.json': {
    content: `${'['.repeat(10_000)}${']'.repeat(10_000)}`,
    rule: 'mcpdesc.serialization.input.size-limits',
  },
  'deep.mcpdesc.yaml': {
    content: `a: ${'['.repeat(10_000)}${']'.repeat(10_000)}`,
    rule: 'mcpdesc.serialization.input.size-limits',
  },
  'bomb.mcpdesc.yaml': { content: bomb, rule: 'mcpdesc.serialization.yaml.no-aliases' },
  'future.mcpdesc.json': { content: minimal('9.9.9'), rule: 'mcpdesc.document.mcpdesc.recognized-version' },
  'number.mcpdesc.json': { content: minimal(0.8), rule: 'mcpdesc.document.mcpdesc.recognized-version' },
  'list.mcpdesc.json': { content: '[]', rule: 'mcpdesc.document.root.structure' },
  'scalar.mcpdesc.yaml': { content: 'just words', rule: 'mcpdesc.document.root.structure' },
  'prototype.mcpdesc.json': {
    content: minimal('0.8.0').replace('{', '{"__proto__":{},'),
    rule: 'mcpdesc.document.object.known-properties',
  },
  'neighbour.mcpdesc.json': {
    content: minimal('0.8.0').replace('"info"', '"inof"'),
    rule: 'mcpdesc.document.object.known-properties',
  },
};

describe('bad input among other files', () => {
  let folder: string;
  let report: Report;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'bad-input-'));
    for (const [name, { content }] of Object.entries(files)) writeFileSync(join(folder, name), content);
    mkdirSync(join(folder, 'folder.mcpdesc.json'));
    const command = parseCommandLine(['.', 'gone.mcpdesc.json'], {
      workingDirectory: folder,
      environment: {},
      isTerminal: false,
    });
    if (command.name !== 'check') throw new Error('a path alone is checked');
    report = await run(command.settings, realDisk);
  }, 60_000);
  afterAll(() => rmSync(folder, { recursive: true }));

  const findings = (name: string): readonly Finding[] => report.files.find(({ path }) => path === name)?.findings ?? [];

  test.each(Object.entries(files))('%s gives its finding', (name, { rule }) => {
    expect(findings(name).map((finding) => finding.rule)).toContain(rule);
  });

  test('nothing crashes, and only the missing path is a problem', () => {
    expect(report.problems.map(({ kind, path }) => [kind, path])).toEqual([['operator', 'gone.mcpdesc.json']]);
  });

  test('every file is reported, the folder of that name is not one', () => {
    expect(report.files.map(({ path }) => path)).toEqual(Object.keys(files).toSorted());
  });
});
