/**
 * What `import … from 'mcpdesc-check'` gives: the check that the command line and the Action run, as a function. Loads
 * nothing of Node, so that it runs in a browser, a worker or an editor as well. docs/api.md describes it.
 */

import { nearestPattern, rulesOf } from './catalogue/rule-pattern.ts';
import { type CheckResult, check as checkSource } from './check.ts';
import type { FileReport, Problem } from './finding.ts';
import { fix as fixSource } from './fix.ts';
import { limits as known, type Limits, limitNames } from './limits.ts';
import { type Protocol, protocols } from './protocol-versions.ts';
import { supply } from './read/index.ts';
import * as full from './read/yaml.ts';
import * as fast from './read/yaml-events.ts';
import type { CheckSettings } from './settings/policy.ts';

export type {
  Counted,
  Edit,
  FileReport,
  Finding,
  Fix,
  Position,
  Problem,
  Range,
  Related,
  Severity,
  SourceLine,
  Suppressed,
  WhatIf,
} from './finding.ts';
export type { LimitName, Limits } from './limits.ts';
export { type Protocol, protocols } from './protocol-versions.ts';
export type { Ignore, RuleSeverities, RuleSeverity } from './settings/policy.ts';

// Whoever calls is not to wait for anything, YAML or not.
supply({ fast, full });

export interface CheckOptions {
  /** `strict` adds the advisory rules. */
  readonly profile?: 'default' | 'strict';
  /** `all`, or some versions: what stands in the way of those that the description does not declare, as `whatIf`. */
  readonly protocolVersions?: 'declared' | 'all' | readonly Protocol[];
  /** Severities in place of those that the rules have, by id, prefix (`mcpdesc.tag.*`) or `*`. */
  readonly rules?: NonNullable<CheckSettings['rules']>;
  /** Findings that are known and accepted; they come as suppressed. */
  readonly ignore?: NonNullable<CheckSettings['ignore']>;
  /** The day from which an `until` of an ignore is past, as in `2027-03-01`; nothing is past without it. */
  readonly today?: string;
  /** How much a description may cost, in place of the usual numbers; docs/limits.md has them all. */
  readonly limits?: Partial<Limits>;
}

export interface Checked {
  readonly file: FileReport;
  /** Faults of this program: checks that could not be done. All other findings are there. */
  readonly problems: readonly Problem[];
}

export interface Corrected extends Checked {
  /** The text after all corrections that need no guessing; `file` is about this text. */
  readonly text: string;
  /** How many were made. */
  readonly count: number;
}

/** Same text, name and options, same answer. The ending of the name decides between JSON and YAML. */
export function check(text: string | Uint8Array, name: string, options: CheckOptions = {}): Checked {
  return checked(checkSource(sourceOf(text, name), settingsOf(options)));
}

/** Makes the corrections that `--fix` makes, and checks what comes of it. */
export function fix(text: string | Uint8Array, name: string, options: CheckOptions = {}): Corrected {
  const { after, count, result } = fixSource(sourceOf(text, name), settingsOf(options));
  return { ...checked(result), text: after, count };
}

const sourceOf = (text: string | Uint8Array, path: string) => ({
  path,
  bytes: typeof text === 'string' ? new TextEncoder().encode(text) : text,
});

function settingsOf({ protocolVersions = 'declared', profile = 'default', ...others }: CheckOptions): CheckSettings {
  refuseLimits(others.limits);
  refuseRules([...Object.keys(others.rules ?? {}), ...(others.ignore ?? []).map(({ rule }) => rule)]);
  if (protocolVersions === 'declared') return { profile, ...others };
  const asked: readonly string[] = protocolVersions === 'all' ? protocols : protocolVersions;
  return { profile, ...others, whatIf: protocols.filter((version) => asked.includes(version)) };
}

/** A program that asks for more than the check was tried with is wrong, and is told so. */
function refuseLimits(limits: Partial<Limits> = {}): void {
  for (const name of limitNames) {
    const { [name]: value = known[name].usual } = limits;
    if (Number.isInteger(value) && value >= 1 && value <= known[name].most) continue;
    throw new RangeError(`limits.${name} must be a whole number from 1 to ${known[name].most}, not ${value}`);
  }
}

/** A misspelt rule would be off, or ignored, in nobody's eyes but its author's. */
function refuseRules(patterns: readonly string[]): void {
  const unknown = patterns.find((pattern) => rulesOf(pattern).length === 0);
  if (unknown === undefined) return;
  const guess = nearestPattern(unknown);
  throw new RangeError(
    `no rule is called ${JSON.stringify(unknown)}${guess === undefined ? '' : `; did you mean ${guess}?`}`,
  );
}

const checked = ({ file, problems }: CheckResult): Checked => ({ file, problems });
