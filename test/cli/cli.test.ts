import { execFileSync, spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { formats, helpText } from '../../src/settings/index.ts';
import { tool } from '../../src/tool.ts';
import { type Circumstances, type CommandLine, compileCommandLine } from './command.ts';

const good = JSON.stringify({
  mcpdesc: '0.8.0',
  info: { name: 'demo', version: '1.0.0' },
  protocolVersions: ['2025-11-25'],
});
const broken = '{\n  "mcpdesc": 8\n}\n';

let commandLine: CommandLine;
beforeAll(() => {
  commandLine = compileCommandLine();
}, 120_000);
afterAll(() => commandLine.end());

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cli-'));
  mkdirSync(join(folder, 'good'));
  mkdirSync(join(folder, 'broken'));
  writeFileSync(join(folder, 'good/a.mcpdesc.json'), good);
  writeFileSync(join(folder, 'broken/b.mcpdesc.json'), broken);
});
afterEach(() => rmSync(folder, { recursive: true }));

const start = (words: readonly string[], circumstances: Partial<Circumstances> = {}) =>
  commandLine(words, { folder, ...circumstances });

describe('the exit status', () => {
  test.each(formats)('is the same in the format %s', async (format) => {
    const status = async (...words: string[]) => (await start([...words, '--format', format])).status;
    expect(await Promise.all([status('broken'), status('broken', '--fail-on', 'never')])).toEqual([1, 0]);
  });

  test.each([
    [['good', '--fail-on', 'note'], 0],
    [['broken', '--fail-on', 'warning'], 1],
    [['good', 'broken'], 1],
    [['gone.json'], 2],
    [['good', 'gone.json', '--fail-on', 'never'], 2],
    [['nothing/*'], 0],
    [['nothing/*', '--if-no-files', 'ignore'], 0],
    [['nothing/*', '--if-no-files', 'error'], 2],
    [['{'], 2],
    [['--formt'], 2],
    [['good', '--output', 'json=good'], 2],
    [['good', '--output', 'json=good/a.mcpdesc.json'], 2],
    [['explain', 'no.such.rule'], 2],
  ])('of %j is %i', async (words, status) => {
    expect(await start(words)).toMatchObject({ status });
  });
});

describe('what is said where', () => {
  test('findings to standard output, and nothing to the other', async () => {
    const { stdout, stderr } = await start(['broken']);
    expect(stdout).toMatch(/^broken\/b\.mcpdesc\.json:\d+:\d+ error: /);
    expect(stderr).toBe('');
  });

  test('wrong usage in one line', async () => {
    expect(await start(['--formt', 'json'])).toEqual({
      status: 2,
      stdout: '',
      stderr: 'mcpdesc-check: Unknown option --formt; did you mean --format?\n',
    });
  });

  test('what a misspelt command was meant to be, unless there is such a path', async () => {
    expect(await start(['explian', 'mcpdesc.tag'])).toEqual({
      status: 2,
      stdout: '',
      stderr: 'mcpdesc-check: There is no command or file "explian"; did you mean explain?\n',
    });
    writeFileSync(join(folder, 'rule'), good);
    expect(await start(['rule'])).toMatchObject({ status: 0, stderr: '' });
    expect((await start(['check', 'explian'])).stdout).toContain('There is no such file or folder.');
  });

  test('what cannot be looked at, whatever it is asked for', async () => {
    symlinkSync('chek', join(folder, 'chek'));
    const { status, stdout } = await start(['chek']);
    expect([status, stdout]).toEqual([2, expect.stringContaining('its symbolic links go round in a circle.')]);
    expect(await start(['--print-config', 'chek'])).toEqual({
      status: 2,
      stdout: '',
      stderr:
        'mcpdesc-check: --print-config is about one file, and "chek" cannot be looked at: its symbolic links go round in a circle\n',
    });
  });

  test.skipIf(process.platform === 'win32')('a current folder that is gone', async () => {
    const gone = join(folder, 'gone');
    mkdirSync(gone);
    const script = `rm -r "${gone}" && exec "${process.execPath}" "${commandLine.entry}"`;
    const { status, stderr } = spawnSync('sh', ['-c', script], { cwd: gone, encoding: 'utf8' });
    expect([status, stderr]).toEqual([2, 'mcpdesc-check: The current folder cannot be used: it does not exist\n']);
  });

  test('a missing path in the text report, and apart from every other one', async () => {
    const text = await start(['good', 'gone.json']);
    expect(text.stdout).toContain('gone.json: error: There is no such file or folder.');
    expect(text.stderr).toBe('');
    const json = await start(['good', 'gone.json', '--format', 'json']);
    expect(JSON.parse(json.stdout)).toMatchObject({ files: [{ path: 'good/a.mcpdesc.json' }] });
    expect(json.stderr).toBe('error: gone.json: There is no such file or folder.\n');
  });

  test('that nothing matched, unless it is nobody’s concern', async () => {
    const { stderr } = await start(['nothing/*']);
    expect(stderr).toBe('warning: No MCP Description file matches "nothing/*".\n');
    expect((await start(['nothing/*', '--if-no-files', 'ignore'])).stderr).toBe('');
    expect(await start(['nothing/*', '--quiet'])).toEqual({ status: 0, stdout: '', stderr });
  });

  test('nothing where it is to be quiet and all is well', async () => {
    expect(await start(['good', '--quiet'])).toEqual({ status: 0, stdout: '', stderr: '' });
    expect((await start(['broken', '--quiet'])).stdout).toBe((await start(['broken'])).stdout);
    expect((await start(['good', '--quiet', '--format', 'json'])).stdout).toContain('"version": 1');
  });

  test('no color where nobody looks', async () => {
    expect((await start(['broken'], { environment: { FORCE_COLOR: '1' } })).stdout).not.toContain('\u001b');
  });

  test('help and version', async () => {
    expect(await start(['--help'])).toEqual({ status: 0, stdout: helpText, stderr: '' });
    expect(await start(['--version'])).toEqual({ status: 0, stdout: `${tool.version}\n`, stderr: '' });
  });
});

