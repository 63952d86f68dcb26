import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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

describe.skipIf(process.platform === 'win32')('standard error', () => {
  test.each([
    ['a word', String.raw`explain $'\xc2\x9b31m##[error]x'`, String.raw`There is no rule "\u{9b}31m# #[error]x"; `],
    ['the name of a config file', String.raw`--config $'x\n::error::y'`, String.raw`The config file "x\n::error::y" `],
  ])('%s moves no cursor and is no command of a runner', (_, words, said) => {
    expect(shell(`"$NODE" "$ENTRY" ${words} 2>&1 || true`)).toMatch(lineThatBegins(`mcpdesc-check: ${said}`));
  });

  test('what a report cannot be written to is named in one line', () => {
    const file = String.raw`$'/dev/null/\xe2\x80\xae##[error]\n::x'`;
    expect(shell(`echo '{}' | "$NODE" "$ENTRY" - --format json --output json=${file} 2>&1 >/dev/null || true`)).toMatch(
      lineThatBegins(String.raw`error: /dev/null/\u{202e}# #[error] ::x: The json report cannot be written: `),
    );
  });

  test('what could not be done is told in a line for each, whoever throws what', () => {
    const delivery = pathToFileURL(join(cli.entry, '..', 'terminal', 'delivery.js'));
    const problems = ['one', 'two'].map((message) => ({ kind: 'crash', path: 'a\nb', message: `${message}\n::x::` }));
    const program = `(await import(${JSON.stringify(delivery)})).complain(${JSON.stringify(problems)})`;
    const { stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', program], { encoding: 'utf8' });
    expect(stderr).toBe('error: a b: one ::x::\nerror: a b: two ::x::\n');
  });

  test('what a baseline lists is told in one line', () => {
    const gone = { file: '##[error]\n::x\u202e.mcpdesc.json', pointer: '', rule: 'r', content: '' };
    writeFileSync(join(folder, 'known.json'), JSON.stringify({ version: 1, findings: [gone] }));
    const said = shell(`"$NODE" "$ENTRY" --baseline known.json --format json 2>&1 >/dev/null || true`);
    expect(said.split('\n')[0]).toBe(
      String.raw`note: The baseline lists r at / of # #[error] ::x\u{202e}.mcpdesc.json, which is gone.`,
    );
  });
});

const lineThatBegins = (text: string) => new RegExp(`^${text.replaceAll(/[\\[\]{}]/g, '\\$&')}.*\n$`);
