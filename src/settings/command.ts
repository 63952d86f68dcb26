/** What the command line asks for, once it is understood. */

import type { OutputFormat } from './options.ts';
import type { FailOn, Settings } from './settings.ts';

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
