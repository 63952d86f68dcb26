/** What somebody sees who sits in front of it: the command line on a terminal of its own. */

import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type CommandLine, compileCommandLine } from './command.ts';

/** Makes terminals; not on every system, and not with these options everywhere. */
const isThere = (() => {
  try {
    return execFileSync('script', ['--version'], { encoding: 'utf8' }).includes('util-linux');
  } catch {
    return false;
  }
})();

let commandLine: CommandLine;
let folder: string;
beforeAll(() => {
  commandLine = compileCommandLine();
  folder = mkdtempSync(join(tmpdir(), 'terminal-'));
  const long = `info: { name: n, version: "1.0.0", description: "${'x'.repeat(200)}" }`;
  writeFileSync(
    join(folder, 'a.mcpdesc.yaml'),
    `mcpdesc: "0.8.0"\n${long}\nprotocolVersions: ["2025-11-25"]\ntags: [] # ${'y'.repeat(200)}\n`,
  );
}, 120_000);
afterAll(() => {
  commandLine.end();
  rmSync(folder, { recursive: true });
});

function onTerminal(words: string, environment: Readonly<Record<string, string>> = {}, columns = 80): string {
  const line = `stty cols ${columns}; "${process.execPath}" "${commandLine.entry}" ${words}`;
  const env = { PATH: process.env.PATH, TERM: 'xterm', SHELL: '/bin/sh', ...environment };
  return execFileSync('script', ['-qc', line, '/dev/null'], { cwd: folder, env, encoding: 'utf8' }).replaceAll(
    '\r\n',
    '\n',
  );
}

describe.skipIf(!isThere)('on a terminal', () => {
  test('there are colors, and the same words without them', () => {
    const colored = onTerminal('');
    expect(colored).toContain('\u001b[');
    expect(onTerminal('--no-color')).toBe(stripVTControlCharacters(colored));
    expect(onTerminal('', { NO_COLOR: '1' })).toBe(stripVTControlCharacters(colored));
    expect(onTerminal('', { NO_COLOR: '' })).toBe(colored);
  });

  test('every finding begins with a place to click, and quoted lines fit', () => {
    for (const columns of [60, 100]) {
      const lines = stripVTControlCharacters(onTerminal('', {}, columns)).split('\n');
      expect(lines[0]).toMatch(/^a\.mcpdesc\.yaml:4:7 error: /);
      const quoted = lines.filter((line) => /^ *\d* \| /.test(line));
      expect(quoted.length).toBeGreaterThan(0);
      for (const line of quoted) expect(line.length).toBeLessThanOrEqual(columns);
      expect(Math.max(...quoted.map((line) => line.length))).toBeGreaterThan(columns - 10);
    }
  });

  test('a rule is explained in lines that fit, and on one line a paragraph where nobody looks', async () => {
    const words = ['explain', 'mcp.tool.input-schema.object-root'];
    const piped = (await commandLine(words, { folder })).stdout;
    expect(Math.max(...piped.split('\n').map((line) => line.length))).toBeGreaterThan(200);
    for (const columns of [60, 100]) {
      const shown = onTerminal(words.join(' '), {}, columns);
      expect(shown.replaceAll(/\s+>?\s*/g, ' ')).toBe(piped.replaceAll(/\s+>?\s*/g, ' '));
      const wide = shown.split('\n').filter((line) => line.length > columns);
      // Examples, and addresses that nobody could click in two.
      for (const line of wide) expect(line).toMatch(/^protocolVersions:|^ *https:/);
    }
  });

  test('one that does not say how wide it is gets the usual width', () => {
    const lines = stripVTControlCharacters(onTerminal('', {}, 0)).split('\n');
    expect(Math.max(...lines.map((line) => line.length))).toBeGreaterThan(100);
  });

  test('a diff moves no cursor, and is exact for everything but a terminal', async () => {
    const members = ['"mcpdesc":"0.8.0"', '"info":{"name":"\u009b31m\u202e","version":"1.0.0"}'];
    const text = `{${[...members, '"protocolVersions":["2025-11-25","2025-11-25"]'].join(',\n\t')}}\r\n`;
    mkdirSync(join(folder, 'other'), { recursive: true });
    writeFileSync(join(folder, 'other/b.mcpdesc.json'), text);
    const words = ['--fix-dry-run', '--quiet', 'other/b.mcpdesc.json'];
    const exact = (await commandLine(words, { folder })).stdout;
    expect(exact).toContain(` \t${members[1]},\n`);
    const seen = exact.replace('\u009b', '\\u{9b}').replace('\u202e', '\\u{202e}').replaceAll('\r', '\\u{d}');
    expect(onTerminal(words.join(' '))).toBe(seen);
  });
});
