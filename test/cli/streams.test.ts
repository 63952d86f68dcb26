import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type CommandLine, compileCommandLine } from './command.ts';

let cli: CommandLine;
let folder: string;
beforeAll(() => {
  cli = compileCommandLine();
  folder = mkdtempSync(join(tmpdir(), 'mcpdesc-check-'));
});
afterAll(() => {
  cli.end();
  rmSync(folder, { recursive: true });
});

const shell = (line: string): string =>
  execFileSync('bash', ['-o', 'pipefail', '-c', line], {
    cwd: folder,
    encoding: 'utf8',
    env: { PATH: process.env.PATH, ENTRY: cli.entry, NODE: process.execPath },
  });

describe.skipIf(process.platform === 'win32')('standard output', () => {
  test('a reader that has read enough is no fault', () => {
    expect(shell('"$NODE" "$ENTRY" rules --json | head -c 1; echo " $PIPESTATUS"')).toBe('{ 0\n');
  });

  test('a full disk is the fault of the operator', () => {
    expect(shell('"$NODE" "$ENTRY" rules >/dev/full 2>said; echo "$?"; cat said')).toBe(
      '2\nmcpdesc-check: Standard output cannot be written: no space is left on the disk\n',
    );
  });

  test('a file holds all of it', () => {
    shell('"$NODE" "$ENTRY" rules --json >rules.json');
    expect(JSON.parse(readFileSync(join(folder, 'rules.json'), 'utf8')).rules.length).toBeGreaterThan(150);
  });

  test('a slow reader whose pipe does not block gets all of it', async () => {
    const streams = pathToFileURL(join(cli.entry, '..', 'terminal', 'streams.js'));
    // Looking at a pipe as a stream makes it one that refuses what it cannot take at once.
    const program = `process.stdout; const { print } = await import(${JSON.stringify(streams)}); await print('x'.repeat(3e6));`;
    const child = spawn('bash', ['-c', '"$NODE" --input-type=module -e "$PROGRAM" | { sleep 0.3; wc -c; }'], {
      env: { PATH: process.env.PATH, NODE: process.execPath, PROGRAM: program },
    });
    let counted = '';
    for await (const chunk of child.stdout) counted += chunk;
    expect(Number(counted)).toBe(3e6);
  });
});
