/** Every command and every option by what it does: each run is held against the one without it. */

import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { helpText } from '../../src/settings/index.ts';
import { type CommandName, commands, type OptionName, options } from '../../src/settings/options.ts';
import { tool } from '../../src/tool.ts';
import { type CommandLine, compileCommandLine, type Result } from './command.ts';

/** Each test starts processes, which a busy machine does slowly. */
vi.setConfig({ testTimeout: 120_000 });

let commandLine: CommandLine;
beforeAll(() => {
  commandLine = compileCommandLine();
}, 120_000);
afterAll(() => commandLine.end());

const good = 'mcpdesc: "0.8.0"\ninfo: { name: n, version: "1.0.0" }\nprotocolVersions: ["2025-11-25"]\n';
const bad = `${good}tags: []\n`;
const rule = 'mcpdesc.document.collection.non-empty';
const file = 'a.mcpdesc.yaml';

interface Demonstration {
  /** Beside the description, which has one error. */
  readonly files?: Readonly<Record<string, string>>;
  /** Without the option; the first word may be a command. */
  readonly words?: readonly string[];
  /** What is added: the option, and what it cannot do without. */
  readonly option: readonly string[];
  readonly input?: string;
  readonly environment?: Readonly<Record<string, string>>;
  readonly inGit?: true;
  /** Starts on a terminal. */
  readonly onTerminal?: true;
  readonly before: Expected;
  readonly after: Expected;
}

interface Expected {
  readonly status?: number;
  readonly stdout?: unknown;
  readonly stderr?: unknown;
  /** What lies in the folder afterwards, as far as it matters. */
  readonly files?: Readonly<Record<string, unknown>>;
}

const finding = expect.stringContaining(`${file}:4:7 error: `);
const clean = 'No findings in 1 file.\n';
const known = { '.mcpdesc-check.yaml': `rules: { ${rule}: off }\n` };
const otherConfig = { 'other.yaml': `rules: { ${rule}: note }\n` };
const colored = expect.stringContaining('\u001b[');

