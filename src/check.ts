/** One description, from bytes to findings. Pure: no disk, clock, console, network or GitHub. */

import type { FileReport, Problem } from './finding.ts';

export interface Source {
  /** Relative to the root of the run, with forward slashes; its ending decides JSON or YAML. */
  readonly path: string;
  readonly bytes: Uint8Array;
}

export interface CheckSettings {
  /** `strict` adds the advisory rules. */
  readonly profile: 'default' | 'strict';
}

export interface CheckResult {
  readonly file: FileReport;
  /** Crashes of single checks; the findings of all others are there. */
  readonly problems: readonly Problem[];
}

/** Same source and settings, same answer. Never throws for anything a document can hold. */
export function check(source: Source, _settings: CheckSettings): CheckResult {
  return { file: { path: source.path, mcpdesc: null, protocolVersions: [], findings: [] }, problems: [] };
}
