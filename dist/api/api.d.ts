/**
 * What `import … from 'mcpdesc-check'` gives: the check that the command line and the Action run, as a function. Loads
 * nothing of Node, so that it runs in a browser, a worker or an editor as well. docs/api.md describes it.
 */
import type { FileReport, Problem } from './finding.js';
import { type Limits } from './limits.js';
import { type Protocol } from './protocol-versions.js';
import type { CheckSettings } from './settings/policy.js';
export type { Counted, Edit, FileReport, Finding, Fix, Position, Problem, Range, Related, Severity, SourceLine, Suppressed, WhatIf, } from './finding.js';
export type { LimitName, Limits } from './limits.js';
export { type Protocol, protocols } from './protocol-versions.js';
export type { Ignore, RuleSeverities, RuleSeverity } from './settings/policy.js';
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
export declare function check(text: string | Uint8Array, name: string, options?: CheckOptions): Checked;
/** Makes the corrections that `--fix` makes, and checks what comes of it. */
export declare function fix(text: string | Uint8Array, name: string, options?: CheckOptions): Corrected;
