/** The options that only `check` takes, each as it is understood alone and beside the others. */

import type { Command, Delivery, Fixing } from './command.ts';
import { failOnOf } from './delivery.ts';
import { defaults, ifNoFilesChoices, profiles, type Settings, whatIfOf } from './settings.ts';
import { UsageError } from './usage-error.ts';
import { choose, type Words } from './words.ts';

function fixing({ operands, given }: Words): Fixing {
  if (given.has('fix') && operands.includes('-')) {
    throw new UsageError('--fix has no file to write for the path -; --fix-dry-run prints the changes');
  }
  return given.has('fix') ? 'write' : given.has('fix-dry-run') ? 'show' : 'no';
}

function configFile(given: Words['given']): Pick<Settings, 'configFile'> {
  const path = given.get('config')?.at(-1);
  if (given.has('no-config')) return { configFile: 'none' };
  return path === undefined ? {} : { configFile: { path } };
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

type CheckOptions = Omit<Extract<Command, { readonly name: 'check' }>, 'name' | 'perhaps' | keyof Delivery>;

export const checkOptions = (words: Words, workingDirectory: string): CheckOptions => ({
  settings: settings(words, workingDirectory),
  fixing: fixing(words),
  ...printConfig(words),
  ...changedSince(words.given),
  ...jobs(words.given),
});
