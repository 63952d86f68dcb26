import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { parse } from 'yaml';
import { type FailOn, failOnChoices, formats, type RuleSeverity, ruleSeverities } from '../../src/settings/index.ts';
import { type CommandLine, compileCommandLine } from './command.ts';

/** Each test starts processes, which a busy machine does slowly. */
vi.setConfig({ testTimeout: 120_000 });

let commandLine: CommandLine;
beforeAll(() => {
  commandLine = compileCommandLine();
}, 120_000);
afterAll(() => commandLine.end());

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'config-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(files: Readonly<Record<string, string>>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
}
const start = (words: readonly string[], from = '') => commandLine(words, { folder: join(folder, from) });
const git = (...words: string[]) =>
  execFileSync(
    'git',
    ['-c', 'user.name=n', '-c', 'user.email=e@example.com', '-c', 'init.defaultBranch=main', ...words],
    {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    },
  );

const rule = 'mcpdesc.document.object.known-properties';
const bad = 'mcpdesc: "0.8.0"\ninfo: { name: n, version: "1.0.0", colour: red }\nprotocolVersions: ["2026-07-28"]\n';
const good = bad.replace(', colour: red', '');

async function severities(words: readonly string[] = [], from = ''): Promise<Record<string, string[]>> {
  const { stdout } = await start([...words, '--format', 'json'], from);
  const { files } = JSON.parse(stdout) as {
    files: { path: string; findings: { severity: string; suppressed?: object }[] }[];
  };
  return Object.fromEntries(
    files.map(({ path, findings }) => [
      path,
      findings.map(({ severity, suppressed }) => (suppressed === undefined ? severity : `(${severity})`)),
    ]),
  );
}

/** The worst finding of a run, what fails it, and its exit status. */
describe('the exit status depends on findings and fail-on alone', () => {
  const expected = {
    off: { error: 0, warning: 0, note: 0, never: 0 },
    note: { error: 0, warning: 0, note: 1, never: 0 },
    warning: { error: 0, warning: 1, note: 1, never: 0 },
    error: { error: 1, warning: 1, note: 1, never: 0 },
  } as const satisfies Record<RuleSeverity, Record<FailOn, number>>;

  test.each(formats)('in the format %s', (format) => {
    write({ 'a.mcpdesc.yaml': bad });
    const cells = ruleSeverities.flatMap((severity) => failOnChoices.map((failOn) => ({ severity, failOn })));
    const commandLines = cells.map(({ severity, failOn }) => {
      write({ [`${severity}.yaml`]: `rules: { ${rule}: ${severity} }\n` });
      return ['--config', `${severity}.yaml`, '--fail-on', failOn, '--format', format];
    });
    const statuses = commandLine.statuses(commandLines, folder);
    expect(cells.map((cell, index) => ({ ...cell, status: statuses[index] }))).toEqual(
      cells.map((cell) => ({ ...cell, status: expected[cell.severity][cell.failOn] })),
    );
  });
});

