/** What a project says about rules, however it says it. */
import type { Limits } from '../limits.js';
import type { Protocol } from '../protocol-versions.js';
export declare const ruleSeverities: readonly ["error", "warning", "note", "off"];
export type RuleSeverity = (typeof ruleSeverities)[number];
/** By rule id, by prefix as in `mcpdesc.tag.*`, or `*` for all. */
export type RuleSeverities = Readonly<Record<string, RuleSeverity>>;
/** Findings that somebody knows of and accepts. */
export interface Ignore {
    /** An id, or a prefix as in `mcpdesc.tag.*`. */
    readonly rule: string;
    /** JSON Pointer; findings there and below. Absent: in the whole document. */
    readonly pointer?: string;
    readonly reason: string;
    /** The last day on which it holds, as in `2027-03-01`. */
    readonly until?: string;
}
/** What the check of one description needs to be told. */
export interface CheckSettings {
    /** `strict` adds the advisory rules. */
    readonly profile: 'default' | 'strict';
    /**
     * Severities in place of those that the rules have. Of several patterns that cover a rule, the longest counts.
     * An advisory rule is turned on by its own id only.
     */
    readonly rules?: RuleSeverities;
    readonly ignore?: readonly Ignore[];
    /** Protocol versions to look at where the description does not declare them. */
    readonly whatIf?: readonly Protocol[];
    /** The day on which it is checked, as in `2027-03-01`; absent: no date has passed. */
    readonly today?: string;
    /** In place of the usual ones. */
    readonly limits?: Partial<Limits>;
}
