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

test('a format that has room for one version is told of, where others are asked for', async () => {
  const document = {
    mcpdesc: '0.7.0',
    info: { name: 'n', version: '1.0.0', protocolVersion: '2025-06-18' },
    transports: [{ type: 'stdio', command: 'c' }],
    tools: [{ name: 't', inputSchema: { type: 'object' } }],
  };
  writeFileSync(join(folder, 'old.json'), JSON.stringify(document));
  const told = 'note: No other protocol version is tried for old.json: format 0.7.0 has room for one.\n';
  expect((await start('--protocol-versions', 'all', 'old.json')).stderr).toBe(told);
  expect((await start('--protocol-versions', 'all', '--quiet', 'old.json')).stderr).toBe('');
  expect((await start('old.json')).stderr).toBe('');
  expect((await start('--protocol-versions', 'all', 'a.mcpdesc.json')).stderr).toBe('');
  writeFileSync(join(folder, 'older.json'), JSON.stringify(document));
  expect((await start('--protocol-versions', '2025-11-25', 'old.json', 'older.json')).stderr).toContain(
    'for 2 files: ',
  );
});
