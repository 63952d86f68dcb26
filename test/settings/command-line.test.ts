import { describe, expect, test } from 'vitest';
import { protocols } from '../../src/protocol-versions.ts';
import { parseCommandLine, UsageError } from '../../src/settings/index.ts';

const surroundings = { workingDirectory: '/repository', environment: {}, isTerminal: true };
const parse = (words: string[], changed = {}) => parseCommandLine(words, { ...surroundings, ...changed });

const plain = {
  name: 'check',
  settings: {
    root: '/repository',
    workingDirectory: '/repository',
    paths: [],
    stdinFilename: 'stdin',
    profile: 'default',
    whatIf: [],
    failOn: 'error',
    ifNoFiles: 'warn',
    given: { by: 'flag' },
  },
  format: 'text',
  outputs: [],
  fixing: 'no',
  quiet: false,
  color: true,
};
const withSettings = (changed: object) => ({ ...plain, settings: { ...plain.settings, ...changed } });

describe('a command line becomes one command', () => {
  test.each([
    [[], plain],
    [['check'], plain],
    [['a.json', 'b/**'], withSettings({ paths: ['a.json', 'b/**'] })],
    [['check', 'rules'], withSettings({ paths: ['rules'] })],
    [['./rules'], withSettings({ paths: ['./rules'] })],
    [['--', '--odd.json', '-x'], withSettings({ paths: ['--odd.json', '-x'] })],
    [
      ['a', '--fail-on', 'never', 'b'],
      withSettings({ paths: ['a', 'b'], failOn: 'never', given: { by: 'flag', failOn: 'never' } }),
    ],
    [
      ['--fail-on=note', '--fail-on=warning'],
      withSettings({ failOn: 'warning', given: { by: 'flag', failOn: 'warning' } }),
    ],
    [
      ['--profile=strict', '--if-no-files', 'error'],
      withSettings({ profile: 'strict', ifNoFiles: 'error', given: { by: 'flag', profile: 'strict' } }),
    ],
    [['--profile=default'], withSettings({ given: { by: 'flag', profile: 'default' } })],
    [['--config', 'a.yaml'], withSettings({ configFile: { path: 'a.yaml' } })],
    [['--no-config'], withSettings({ configFile: 'none' })],
    [['--baseline', 'b.json'], withSettings({ baseline: { file: 'b.json', write: false } })],
    [['--baseline=b.json', '--write-baseline'], withSettings({ baseline: { file: 'b.json', write: true } })],
    [['--print-config', 'a.yaml'], { ...plain, printConfig: 'a.yaml' }],
    [['--changed-since', 'origin/main'], { ...plain, changedSince: 'origin/main' }],
    [['init'], { name: 'init' }],
    [['-', '--stdin-filename', 'x.yaml'], withSettings({ paths: ['-'], stdinFilename: 'x.yaml' })],
    [['--protocol-versions', 'all'], withSettings({ whatIf: protocols })],
    [['--protocol-versions=declared'], withSettings({ whatIf: [] })],
    [['--protocol-versions', '2026-07-28, 2024-11-05'], withSettings({ whatIf: ['2024-11-05', '2026-07-28'] })],
    [['--fix'], { ...plain, fixing: 'write' }],
    [['-', '--fix-dry-run'], { ...withSettings({ paths: ['-'] }), fixing: 'show' }],
    [['--format', 'sarif'], { ...plain, format: 'sarif' }],
    [['--quiet', '--no-color'], { ...plain, quiet: true, color: false }],
    [
      ['--output', 'json=out/a=b.json', '--output=sarif=s'],
      {
        ...plain,
        outputs: [
          { format: 'json', file: 'out/a=b.json' },
          { format: 'sarif', file: 's' },
        ],
      },
    ],
    [['help'], { name: 'help' }],
    [['rules'], { name: 'rules', json: false }],
    [['rules', '--json'], { name: 'rules', json: true }],
    [['explain', 'a.b', '--no-color'], { name: 'explain', rule: 'a.b' }],
    [['--version', 'x'], { name: 'version' }],
    [['-h'], { name: 'help' }],
    [['help', 'explain'], { name: 'help' }],
    [['-v'], { name: 'version' }],
    [['version'], { name: 'version' }],
    [['explian', 'a.b'], { ...plain, settings: { ...plain.settings, paths: ['explian', 'a.b'] }, perhaps: 'explain' }],
    [['check', 'explian'], { ...plain, settings: { ...plain.settings, paths: ['explian'] } }],
    [['help', 'x'], { ...plain, settings: { ...plain.settings, paths: ['help', 'x'] }, perhaps: 'help' }],
    [['explain', '--help'], { name: 'help' }],
  ])('%j', (words, command) => {
    expect(parse(words)).toEqual(command);
  });

  test('settings cannot be changed afterwards', () => {
    const command = parse([]);
    expect(command.name === 'check' && Object.isFrozen(command.settings)).toBe(true);
    expect(command.name === 'check' && Object.isFrozen(command.settings.paths)).toBe(true);
  });
});

describe('color', () => {
  test.each([
    ['a terminal', {}, true],
    ['no terminal', { isTerminal: false }, false],
    ['NO_COLOR', { environment: { NO_COLOR: '1' } }, false],
    ['an empty NO_COLOR', { environment: { NO_COLOR: '' } }, true],
  ])('%s', (_about, changed, color) => {
    expect(parse([], changed)).toMatchObject({ color });
  });
});

