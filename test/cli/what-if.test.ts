import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CommandLine, compileCommandLine } from './command.ts';

let commandLine: CommandLine;
let folder: string;
beforeAll(() => {
  commandLine = compileCommandLine();
  folder = mkdtempSync(join(tmpdir(), 'what-if-'));
  const document = {
    mcpdesc: '0.8.0',
    info: { name: 'n', version: '1.0.0' },
    protocolVersions: ['2025-11-25'],
    capabilities: [{ tasks: {} }],
  };
  writeFileSync(join(folder, 'a.mcpdesc.json'), JSON.stringify(document));
}, 120_000);
afterAll(() => {
  commandLine.end();
  rmSync(folder, { recursive: true });
});

const start = (...words: string[]) => commandLine(words, { folder });

test('what stands in the way of other versions never fails a run', async () => {
  const { status, stdout } = await start('--protocol-versions', '2026-07-28', '--fail-on', 'note');
  expect(status).toBe(0);
  expect(stdout).toContain('a.mcpdesc.json:\n  2026-07-28  1 thing stands in the way\n');
  expect(stdout).not.toContain('2025-06-18');
  expect(stdout).toMatch(/No findings in 1 file\.\n$/);
});

test('who asks gets an answer even with --quiet', async () => {
  expect((await start('--quiet')).stdout).toBe('');
  expect((await start('--quiet', '--protocol-versions', 'all')).stdout).toMatch(
    /^ {2}2025-06-18 {2}1 thing stands in the way$/m,
  );
});
