/** What a run is told to do, whoever tells it: the command line or the Action. */

import { severities } from '../finding.ts';

export const failOnChoices = [...severities, 'never'] as const;
export type FailOn = (typeof failOnChoices)[number];

export const profiles = ['default', 'strict'] as const;
export type Profile = (typeof profiles)[number];

export const ifNoFilesChoices = ['error', 'warn', 'ignore'] as const;
export type IfNoFiles = (typeof ifNoFilesChoices)[number];

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
  readonly failOn: FailOn;
  readonly ifNoFiles: IfNoFiles;
}

export const defaults = {
  paths: [],
  stdinFilename: 'stdin',
  profile: 'default',
  failOn: 'error',
  ifNoFiles: 'warn',
} as const satisfies Partial<Settings>;
