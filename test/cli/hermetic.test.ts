/** The command line opens no connection, whatever a description names and whatever it is asked to do. */

import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { noNetwork, reachedOut } from '../no-network.ts';
import { type CommandLine, compileCommandLine } from './command.ts';

/** Each test starts processes, which a busy machine does slowly. */
vi.setConfig({ testTimeout: 120_000 });

/** Names hosts wherever a checker could be tempted to fetch something. */
const tempting = {
  $schema: 'https://example.com/description.json',
  mcpdesc: '0.8.0',
  info: { name: 'n', version: '1.0.0', icons: [{ src: 'https://example.com/icon.png' }] },
  protocolVersions: ['2026-07-28'],
  tools: [
    {
      name: 't',
      inputSchema: {
        $schema: 'https://example.com/dialect.json',
        type: 'object',
        properties: { a: { $ref: 'https://example.com/schema.json' } },
      },
    },
  ],
  resources: [{ uri: 'https://example.com/resource', name: 'r' }],
};

let commandLine: CommandLine;
let folder: string;
beforeAll(() => {
  commandLine = compileCommandLine();
  folder = mkdtempSync(join(tmpdir(), 'hermetic-'));
  writeFileSync(join(folder, 'a.mcpdesc.json'), JSON.stringify(tempting));
  writeFileSync(join(folder, 'b.mcpdesc.yaml'), '$schema: https://example.com/x.json\nmcpdesc: 0.8.0\n');
}, 120_000);
afterAll(() => {
  commandLine.end();
  rmSync(folder, { recursive: true });
});

test.each([
  [['--profile', 'strict']],
  [['--protocol-versions', 'all', '--format', 'json']],
  [['--format', 'sarif', 'https://example.com/a.mcpdesc.json']],
  [['--fix-dry-run']],
  [['--jobs', '2']],
  [['--no-config', '--output', 'markdown=report.md', '--output', 'github=annotations.txt']],
  [['init']],
  [['rules']],
  [['explain', 'mcp.tool.input-schema.object-root']],
])('%j', async (words) => {
  const result = await commandLine(words, { folder, environment: noNetwork });
  expect(result.stdout + result.stderr).not.toBe('');
  expect(result.status).not.toBe(3);
  expect(reachedOut(result)).toBe(false);
});

test.each([
  `fetch('http://127.0.0.1:65000').catch(() => {})`,
  `require('node:net').connect(65000, '127.0.0.1')`,
  `require('node:dns').lookup('localhost', () => {})`,
  `require('node:dns').promises.lookup('localhost')`,
  `require('node:dgram').createSocket('udp4').send('a', 65000, '127.0.0.1')`,
])('would be noticed: %s', (program) => {
  // Even a program that swallows the refusal is found out.
  const stdout = execFileSync(
    process.execPath,
    ['-e', `process.on('uncaughtException', () => {}).on('unhandledRejection', () => {});${program}`],
    { env: { PATH: process.env.PATH, ...noNetwork }, encoding: 'utf8' },
  );
  expect(reachedOut({ stdout })).toBe(true);
});
