/** What a run is told to do, whoever tells it: the command line or the Action. */

import { basename, resolve } from 'node:path';
import { type Shard, severities } from '../finding.ts';
import { type Protocol, protocols } from '../protocol-versions.ts';
import type { Config } from './config.ts';
import { configNames } from './default-patterns.ts';
import { oneOf } from './usage-error.ts';

export const failOnChoices = [...severities, 'never'] as const;
export type FailOn = (typeof failOnChoices)[number];

export const profiles = ['default', 'strict'] as const;
export type Profile = (typeof profiles)[number];

export const ifNoFilesChoices = ['error', 'warn', 'ignore'] as const;
export type IfNoFiles = (typeof ifNoFilesChoices)[number];

/** `declared` and `all`, or versions between commas. */
export const protocolChoices = ['declared', 'all', ...protocols] as const;

/** The protocol versions to look at where a file does not declare them. `what` is how the reader spelt the setting. */
export function whatIfOf(what: string, value: string): readonly Protocol[] {
  if (value === 'declared') return [];
  if (value === 'all') return protocols;
  const named = value.split(',').map((version) => version.trim());
  const wanted = named.map((version) => oneOf(what, named.length > 1 ? protocols : protocolChoices, version));
  return protocols.filter((version) => wanted.includes(version));
}

export interface Settings {
  /** Absolute. Reports name files relative to it, and symbolic links are not followed out of it. */
  readonly root: string;
  /** Absolute. Paths and patterns start here; the root or a folder in it. */
  readonly workingDirectory: string;
  /** Paths, globs, directories, `!` excludes, `-` for standard input; none: the default patterns. */
  readonly paths: readonly string[];
  /** What standard input is called. */
  readonly stdinFilename: string;
  readonly profile: Profile;
  /** Protocol versions to look at where a file does not declare them, oldest first. */
  readonly whatIf: readonly Protocol[];
  readonly failOn: FailOn;
  readonly ifNoFiles: IfNoFiles;
  /** Which config file is in force; absent: the nearest. */
  readonly configFile?: { readonly path: string } | 'none';
  /** Known findings, which are not reported. The file is relative to the working directory. */
  readonly baseline?: Baseline;
  /** The part of the files that is checked; absent: all. */
  readonly shard?: Shard;
  /** Only the parts below are added by those who read the config file. */
  readonly config?: Config;
  /** The day of the run, as in `2027-03-01`. */
  readonly today?: string;
  /** Nobody has narrowed down what is checked: what was not found is nowhere. */
  readonly isWhole?: boolean;
  /** The paths are those of the config file, and what lies outside of the working directory is left out. */
  readonly isConfined?: boolean;
  /** Every finding is asked for, however many a file has. */
  readonly everyFinding?: boolean;
  /** What was said outright, not by default: it outranks the config file. */
  readonly given?: Given;
}

export interface Given {
  readonly by: 'flag' | 'input';
  readonly profile?: Profile;
  readonly failOn?: FailOn;
}

export interface Baseline {
  readonly file: string;
  /** Whether it is brought up to date. */
  readonly write: boolean;
}

/** The files that settings were taken from, from the root or absolute. */
export const settingsFiles = ({ config, baseline, workingDirectory }: Settings): string[] => [
  ...(config === undefined ? [] : [config.path]),
  ...(baseline === undefined ? [] : [resolve(workingDirectory, baseline.file)]),
];

/** Whether an absolute path is one of them, or a config file by its name: such a file is never a description. */
export function isSettingsFile(settings: Settings): (path: string) => boolean {
  const own = new Set(settingsFiles(settings).map((path) => resolve(settings.root, path)));
  const names: readonly string[] = configNames;
  return (path) => own.has(path) || names.includes(basename(path));
}

export const defaults = {
  paths: [],
  stdinFilename: 'stdin',
  profile: 'default',
  whatIf: [],
  failOn: 'error',
  ifNoFiles: 'warn',
} as const satisfies Partial<Settings>;