describe('the config file', () => {
  test('is the nearest from the working directory upwards, as far as the repository goes', async () => {
    write({
      '.mcpdesc-check.yaml': `rules: { ${rule}: note }\n`,
      'a.mcpdesc.yaml': bad,
      'inner/deep/b.mcpdesc.yaml': bad,
      'own/.mcpdesc-check.json': `{"rules": {"${rule}": "warning"}}`,
      'own/c.mcpdesc.yaml': bad,
      'other/.git/HEAD': '',
      'other/d.mcpdesc.yaml': bad,
    });
    const all = { 'a.mcpdesc.yaml': ['note'], 'inner/deep/b.mcpdesc.yaml': ['note'], 'own/c.mcpdesc.yaml': ['note'] };
    expect(await severities()).toMatchObject(all);
    expect(await severities([], 'inner/deep')).toEqual({ 'b.mcpdesc.yaml': ['note'] });
    expect(await severities([], 'own')).toEqual({ 'c.mcpdesc.yaml': ['warning'] });
    expect(await severities([], 'other')).toEqual({ 'd.mcpdesc.yaml': ['error'] });
    expect(await severities(['--no-config'], 'own')).toEqual({ 'c.mcpdesc.yaml': ['error'] });
    expect(await severities(['--config', '../.mcpdesc-check.yaml'], 'other')).toEqual({ 'd.mcpdesc.yaml': ['note'] });
  });

  test('names the files, unless the command line does; excludes count in any case', async () => {
    write({
      '.mcpdesc-check.yml': 'files: ["servers/**/*.yaml", more]\nexclude: ["**/old/**"]\n',
      'servers/a.yaml': good,
      'servers/old/b.yaml': bad,
      'more/c.mcpdesc.yaml': good,
      'else/d.mcpdesc.yaml': good,
      'else/old/e.mcpdesc.yaml': bad,
    });
    expect(Object.keys(await severities())).toEqual(['more/c.mcpdesc.yaml', 'servers/a.yaml']);
    expect(Object.keys(await severities([], 'servers'))).toEqual(['a.yaml']);
    expect(Object.keys(await severities(['else']))).toEqual(['else/d.mcpdesc.yaml']);
    expect(Object.keys(await severities(['!more']))).toEqual(['servers/a.yaml']);
    // Named outright.
    expect(Object.keys(await severities(['servers/old/b.yaml']))).toEqual(['servers/old/b.yaml']);
  });

  test('is read where a folder is named as a pattern would be', async () => {
    write({
      'a [1]/config.yaml': 'files: ["*.yaml"]\nexclude: [config.yaml]\n',
      'a [1]/x.yaml': good,
      'a 1/y.yaml': bad,
    });
    expect(Object.keys(await severities(['--config', 'a [1]/config.yaml']))).toEqual(['a [1]/x.yaml']);
  });

  test('is outranked by the command line', async () => {
    write({
      '.mcpdesc-check.yaml': `fail-on: warning\nprofile: strict\nrules: { ${rule}: warning }\n`,
      'a.mcpdesc.yaml': bad,
    });
    expect((await start([])).status).toBe(1);
    expect((await start(['--fail-on', 'error'])).status).toBe(0);
    expect((await start(['--fail-on', 'never'])).status).toBe(0);
    expect((await severities())['a.mcpdesc.yaml']?.length).toBeGreaterThan(1);
    expect(await severities(['--profile', 'default'])).toEqual({ 'a.mcpdesc.yaml': ['warning'] });
  });

  test.each([
    [
      { '.mcpdesc-check.yaml': 'version: 1\nruels: {}\n' },
      [],
      '.mcpdesc-check.yaml:2:1: Nothing is called "ruels" here; did you mean "rules"?\n',
    ],
    [
      { '.mcpdesc-check.yaml': '', '.mcpdesc-check.json': '{}' },
      [],
      'Two config files lie side by side: .mcpdesc-check.yaml and .mcpdesc-check.json; keep one, or name it by --config\n',
    ],
    [{ 'a.yaml': '' }, ['--config', 'gone.yaml'], 'The config file "gone.yaml" cannot be read: it does not exist\n'],
    [{ 'c.yaml': 'files: ["{a"]' }, ['--config', 'c.yaml'], 'The pattern "{a" has a { without its }\n'],
    [
      { 'c.yaml': 'overrides: [{ files: ["[a"] }]', 'a.mcpdesc.yaml': good },
      ['--config', 'c.yaml'],
      'The pattern "[a" has a [ without its ]\n',
    ],
  ])('is the operator’s fault where it is wrong: %j %j', async (files, words, message) => {
    write(files);
    expect(await start(words)).toEqual({ status: 2, stdout: '', stderr: `mcpdesc-check: ${message}` });
  });
});

