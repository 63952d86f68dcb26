/** A config file as it was understood. Offsets lead to the places in its text that say so. */

import type { LimitName } from '../limits.ts';
import type { Ignore, RuleSeverity } from './policy.ts';
import type { FailOn, Profile } from './settings.ts';

export interface Spot {
  readonly start: number;
  readonly end: number;
}

export interface Said<Value> extends Spot {
  readonly value: Value;
}

export interface RuleSetting extends Said<RuleSeverity> {
  /** An id, a prefix as in `mcpdesc.tag.*`, or `*`. */
  readonly key: string;
}

export interface Override {
  readonly files: readonly string[];
  readonly profile?: Said<Profile>;
  readonly rules?: readonly RuleSetting[];
}

export interface ConfigIgnore extends Ignore {
  /** Absent: in all files. */
  readonly files?: readonly string[];
}

export interface Config {
  /** As messages and reports name it: relative to the root of the run. */
  readonly path: string;
  /** Absolute. Its patterns start here. */
  readonly folder: string;
  readonly text: string;
  readonly files?: readonly string[];
  readonly exclude?: readonly string[];
  readonly profile?: Said<Profile>;
  readonly failOn?: Said<FailOn>;
  readonly rules?: readonly RuleSetting[];
  readonly overrides?: readonly Override[];
  readonly ignore?: readonly Said<ConfigIgnore>[];
  readonly limits?: { readonly [Name in LimitName]?: Said<number> };
}
