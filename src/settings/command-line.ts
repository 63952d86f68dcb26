import { normalize } from 'node:path';
import { nearest } from '../nearest.ts';
import {
  type CommandName,
  commands,
  formats,
  type OptionName,
  type OptionRow,
  type OutputFormat,
  options,
} from './options.ts';
import {
  defaults,
  type FailOn,
  failOnChoices,
  ifNoFilesChoices,
  profiles,
  type Settings,
  whatIfOf,
} from './settings.ts';
import { oneOf, UsageError } from './usage-error.ts';
import { sortOut, type Words } from './words.ts';

export interface Output {
  readonly format: OutputFormat;
  readonly file: string;
}

/** Whether safe corrections are made: `write` makes them, `show` prints what they would be. */
export type Fixing = 'no' | 'write' | 'show';

/** What becomes of a report. */
export interface Delivery {
  /** To standard output. */
  readonly format: OutputFormat;
  readonly outputs: readonly Output[];
  readonly quiet: boolean;
  readonly color: boolean;
}

export type Command =
  | { readonly name: 'help' | 'version' | 'init' }
  | { readonly name: 'rules'; readonly json: boolean }
  | { readonly name: 'explain'; readonly rule: string }
  | ({ readonly name: 'merge'; readonly reports: readonly string[]; readonly failOn: FailOn } & Delivery)
  | ({
      readonly name: 'check';
      readonly settings: Settings;
      readonly fixing: Fixing;
      /** Print what is in force for this file, and check nothing. */
      readonly printConfig?: string;
      readonly changedSince?: string;
      /** How many threads check files; absent: as many as suit. */
      readonly jobs?: number;
      /** The command that the first path may be a misspelling of, where there is no such path. */
      readonly perhaps?: string;
    } & Delivery);

export interface Surroundings {
  readonly workingDirectory: string;
  /** `NO_COLOR`, where set and not empty, asks for plain text (no-color.org). */
  readonly environment: { readonly NO_COLOR?: string | undefined };
  readonly isTerminal: boolean;
}

const isCommand = (name: string): name is CommandName => Object.hasOwn(commands, name);

function output(text: string): Output {
  const [format = '', ...file] = text.split('=');
  const name = file.join('=');
  if (name === '') throw new UsageError(`--output needs <format>=<file>, not ${JSON.stringify(text)}`);
  const known = oneOf('The format of --output', formats, format);
  if (name === '-') {
    throw new UsageError(`--output writes to files, and - is none; --format ${known} prints to standard output`);
  }
  return { format: known, file: name };
}

function outputs(texts: readonly string[]): Output[] {
  const all = texts.map(output);
  const twice = all.find(
    ({ file }, index) => all.findIndex((other) => normalize(other.file) === normalize(file)) !== index,
  );
  if (twice !== undefined) throw new UsageError(`--output names ${JSON.stringify(twice.file)} twice`);
  return all;
}

/** A value of an option that takes one of a few words. */
function choose<Choice extends string>(
  given: Words['given'],
  option: OptionName,
  choices: readonly Choice[],
  fallback: Choice,
): Choice {
  const value = given.get(option)?.at(-1);
  return value === undefined ? fallback : oneOf(`--${option}`, choices, value);
}

function fixing({ operands, given }: Words): Fixing {
  const [writes, shows] = [given.has('fix'), given.has('fix-dry-run')];
  if (writes && shows) throw new UsageError('--fix and --fix-dry-run exclude each other');
  if (writes && operands.includes('-')) {
    throw new UsageError('--fix has no file to write for the path -; --fix-dry-run prints the changes');
  }
  if (writes && given.has('changed-since')) {
    throw new UsageError(
      '--fix corrects every file that is checked, changed or not; name files in place of --changed-since',
    );
  }
  if (shows && given.has('write-baseline')) {
    throw new UsageError('--fix-dry-run changes nothing, and --write-baseline writes a file');
  }
  return writes ? 'write' : shows ? 'show' : 'no';
}

function configFile(given: Words['given']): Pick<Settings, 'configFile'> {
  const path = given.get('config')?.at(-1);
  if (!given.has('no-config')) return path === undefined ? {} : { configFile: { path } };
  if (path !== undefined) throw new UsageError('--config and --no-config exclude each other');
  return { configFile: 'none' };
}

function baseline(given: Words['given']): Pick<Settings, 'baseline'> {
  const file = given.get('baseline')?.at(-1);
  const write = given.has('write-baseline');
  if (write && file === undefined) throw new UsageError('--write-baseline needs the file to write: --baseline <file>');
  return file === undefined ? {} : { baseline: { file, write } };
}

function printConfig({ operands, given }: Words): { readonly printConfig?: string } {
  const file = given.get('print-config')?.at(-1);
  if (file === undefined) return {};
  const [operand] = operands;
  if (operand !== undefined)
    throw new UsageError(`--print-config is about one file and takes no ${JSON.stringify(operand)}`);
  return { printConfig: file };
}

function changedSince(given: Words['given']): { readonly changedSince?: string } {
  const reference = given.get('changed-since')?.at(-1);
  return reference === undefined ? {} : { changedSince: reference };
}

function shard({ operands, given }: Words): Pick<Settings, 'shard'> {
  const text = given.get('shard')?.at(-1);
  if (text === undefined) return {};
  const [index = 0, count = 0] = /^[1-9]\d{0,4}\/[1-9]\d{0,4}$/.test(text) ? text.split('/').map(Number) : [];
  if (index === 0 || index > count) {
    throw new UsageError(`--shard needs a part and their number, as in 1/4, not ${JSON.stringify(text)}`);
  }
  if (given.has('write-baseline')) throw new UsageError('--write-baseline needs all files, and --shard takes a part');
  if (operands.includes('-')) throw new UsageError('--shard parts files, and the path - is standard input');
  return { shard: { index, count } };
}