describe('ignores of the config file', () => {
  const ignore = (...entries: string[]) => `ignore:\n${entries.map((entry) => `  - { ${entry} }\n`).join('')}`;

  test('suppress, by file, by place and by date', async () => {
    write({
      '.mcpdesc-check.yaml': ignore(
        `rule: ${rule}, files: ["a.*"], pointer: /info, reason: r`,
        `rule: ${rule}, files: ["b.*"], reason: r, until: "2999-12-31"`,
      ),
      'a.mcpdesc.yaml': bad,
      'b.mcpdesc.yaml': bad,
      'c.mcpdesc.yaml': bad,
    });
    expect(await severities()).toEqual({
      'a.mcpdesc.yaml': ['(error)'],
      'b.mcpdesc.yaml': ['(error)'],
      'c.mcpdesc.yaml': ['error'],
    });
  });

  test('are reported where they match nothing and where their date is past', async () => {
    write({
      '.mcpdesc-check.yaml': ignore(
        `rule: ${rule}, reason: r, until: "2000-01-01"`,
        'rule: mcpdesc.tag.*, reason: r',
        'rule: mcpdesc.info.version.semver, reason: of an advisory rule',
      ),
      'a.mcpdesc.yaml': bad,
    });
    const { status, stdout } = await start(['--fail-on', 'warning']);
    expect(status).toBe(1);
    expect(stdout).toContain(`.mcpdesc-check.yaml:2:5 warning: This ignore of "${rule}" held until 2000-01-01.`);
    expect(stdout).toContain(
      '.mcpdesc-check.yaml:3:5 warning: Nothing that this ignore of "mcpdesc.tag.*" covers is found',
    );
    expect(await severities()).toEqual({ '.mcpdesc-check.yaml': ['warning', 'warning'], 'a.mcpdesc.yaml': ['error'] });
  });

  test('are not judged by a part of the project', async () => {
    write({
      '.mcpdesc-check.yaml': ignore(
        'rule: mcpdesc.tag.*, reason: r',
        'rule: mcpdesc.tag.*, files: [x/b.mcpdesc.yaml], reason: r',
        'rule: mcpdesc.tag.*, files: [x/c.mcpdesc.yaml], reason: r',
      ),
      'x/b.mcpdesc.yaml': good,
      'x/c.mcpdesc.yaml': '{',
    });
    expect(await severities(['x/b.mcpdesc.yaml'])).toEqual({
      '.mcpdesc-check.yaml': ['warning'],
      'x/b.mcpdesc.yaml': [],
    });
    expect(Object.keys(await severities([], 'x'))).toEqual([
      '../.mcpdesc-check.yaml',
      'b.mcpdesc.yaml',
      'c.mcpdesc.yaml',
    ]);
    // What could not be read may need the ignores that cover it.
    expect((await severities())['.mcpdesc-check.yaml']).toEqual(['warning']);
  });

  test('have severities of their own', async () => {
    write({
      '.mcpdesc-check.yaml': `rules: { mcpdesc.ignore.entry.used: off }\n${ignore('rule: mcpdesc.tag.*, reason: r')}`,
      'a.mcpdesc.yaml': good,
    });
    expect(await severities()).toEqual({ 'a.mcpdesc.yaml': [] });
  });
});