const demonstrations = {
  format: {
    option: ['--format', 'json'],
    before: { stdout: finding },
    after: { stdout: expect.stringMatching(/^\{\n {2}"version": 1,/) },
  },
  output: {
    option: ['--output', 'sarif=out/a.sarif'],
    before: { files: { 'out/a.sarif': undefined } },
    after: { stdout: finding, files: { 'out/a.sarif': expect.stringContaining(rule) } },
  },
  'fail-on': { option: ['--fail-on', 'never'], before: { status: 1 }, after: { status: 0, stdout: finding } },
  'protocol-versions': {
    option: ['--protocol-versions', '2026-07-28'],
    before: { stdout: expect.not.stringContaining('2026-07-28') },
    after: { status: 1, stdout: expect.stringContaining(`${file}:\n  2026-07-28  `) },
  },
  profile: {
    option: ['--profile', 'strict'],
    before: { stdout: expect.not.stringContaining('schema-uri.present') },
    after: { stdout: expect.stringContaining('schema-uri.present') },
  },
  config: {
    files: { ...known, ...otherConfig },
    option: ['--config', 'other.yaml'],
    before: { status: 0, stdout: clean },
    after: { status: 0, stdout: expect.stringContaining(`${file}:4:7 note: `) },
  },
  'no-config': {
    files: known,
    option: ['--no-config'],
    before: { status: 0, stdout: clean },
    after: { status: 1, stdout: finding },
  },
  'print-config': {
    files: known,
    option: ['--print-config', file],
    before: { stdout: clean },
    after: { status: 0, stdout: expect.stringContaining(`"${rule}": {\n      "value": "off",\n      "by": "config"`) },
  },
  baseline: {
    files: {
      'known.json': JSON.stringify({
        version: 1,
        findings: [{ file, pointer: '/tags', rule, content: '4f53cda18c2baa0c' }],
      }),
    },
    option: ['--baseline', 'known.json'],
    before: { status: 1, stdout: finding },
    after: { status: 0, stdout: 'No findings in 1 file, 1 suppressed.\n' },
  },
  'write-baseline': {
    files: { 'known.json': '{ "version": 1, "findings": [] }' },
    words: ['--baseline', 'known.json'],
    option: ['--write-baseline'],
    before: { status: 1, files: { 'known.json': expect.not.stringContaining(rule) } },
    after: {
      status: 0,
      stderr: 'note: Listed 1 finding in known.json.\n',
      files: { 'known.json': expect.stringContaining(rule) },
    },
  },
  'changed-since': {
    inGit: true,
    option: ['--changed-since', 'HEAD'],
    before: { status: 1, stdout: finding },
    after: { status: 0, stdout: 'No files to check.\n' },
  },
  'if-no-files': {
    words: ['nothing/*'],
    option: ['--if-no-files', 'error'],
    before: { status: 0 },
    after: { status: 2, stdout: expect.stringContaining('No MCP Description file matches "nothing/*".') },
  },
  'stdin-filename': {
    input: bad,
    words: ['-'],
    option: ['--stdin-filename', 'x/y.mcpdesc.yaml'],
    before: { stdout: expect.stringMatching(/^stdin:\d+:\d+ /) },
    after: { stdout: expect.stringMatching(/^x\/y\.mcpdesc\.yaml:\d+:\d+ /) },
  },
  fix: {
    option: ['--fix'],
    before: { status: 1, files: { [file]: bad } },
    after: { status: 0, stdout: clean, stderr: 'Made 1 correction in 1 file.\n', files: { [file]: good } },
  },
  'fix-dry-run': {
    option: ['--fix-dry-run'],
    before: { stdout: finding },
    after: { status: 1, stdout: expect.stringMatching(/^--- a\/.*^-tags: \[\]$/ms), files: { [file]: bad } },
  },
  shard: {
    files: { 'b.mcpdesc.yaml': good },
    option: ['--shard', '2/2'],
    before: { status: 1, stdout: finding },
    after: { status: 0, stdout: clean },
  },
  jobs: {
    files: { 'b.mcpdesc.yaml': bad },
    // Node's own account of the threads it starts.
    environment: { NODE_DEBUG: 'worker' },
    option: ['--jobs', '2'],
    before: { stdout: finding, stderr: expect.not.stringContaining('create new worker') },
    after: { stdout: finding, stderr: expect.stringContaining('create new worker') },
  },
  json: {
    words: ['rules'],
    option: ['--json'],
    before: { stdout: expect.stringMatching(/^mcp\.\S+ +\w/) },
    after: { stdout: expect.stringMatching(/^\{\n {2}"version": 1,\n {2}"rules": \[/) },
  },
  quiet: {
    files: known,
    option: ['--quiet'],
    before: { stdout: clean },
    after: { status: 0, stdout: '', stderr: '' },
  },
  'no-color': { onTerminal: true, option: ['--no-color'], before: { stdout: colored }, after: { stdout: finding } },
  version: { option: ['--version'], before: { status: 1 }, after: { status: 0, stdout: `${tool.version}\n` } },
  help: { option: ['--help'], before: { status: 1 }, after: { status: 0, stdout: helpText } },
} as const satisfies Record<OptionName, Demonstration>;

function prepared({ files = {}, inGit }: Demonstration): string {
  const folder = mkdtempSync(join(tmpdir(), 'option-'));
  for (const [name, text] of Object.entries({ [file]: bad, ...files })) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  const author = ['-c', 'user.name=n', '-c', 'user.email=e@example.com'];
  const git = (...words: string[]) => execFileSync('git', [...author, ...words], { cwd: folder, stdio: 'ignore' });
  if (inGit)
    for (const words of [
      ['init', '-q'],
      ['add', '.'],
      ['commit', '-q', '-m', 'm'],
    ])
      git(...words);
  return folder;
}

const contents = (folder: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => !name.startsWith('.git') && statSync(join(folder, name)).isFile())
      .map((name) => [name, readFileSync(join(folder, name), 'utf8')]),
  );

const quoted = (word: string) => `'${word.replaceAll("'", "'\\''")}'`;

function onTerminal(words: readonly string[], folder: string): Result {
  const command = [process.execPath, commandLine.entry, ...words].map(quoted).join(' ');
  const env = { PATH: process.env.PATH, TERM: 'xterm' };
  const stdout = execFileSync('script', ['-qc', command, '/dev/null'], { cwd: folder, env, encoding: 'utf8' });
  return { status: null, stdout, stderr: '' };
}

const hasTerminals = (() => {
  try {
    return execFileSync('script', ['--version'], { encoding: 'utf8' }).includes('util-linux');
  } catch {
    return false;
  }
})();

async function seen(demonstration: Demonstration, added: readonly string[]) {
  const folder = prepared(demonstration);
  try {
    const { input, environment } = demonstration;
    const words = [...(demonstration.words ?? []), ...added];
    const result = demonstration.onTerminal
      ? onTerminal(words, folder)
      : await commandLine(words, {
          folder,
          ...(input !== undefined && { input }),
          ...(environment && { environment }),
        });
    return { ...result, files: contents(folder) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function expectAs({ files = {}, ...expected }: Expected, actual: Result & { readonly files: object }): void {
  expect(actual).toMatchObject(expected);
  const actualFiles = new Map(Object.entries(actual.files));
  for (const [name, content] of Object.entries(files)) expect(actualFiles.get(name)).toEqual(content);
}

describe('every option does what it is there for', () => {
  const rows = Object.entries<Demonstration>(demonstrations);

  test('and none is left out', () => {
    expect(Object.keys(demonstrations).sort()).toEqual(Object.keys(options).sort());
    for (const [name, { option }] of rows) expect(option.join(' ')).toMatch(new RegExp(`^--${name}(?: |$)`));
  });

  for (const [name, demonstration] of rows) {
    test.skipIf(demonstration.onTerminal === true && !hasTerminals)(`--${name}`, async () => {
      expectAs(demonstration.before, await seen(demonstration, []));
      expectAs(demonstration.after, await seen(demonstration, demonstration.option));
    });
  }
});

describe('every command does what it is there for', () => {
  const rows = {
    check: { words: ['check'], expected: { status: 1, stdout: finding } },
    explain: { words: ['explain', rule], expected: { status: 0, stdout: expect.stringContaining('How to fix it: ') } },
    rules: { words: ['rules'], expected: { status: 0, stdout: expect.stringContaining(`${rule} `) } },
    merge: {
      words: ['merge', 'part.json'],
      files: {
        'part.json': JSON.stringify({
          version: 1,
          tool,
          part: { index: 1, count: 1, run: '' },
          files: [{ path: 'x', mcpdesc: null, protocolVersions: [], findings: [] }],
          summary: { files: 1, errors: 0, warnings: 0, notes: 0, suppressed: 0 },
        }),
      },
      expected: { status: 0, stdout: clean },
    },
    init: {
      words: ['init'],
      expected: { status: 0, files: { '.mcpdesc-check.yaml': expect.stringContaining('version: 1') } },
    },
  } as const satisfies Record<CommandName, Pick<Demonstration, 'words' | 'files'> & { expected: Expected }>;

  test('and none is left out', () => {
    expect(Object.keys(rows).sort()).toEqual(Object.keys(commands).sort());
  });

  test.each(Object.entries(rows))('%s', async (_name, { expected, ...given }) => {
    expectAs(expected, await seen({ ...given, option: [], before: {}, after: {} }, []));
  });
});