function jobs(given: Words['given']): { readonly jobs?: number } {
  const text = given.get('jobs')?.at(-1);
  if (text === undefined) return {};
  const count = /^[1-9]\d{0,2}$/.test(text) ? Number(text) : 0;
  if (count === 0) throw new UsageError(`--jobs needs a number from 1 to 999, not ${JSON.stringify(text)}`);
  return { jobs: count };
}

function settings(words: Words, workingDirectory: string): Settings {
  const { operands, given } = words;
  if (given.has('stdin-filename') && !operands.includes('-')) {
    throw new UsageError('--stdin-filename needs the path -, which stands for standard input');
  }
  const profile = choose(given, 'profile', profiles, defaults.profile);
  const failOn = failOnOf(words);
  return Object.freeze({
    root: workingDirectory,
    workingDirectory,
    paths: Object.freeze([...operands]),
    stdinFilename: given.get('stdin-filename')?.at(-1) ?? defaults.stdinFilename,
    profile,
    whatIf: whatIfOf('--protocol-versions', given.get('protocol-versions')?.at(-1) ?? 'declared'),
    failOn,
    ifNoFiles: choose(given, 'if-no-files', ifNoFilesChoices, defaults.ifNoFiles),
    ...configFile(given),
    ...baseline(given),
    ...shard(words),
    given: Object.freeze({
      by: 'flag',
      ...(given.has('profile') && { profile }),
      ...(given.has('fail-on') && { failOn }),
    }),
  });
}

const failOnOf = ({ given }: Words): FailOn => choose(given, 'fail-on', failOnChoices, defaults.failOn);

const delivery = ({ given }: Words, color: boolean): Delivery => ({
  format: choose(given, 'format', formats, options.format.fallback),
  outputs: outputs(given.get('output') ?? []),
  quiet: given.has('quiet'),
  color,
});

/** What each command makes of the words after its name. */
const parsers: Readonly<Record<CommandName, (words: Words, color: boolean, workingDirectory: string) => Command>> = {
  check: (words, color, workingDirectory) => ({
    name: 'check',
    settings: settings(words, workingDirectory),
    ...delivery(words, color),
    fixing: fixing(words),
    ...printConfig(words),
    ...changedSince(words.given),
    ...jobs(words.given),
  }),
  explain: ({ operands: [rule, ...more] }) => {
    if (rule === undefined || more.length > 0) throw new UsageError('explain needs one rule id: explain <rule-id>');
    return { name: 'explain', rule };
  },
  rules: ({ operands: [operand], given }) => {
    if (operand !== undefined) {
      const shown = JSON.stringify(operand);
      throw new UsageError(`rules lists all rules and takes no ${shown}; see explain, or ./rules for a folder`);
    }
    return { name: 'rules', json: given.has('json') };
  },
  merge: (words, color) => {
    const { operands: reports } = words;
    if (reports.length === 0) throw new UsageError('merge needs the reports of all parts: merge <report> …');
    return { name: 'merge', reports, failOn: failOnOf(words), ...delivery(words, color) };
  },
  init: ({ operands: [operand] }) => {
    if (operand !== undefined) {
      throw new UsageError(`init works in the current folder and takes no ${JSON.stringify(operand)}`);
    }
    return { name: 'init' };
  },
};

/** Words that are commands as well as options, where nothing but commands stands beside them; else they are files. */
function asked({ operands: [first = '', ...rest], given }: Words): 'help' | 'version' | undefined {
  if (given.has('help') || (first === 'help' && rest.every(isCommand))) return 'help';
  return given.has('version') || (first === 'version' && rest.length === 0) ? 'version' : undefined;
}

const belongs = ({ of }: OptionRow, command: CommandName): boolean => of === 'all' || of.includes(command);

function notOf(option: OptionName, command: CommandName): UsageError {
  const format = formats.find((known) => known === option);
  const { of }: OptionRow = options[option];
  const owners = of === 'all' ? 'all' : of.join(' and ');
  if (command === 'check' && format !== undefined) {
    return new UsageError(`--${option} belongs to ${owners}; a report has it by --format ${format}`);
  }
  const own = Object.entries<OptionRow>(options).filter(([, row]) => row.of !== 'all' && belongs(row, command));
  const names = own.map(([name]) => `--${name}`).join(', ') || 'no option of its own';
  return new UsageError(`--${option} belongs to ${owners}, not to ${command}, which takes ${names}`);
}

/** The words after the program's name as one command, or a UsageError. */
export function parseCommandLine(words: readonly string[], surroundings: Surroundings): Command {
  const said = sortOut(words);
  const { operands, given } = said;
  const simple = asked(said);
  if (simple !== undefined) return { name: simple };

  const [first = ''] = operands;
  const isNamed = isCommand(first);
  const name = isNamed ? first : 'check';
  const foreign = [...given.keys()].find((option) => !belongs(options[option], name));
  if (foreign !== undefined) throw notOf(foreign, name);

  const { workingDirectory, environment, isTerminal } = surroundings;
  const color = isTerminal && !given.has('no-color') && !environment.NO_COLOR;
  const own = { operands: isNamed ? operands.slice(1) : operands, given };
  const command = parsers[name](own, color, workingDirectory);
  const perhaps = isNamed ? undefined : nearest(first, [...Object.keys(commands), 'help', 'version']);
  return perhaps === undefined || command.name !== 'check' ? command : { ...command, perhaps };
}