test('--print-config says what is in force for a file, and why', async () => {
  write({
    '.mcpdesc-check.yaml': [
      'fail-on: warning',
      'exclude: [old]',
      'rules:',
      '  mcpdesc.document.*: warning',
      'overrides:',
      '  - files: [old]',
      '    profile: strict',
      `    rules: { ${rule}: note }`,
      'ignore:',
      '  - { rule: mcpdesc.tag.*, files: [old], reason: r }',
      '',
    ].join('\n'),
  });
  write({ 'a.yaml': good, 'old/a.yaml': good });
  const printed = async (...words: string[]) => {
    const { status, stdout, stderr } = await start(words);
    expect([status, stderr]).toEqual([0, '']);
    return JSON.parse(stdout);
  };
  const old = await printed('--print-config', 'old/a.yaml', '--profile', 'default');
  expect(old).toMatchObject({
    file: 'old/a.yaml',
    config: '.mcpdesc-check.yaml',
    excluded: true,
    profile: { value: 'default', by: 'flag' },
    'fail-on': { value: 'warning', by: 'config', at: '.mcpdesc-check.yaml:1:10' },
    ignore: [{ rule: 'mcpdesc.tag.*', reason: 'r' }],
  });
  expect(old.rules[rule]).toEqual({ value: 'note', by: 'override', at: '.mcpdesc-check.yaml:8:14' });
  const other = await printed('--print-config', 'a.yaml');
  expect(other).toMatchObject({ excluded: false, profile: { value: 'default', by: 'default' }, ignore: [] });
  expect(other.rules[rule]).toEqual({ value: 'warning', by: 'config', at: '.mcpdesc-check.yaml:4:3' });
  expect(other.rules['mcpdesc.document.schema-uri.present']).toEqual({ value: 'off', by: 'default' });
  expect((await printed('--print-config', 'a.yaml', '--no-config')).rules[rule]).toEqual({
    value: 'error/warning',
    by: 'rule',
  });
  const absent = await start(['--print-config', 'old/b.yaml']);
  expect([absent.status, absent.stderr]).toEqual([
    0,
    'note: There is no file "old/b.yaml"; this would be in force for one.\n',
  ]);
  expect(JSON.parse(absent.stdout)).toEqual({ ...(await printed('--print-config', 'old/a.yaml')), file: 'old/b.yaml' });
  expect(await start(['--print-config', 'old'])).toEqual({
    status: 2,
    stdout: '',
    stderr: 'mcpdesc-check: --print-config is about one file, but "old" is a folder\n',
  });
});

describe('the baseline', () => {
  test('holds what is known, and the status is that of the rest', async () => {
    write({ 'a.mcpdesc.yaml': bad });
    expect((await start(['--baseline', 'known.json'])).status).toBe(2);
    expect((await start(['--baseline', 'known.json', '--write-baseline'])).status).toBe(0);
    expect(await start(['--baseline', 'known.json', '--quiet'])).toEqual({ status: 0, stdout: '', stderr: '' });
    write({ 'a.mcpdesc.yaml': `# moved\n${bad}`, 'b.mcpdesc.yaml': bad });
    expect(await severities(['--baseline', 'known.json'])).toEqual({
      'a.mcpdesc.yaml': ['(error)'],
      'b.mcpdesc.yaml': ['error'],
    });
    write({ 'a.mcpdesc.yaml': good });
    const { status, stderr } = await start(['--baseline', 'known.json']);
    expect(status).toBe(1);
    expect(stderr).toMatch(
      /^note: The baseline lists .* at \/info\/colour of a\.mcpdesc\.yaml, which is gone\.\nnote: Write/,
    );
    expect((await start(['--baseline', 'known.json', '--quiet'])).stderr).toBe('');
  });
});

