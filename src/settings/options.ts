/** The commands and options of the command line as data. Parsing and --help both read these tables. */

import { defaults, failOnChoices, ifNoFilesChoices, profiles } from './settings.ts';

export const formats = ['text', 'json', 'sarif', 'markdown', 'github'] as const;
export type OutputFormat = (typeof formats)[number];

export interface CommandRow {
  readonly usage: string;
  readonly meaning: string;
}

/** Every command with the options it takes besides the common ones. */
export const commands = {
  check: { usage: '[check] [path | glob | directory …]', meaning: 'check descriptions (the default command)' },
  explain: { usage: 'explain <rule-id>', meaning: 'say what a rule asks for, why, and how to satisfy it' },
  rules: { usage: 'rules', meaning: 'list every rule' },
  merge: { usage: 'merge <report> …', meaning: 'make one report of those of all parts (--shard)' },
  init: { usage: 'init', meaning: 'write a workflow and a config file, where there are none' },
} as const satisfies Record<string, CommandRow>;
export type CommandName = keyof typeof commands;

export interface OptionRow {
  /** What stands for the value in --help; absent: the option takes none. */
  readonly value?: string;
  readonly short?: string;
  readonly meaning: string;
  readonly fallback?: string;
  /** The commands that take it, or all. */
  readonly of: readonly CommandName[] | 'all';
}

export const options = {
  format: {
    of: ['check', 'merge'],
    value: formats.join('|'),
    meaning: 'what goes to standard output',
    fallback: 'text',
  },
  output: {
    of: ['check', 'merge'],
    value: '<format>=<file>',
    meaning: 'also write a report to a file; may be repeated',
  },
  'fail-on': {
    of: ['check', 'merge'],
    value: failOnChoices.join('|'),
    meaning: 'exit with 1 when a finding is at or above this',
    fallback: defaults.failOn,
  },
  'protocol-versions': {
    of: ['check'],
    value: 'declared|all|<list>',
    meaning: 'the others are looked at apart, as a what-if',
    fallback: 'declared',
  },
  profile: {
    of: ['check'],
    value: profiles.join('|'),
    meaning: 'strict adds the advisory rules',
    fallback: defaults.profile,
  },
  config: { of: ['check'], value: '<file>', meaning: 'the config file, instead of the nearest .mcpdesc-check.yaml' },
  'no-config': { of: ['check'], meaning: 'take no config file' },
  'print-config': {
    of: ['check'],
    value: '<file>',
    meaning: 'check nothing; print what is in force for that file, and why',
  },
  baseline: { of: ['check'], value: '<file>', meaning: 'report only what this file does not list' },
  'write-baseline': { of: ['check'], meaning: 'list what is found in the file of --baseline' },
  'changed-since': {
    of: ['check'],
    value: '<git-ref>',
    meaning: 'text, annotations and exit status only of files changed since',
  },
  'if-no-files': {
    of: ['check'],
    value: ifNoFilesChoices.join('|'),
    meaning: 'what to do when nothing matched',
    fallback: defaults.ifNoFiles,
  },
  'stdin-filename': { of: ['check'], value: '<name>', meaning: 'what to call standard input, given as the path -' },
  fix: { of: ['check'], meaning: 'make the corrections that need no guessing, and report what is left' },
  'fix-dry-run': { of: ['check'], meaning: 'print what --fix would change, as a diff in place of the report' },
  json: { of: ['rules'], meaning: 'list the rules as JSON, with all that is known of each' },
  shard: { of: ['check'], value: '<i>/<n>', meaning: 'check part i of n, for merge to put together' },
  jobs: {
    of: ['check'],
    value: '<n>',
    meaning: 'worker threads, by default as many as suit; none with --fix or -',
  },
  quiet: { of: ['check', 'merge'], meaning: 'say nothing when all is well' },
  'no-color': { of: 'all', meaning: 'no colors, as with the variable NO_COLOR' },
  version: { of: 'all', short: 'v', meaning: 'print the version' },
  help: { of: 'all', short: 'h', meaning: 'print this page' },
} as const satisfies Record<string, OptionRow>;
export type OptionName = keyof typeof options;
