import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { type CommandLine, compileCommandLine } from './command.ts';

let commandLine: CommandLine;
beforeAll(() => {
  commandLine = compileCommandLine();
}, 120_000);
afterAll(() => commandLine.end());

const yaml = `mcpdesc: '0.8.0' # the format
info: {name: n, version: '1'}
protocolVersions: ["2026-07-28"]
tags: []
tools:
  - name: t
    inputSchema:
      properties: {a: {type: string}}
    tool: x
`;
const corrected = yaml.replace('tags: []\n', '').replace('      properties', '      type: object\n      properties');
const file = 'a.mcpdesc.yaml';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fix-'));
  writeFileSync(join(folder, file), yaml);
});
afterEach(() => rmSync(folder, { recursive: true }));

const start = (words: readonly string[], input = '') => commandLine(words, { folder, input });
const content = () => readFileSync(join(folder, file), 'utf8');

test('--fix writes the file and reports what is left', async () => {
  const { status, stdout, stderr } = await start(['--fix']);
  expect(content()).toBe(corrected);
  expect(readdirSync(folder)).toEqual([file]);
  expect(stderr).toBe('Made 2 corrections in 1 file.\n');
  expect(stdout).toMatch(/^a\.mcpdesc\.yaml:9:5 error: "tool" is not a property of a Tool/);
  expect(stdout).toMatch(/1 error in 1 file\.\n$/);
  expect(status).toBe(1);
  expect(await start(['--fix', '--quiet'])).toEqual({ status: 1, stdout, stderr: '' });
  expect((await start(['--fix'])).stderr).toBe('Nothing can be corrected without guessing.\n');
  expect(content()).toBe(corrected);
});

test('what is left out is counted, with the reason', async () => {
  writeFileSync(
    join(folder, file),
    yaml.replace('tags: []\n', '# later\ntags: []\n').replace('x\n', 'x\n    tags: [a, a]\n'),
  );
  await start(['--baseline', 'known.json', '--write-baseline', '--quiet']);
  const all = await start(['--fix-dry-run']);
  expect(all.stderr).toBe(
    'Would make 2 corrections in 1 file; leave out 1 beside a comment or in an unusual layout.\n',
  );
  const none = await start(['--fix', '--baseline', 'known.json']);
  expect(none.stderr).toBe('Made no correction; left out 3 that an ignore or a baseline covers.\n');

  const ignored = '    # mcpdesc-check-ignore mcpdesc.tag.*: later\n    tags: [a, a]\n';
  writeFileSync(join(folder, file), content().replace('    tags: [a, a]\n', ignored));
  const some = await start(['--fix']);
  expect(some.stderr).toBe(
    'Made 1 correction in 1 file; left out 1 beside a comment or in an unusual layout and 1 that an ignore or a baseline covers.\n',
  );
});

test('--fix-dry-run prints a diff that git applies, and leaves the file alone', async () => {
  const { status, stdout, stderr } = await start(['--fix-dry-run', '--output', 'json=report.json']);
  expect(content()).toBe(yaml);
  expect(status).toBe(1);
  expect(stderr).toBe('Would make 2 corrections in 1 file.\n');
  const report: { summary: { errors: number } } = JSON.parse(readFileSync(join(folder, 'report.json'), 'utf8'));
  expect(report.summary.errors).toBe(3);
  execFileSync('git', ['apply'], { cwd: folder, input: stdout, stdio: ['pipe', 'pipe', 'pipe'] });
  expect(content()).toBe(corrected);
});

test('--fix-dry-run takes standard input', async () => {
  const { stdout } = await start(['-', '--stdin-filename', 'x.yaml', '--fix-dry-run'], yaml);
  expect(stdout).toMatch(/^--- a\/x\.yaml\n\+\+\+ b\/x\.yaml\n@@ /);
});

test('a file that is not checked to the end is still told of with --fix-dry-run', async () => {
  const { status, stderr } = await start(['--fix-dry-run', file, 'gone.json']);
  expect([status, stderr]).toEqual([2, expect.stringContaining('error: gone.json: ')]);
});

test('what a baseline lists is left alone, and what is fixed is not listed', async () => {
  const words = ['--baseline', 'known.json', '--quiet'];
  await start([...words, '--write-baseline']);
  const known = readFileSync(join(folder, 'known.json'), 'utf8');
  writeFileSync(join(folder, file), `${yaml}prompts: []\n`);
  expect(await start([...words, '--fix-dry-run'])).toMatchObject({
    status: 1,
    stdout: expect.stringMatching(/^-prompts: \[\]\n(?!-)/m),
  });
  expect(await start([...words, '--fix'])).toEqual({ status: 0, stdout: '', stderr: '' });
  expect(content()).toBe(yaml);

  rmSync(join(folder, 'known.json'));
  expect((await start([...words, '--fix', '--write-baseline'])).status).toBe(0);
  expect(content()).toBe(corrected);
  const listed = (text: string) => (JSON.parse(text) as { findings: readonly unknown[] }).findings.length;
  expect([listed(known), listed(readFileSync(join(folder, 'known.json'), 'utf8'))]).toEqual([3, 1]);
});

test('without either, nothing is written', async () => {
  await start([]);
  expect(content()).toBe(yaml);
});