describe('--changed-since', () => {
  beforeEach(() => {
    write({ 'a.mcpdesc.yaml': bad, 'sub/b.mcpdesc.yaml': bad, 'sub/ä.mcpdesc.yaml': bad });
    git('init', '-q');
    git('add', '.');
    git('commit', '-q', '-m', 'first');
    git('branch', 'base');
  });
  const shown = async (words: readonly string[], from = '') => {
    const { stdout } = await start([...words, '--changed-since', 'base'], from);
    return [...stdout.matchAll(/^(\S+):\d+:\d+ error/gm)].map(([, path]) => path);
  };

  test('shows and counts only what differs from the merge base', async () => {
    expect(await shown([])).toEqual([]);
    expect(await start(['--changed-since', 'base'])).toEqual({
      status: 0,
      stdout: 'No files to check.\n',
      stderr: 'note: Left out, as unchanged since base: 3 errors in 3 files.\n',
    });
    write({ 'sub/b.mcpdesc.yaml': `# new\n${bad}`, 'sub/c.mcpdesc.yaml': bad });
    expect(await shown([])).toEqual(['sub/b.mcpdesc.yaml', 'sub/c.mcpdesc.yaml']);
    expect(await shown([], 'sub')).toEqual(['b.mcpdesc.yaml', 'c.mcpdesc.yaml']);
    git('add', '.');
    git('commit', '-q', '-m', 'second');
    git('mv', 'sub/ä.mcpdesc.yaml', 'sub/ö.mcpdesc.yaml');
    git('rm', '-q', 'a.mcpdesc.yaml');
    git('commit', '-q', '-m', 'third');
    expect(await shown([])).toEqual(['sub/b.mcpdesc.yaml', 'sub/c.mcpdesc.yaml', 'sub/ö.mcpdesc.yaml']);
    expect((await start(['--changed-since', 'base'])).status).toBe(1);
    // What happened on the other branch since is none of this branch's changes.
    git('checkout', '-q', 'base');
    write({ 'sub/b.mcpdesc.yaml': good });
    git('commit', '-q', '-a', '-m', 'elsewhere');
    git('checkout', '-q', 'main');
    expect(await shown(['sub/b.mcpdesc.yaml'])).toEqual(['sub/b.mcpdesc.yaml']);
  });

  test('leaves SARIF and JSON whole, and the annotations not', async () => {
    const outputs = ['json', 'sarif', 'github', 'text'].map((format) => `--output=${format}=out/${format}`);
    await start(['--changed-since', 'base', ...outputs]);
    const output = (format: string) => readFileSync(join(folder, 'out', format), 'utf8');
    expect(JSON.parse(output('json')).summary.errors).toBe(3);
    expect(JSON.parse(output('sarif')).runs[0].results.length).toBe(3);
    expect(output('github')).toBe('');
    expect(output('text')).toBe('No files to check.\n');
  });

  test('lets all files count where the history does not tell, and says why and what to do', async () => {
    const told = async (reference: string) => {
      const { status, stderr } = await start(['--changed-since', reference]);
      expect(status).toBe(1);
      return stderr;
    };
    const unknown = 'name a branch, a tag or a commit that is here, or fetch it first';
    expect(await told('no-such-branch')).toBe(
      `note: All files count: git knows no commit "no-such-branch"; ${unknown}.\n`,
    );
    expect((await start(['--changed-since=--all', '--quiet'])).stderr).toContain('git knows no commit "--all"');
    git('checkout', '-q', '--orphan', 'alone');
    expect(await told('base')).toBe('note: All files count: this repository has no commit yet.\n');
    git('commit', '-q', '-m', 'of its own');
    expect(await told('base')).toBe(
      'note: All files count: the history here does not go back to where it parted from "base"; git fetch --unshallow gets all of it.\n',
    );
    rmSync(join(folder, '.git'), { recursive: true });
    expect(await told('base')).toBe(
      'note: All files count: git is not there, or this folder lies in no working tree of git.\n',
    );
    expect((await start(['--changed-since', '--output=x=y'.slice(0, 3)])).status).toBe(2);
  });

  test('always counts standard input', async () => {
    const words = ['-', '--stdin-filename', 'a.mcpdesc.yaml', '--changed-since', 'base'];
    expect((await commandLine(words, { folder, input: bad })).status).toBe(1);
  });
});

