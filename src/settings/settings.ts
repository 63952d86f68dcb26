/** What a run is told to do, whoever tells it: the command line or the Action. */

import { severities } from '../finding.ts';
import { type Protocol, protocols } from '../protocol-versions.ts';
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
}

export const defaults = {
  paths: [],
  stdinFilename: 'stdin',
  profile: 'default',
  whatIf: [],
  failOn: 'error',
  ifNoFiles: 'warn',
} as const satisfies Partial<Settings>;