describe('reports in files', () => {
  test('hold what standard output would have held, with folders made', async () => {
    const outputs = formats.map((format) => `--output=${format}=out/${format}/report`);
    const { status, stdout } = await start(['broken', ...outputs]);
    expect(status).toBe(1);
    expect(readFileSync(join(folder, 'out/text/report'), 'utf8')).toBe(stdout);
    for (const format of ['json', 'sarif']) {
      const printed = await start(['broken', '--format', format]);
      expect(readFileSync(join(folder, `out/${format}/report`), 'utf8')).toBe(printed.stdout);
    }
    expect(readdirSync(join(folder, 'out/json'))).toEqual(['report']);
  });

  test('that cannot be written hide nothing', async () => {
    const { status, stdout, stderr } = await start(['broken', '--output=json=broken', '--output=sarif=a.sarif']);
    expect(status).toBe(2);
    expect(stdout).toContain('broken/b.mcpdesc.json');
    expect(stderr).toBe('error: broken: The json report cannot be written: it is a folder.\n');
    expect(existsSync(join(folder, 'a.sarif'))).toBe(true);
  });
});

describe('standard input', () => {
  test('is called what it is told to be', async () => {
    const { status, stdout } = await start(['-', '--stdin-filename', 'x.mcpdesc.json'], { input: broken });
    expect(status).toBe(1);
    expect(stdout).toMatch(/^x\.mcpdesc\.json:/);
  });

  test('may be anything without a name', async () => {
    expect(await start(['-'], { input: good })).toMatchObject({ status: 0 });
  });

  test('is refused beyond the limit without being read to its end', async () => {
    const { status, stdout } = await start(['-'], { input: ' '.repeat(8 << 20) });
    expect(status).toBe(1);
    expect(stdout).toContain('mcpdesc.serialization.input.size-limits');
  });
});

test('a reader that goes away is no fault', () => {
  const command = `"${process.execPath}" "${commandLine.entry}" broken; echo "status $?" >&2`;
  const script = `{ ${command}; } 2>&1 >/dev/full`;
  const full = execFileSync('bash', ['-c', script], { cwd: folder, encoding: 'utf8' });
  expect(full).toContain('Standard output cannot be written: no space is left on the disk');
  expect(full).toContain('status 2');
  const closed = execFileSync('bash', ['-c', `{ ( ${command} ) | true; } 2>&1`], { cwd: folder, encoding: 'utf8' });
  expect(closed).toBe('status 1\n');
});

describe('the rules', () => {
  test('are listed, and each is explained', async () => {
    const { status, stdout } = await start(['rules']);
    expect(status).toBe(0);
    const ids = stdout.split('\n').flatMap((line) => /^\S+/.exec(line)?.[0] ?? []);
    expect(ids).toContain('mcpdesc.document.root.required-properties');
    const explained = await start(['explain', 'mcpdesc.document.root.required-properties']);
    expect(explained.status).toBe(0);
    expect(explained.stdout).toMatch(/^mcpdesc\.document\.root\.required-properties\n[A-Z].+\n\n/);
    expect(explained.stdout).toContain('How to fix it: ');
  });

  test('are listed for programs with all that is known of each', async () => {
    const { status, stdout } = await start(['rules', '--json']);
    expect(status).toBe(0);
    const { version, rules } = JSON.parse(stdout);
    expect(version).toBe(1);
    expect(rules.find(({ id }: { id: string }) => id === 'mcpdesc.document.root.required-properties')).toMatchObject({
      owner: 'mcpdesc',
      kind: 'structural',
      levels: [{ severity: 'error' }],
      title: expect.any(String),
      fix: expect.any(String),
    });
  });

  test('of a family are listed', async () => {
    const all = (await start(['rules'])).stdout.split('\n').map((line) => line.replaceAll(/ +/g, ' '));
    const tags = all.filter((line) => line.startsWith('mcpdesc.tag.'));
    expect(tags.length).toBeGreaterThan(1);
    for (const family of ['mcpdesc.tag', 'mcpdesc.tag.*']) {
      const { status, stdout } = await start(['explain', family]);
      expect({ status, lines: stdout.trim().replaceAll(/ +/g, ' ').split('\n') }).toEqual({ status: 0, lines: tags });
    }
    expect((await start(['explain', 'mcpdesc.tags'])).stderr).toContain('did you mean mcpdesc.tag.*?');
  });

  test('an unknown one gets a guess', async () => {
    expect(await start(['explain', 'mcpdesc.document.root.required-propertys'])).toEqual({
      status: 2,
      stdout: '',
      stderr:
        'mcpdesc-check: There is no rule "mcpdesc.document.root.required-propertys"; did you mean mcpdesc.document.root.required-properties?\n',
    });
  });
});