describe('init', () => {
  const path = '.github/workflows/mcpdesc-check.yml';
  const release =
    'Put the owner and the commit of the release that you trust into its line "uses: <owner>/mcpdesc-check@…".';
  const workflow = () => readFileSync(join(folder, path), 'utf8');

  test('writes the workflow of the README and a config that this program takes', async () => {
    write({ 'a.mcpdesc.yaml': good, '.git/HEAD': '' });
    expect(await start(['init'])).toEqual({
      status: 0,
      stdout: `Wrote ${path}. ${release}\nWrote .mcpdesc-check.yaml.\n`,
      stderr: '',
    });
    const readme = readFileSync(join(import.meta.dirname, '../../README.md'), 'utf8');
    expect(readme).toContain(`\`\`\`yaml\n${workflow()}\`\`\`\n`);
    expect(await severities()).toEqual({ 'a.mcpdesc.yaml': [] });
    const config = readFileSync(join(folder, '.mcpdesc-check.yaml'), 'utf8');
    // What it shows in comments is right as well.
    const shown = config.replaceAll(/: (?:\{\}|\[\])\n(?=# {2})/g, ':\n').replaceAll(/^# {2}/gm, '  ');
    write({ 'shown.yaml': shown });
    expect((await start(['--config', 'shown.yaml', 'a.mcpdesc.yaml'])).stderr).toBe('');
  });

  test('in a folder of a repository: the workflow at its root, for that folder; the config in the folder', async () => {
    write({ '.git/HEAD': '', 'servers/a: #b/x.mcpdesc.yaml': good });
    expect((await start(['init'], 'servers/a: #b')).stdout).toBe(
      `Wrote ../../${path}. ${release}\nWrote .mcpdesc-check.yaml.\n`,
    );
    expect(existsSync(join(folder, 'servers/a: #b/.mcpdesc-check.yaml'))).toBe(true);
    expect(existsSync(join(folder, 'servers/a: #b/.github'))).toBe(false);
    const [, step] = parse(workflow()).jobs.check.steps;
    expect(step).toMatchObject({ id: 'mcpdesc', with: { 'working-directory': 'servers/a: #b' } });
    write({ 'other/x.mcpdesc.yaml': good });
    expect((await start(['init'], 'other')).stdout).toBe(
      `Kept ../${path}: it was there before. For this folder, add a step to it with the inputs working-directory: "other" and a category of its own.\nWrote .mcpdesc-check.yaml.\n`,
    );
    const expression = `a${'${{'} b }}`;
    write({ [`${expression}/x`]: '' });
    expect(await start(['init'], expression)).toMatchObject({ status: 2, stdout: '' });
  });

  test('outside of a repository says what is missing', async () => {
    expect((await start(['init'])).stdout).toContain(
      `${release} No repository is here yet: GitHub reads it from the root of one only.\n`,
    );
  });

  test('below a folder with a config file says that the new one counts in its place', async () => {
    write({ '.git/HEAD': '', '.mcpdesc-check.json': '{ "version": 1 }', 'a/b/x.mcpdesc.yaml': good });
    expect((await start(['init'], 'a/b')).stdout).toMatch(
      /^Wrote \.mcpdesc-check\.yaml\. From this folder on it counts in place of \.\.\/\.\.\/\.mcpdesc-check\.json\.$/m,
    );
    write({ 'c/.git/HEAD': '', 'c/d/x': '' });
    expect((await start(['init'], 'c/d')).stdout).toMatch(/^Wrote \.mcpdesc-check\.yaml\.$/m);
  });

  test('overwrites nothing, whatever it is called', async () => {
    write({ '.mcpdesc-check.json': '{}', [path]: 'mine' });
    expect((await start(['init'])).stdout).toBe(
      `Kept ${path}: it was there before.\nKept .mcpdesc-check.json: it was there before.\n`,
    );
    expect(workflow()).toBe('mine');
    expect(existsSync(join(folder, '.mcpdesc-check.yaml'))).toBe(false);
  });

  test('writes through no link that leads nowhere', async () => {
    symlinkSync('elsewhere.yaml', join(folder, '.mcpdesc-check.yaml'));
    const { status } = await start(['init']);
    expect(status).toBe(2);
    expect(existsSync(join(folder, 'elsewhere.yaml'))).toBe(false);
  });
});