describe('what is wrong is said in one line with a way out', () => {
  test.each([
    [['--formt', 'json'], 'Unknown option --formt; did you mean --format?'],
    [['-x'], 'Unknown option -x; see --help'],
    [['--constructor'], 'Unknown option --constructor; see --help'],
    [['--no-quiet'], 'Unknown option --no-quiet; see --help'],
    [['--format', 'jsn'], '--format is one of text, json, sarif, markdown, github, not "jsn"; did you mean "json"?'],
    [['--fail-on', 'ERROR'], '--fail-on is one of error, warning, note, never, not "ERROR"; did you mean "error"?'],
    [['--profile', 'x'], '--profile is one of default, strict, not "x"'],
    [['--format'], '--format needs a value: --format text|json|sarif|markdown|github'],
    [['--fail-on', '--quiet'], '--fail-on needs a value: --fail-on error|warning|note|never'],
    [['--stdin-filename='], '--stdin-filename needs a value: --stdin-filename <name>'],
    [['--quiet=1'], '--quiet takes no value'],
    [['--output', 'json'], '--output needs <format>=<file>, not "json"'],
    [['--output', 'json='], '--output needs <format>=<file>, not "json="'],
    [
      ['--output', 'jsom=x'],
      'The format of --output is one of text, json, sarif, markdown, github, not "jsom"; did you mean "json"?',
    ],
    [['--output=json=x', '--output=sarif=x'], '--output names "x" twice'],
    [['--output=json=a/../x', '--output=sarif=./x'], '--output names "./x" twice'],
    [['--output=sarif=-'], '--output writes to files, and - is none; --format sarif prints to standard output'],
    [['--stdin-filename', 'a'], '--stdin-filename needs the path -, which stands for standard input'],
    [['--fix', '--fix-dry-run'], '--fix and --fix-dry-run exclude each other'],
    [['--fix', '-'], '--fix has no file to write for the path -; --fix-dry-run prints the changes'],
    [
      ['--protocol-versions', '2025-11-52'],
      '--protocol-versions is one of declared, all, 2024-11-05, 2025-03-26, 2025-06-18, 2025-11-25, 2026-07-28, not "2025-11-52"; did you mean "2025-11-25"?',
    ],
    [
      ['--protocol-versions', '2025-11-25,all'],
      '--protocol-versions is one of 2024-11-05, 2025-03-26, 2025-06-18, 2025-11-25, 2026-07-28, not "all"',
    ],
    [['explain'], 'explain needs one rule id: explain <rule-id>'],
    [['explain', 'a', 'b'], 'explain needs one rule id: explain <rule-id>'],
    [['rules', 'x'], 'rules lists all rules and takes no "x"; see explain, or ./rules for a folder'],
    [['rules', '--format', 'json'], '--format belongs to check and merge, not to rules, which takes --json'],
    [['--json'], '--json belongs to rules; a report has it by --format json'],
    [['--sarif'], 'Unknown option --sarif; did you mean --format sarif?'],
    [['init', 'x'], 'init works in the current folder and takes no "x"'],
    [['init', '--config', 'x'], '--config belongs to check, not to init, which takes no option of its own'],
    [['--config', 'a', '--no-config'], '--config and --no-config exclude each other'],
    [['--config'], '--config needs a value: --config <file>'],
    [['--write-baseline'], '--write-baseline needs the file to write: --baseline <file>'],
    [['--print-config', 'a', 'b'], '--print-config is about one file and takes no "b"'],
    [['--changed-since='], '--changed-since needs a value: --changed-since <git-ref>'],
    [
      ['--fix', '--changed-since', 'main'],
      '--fix corrects every file that is checked, changed or not; name files in place of --changed-since',
    ],
    [
      ['--fix-dry-run', '--baseline', 'b', '--write-baseline'],
      '--fix-dry-run changes nothing, and --write-baseline writes a file',
    ],
    [['--xyzzy'], 'Unknown option --xyzzy; see --help'],
    [['--jobs'], '--jobs needs a value: --jobs <n>'],
    [['--jobs', '0'], '--jobs needs a number from 1 to 999, not "0"'],
    [['--jobs', '1.5'], '--jobs needs a number from 1 to 999, not "1.5"'],
    [['--shard', '3/2'], '--shard needs a part and their number, as in 1/4, not "3/2"'],
    [['--shard', '0/2'], '--shard needs a part and their number, as in 1/4, not "0/2"'],
    [['--shard', '1'], '--shard needs a part and their number, as in 1/4, not "1"'],
    [['--shard', '1/2', '-'], '--shard parts files, and the path - is standard input'],
    [
      ['--shard', '1/2', '--baseline', 'b', '--write-baseline'],
      '--write-baseline needs all files, and --shard takes a part',
    ],
    [
      ['--shard', '1/2', '--changed-since', 'main'],
      '--changed-since leaves findings out, and merge needs all that each --shard has',
    ],
    [
      ['--fix-dry-run', '--format', 'json'],
      '--fix-dry-run prints a diff in place of a report; --output writes a report as well',
    ],
    [['merge'], 'merge needs the reports of all parts: merge <report> …'],
    [
      ['merge', 'a', '--jobs', '2'],
      '--jobs belongs to check, not to merge, which takes --format, --output, --fail-on, --quiet',
    ],
  ])('%j', (words, message) => {
    expect(() => parse(words)).toThrow(new UsageError(message));
  });
});
