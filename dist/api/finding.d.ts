/**
 * The nouns that every room shares: where something is, what is wrong there, and the report of a run.
 * Imports nothing, so that any room may import it.
 */
/** From worst to mildest; `off` is a setting and never reaches a finding. */
export declare const severities: readonly ['error', 'warning', 'note'];
export type Severity = (typeof severities)[number];
/** Line and column are 1-based, the offset 0-based; columns and offsets count UTF-16 code units. */
export interface Position {
    readonly line: number;
    readonly column: number;
    readonly offset: number;
}
/** The end is exclusive. */
export interface Range {
    readonly start: Position;
    readonly end: Position;
}
/** A second place that helps to understand a finding. */
export interface Related {
    readonly message: string;
    readonly pointer: string;
    readonly range: Range;
}
/** Replace the text between two offsets. */
export interface Edit {
    readonly start: number;
    readonly end: number;
    readonly text: string;
}
export interface Fix {
    readonly title: string;
    readonly edits: readonly Edit[];
}
/** What the reports need of the source line on which a finding starts, taken while the text is at hand. */
export interface SourceLine {
    /** The line, clipped to a window around the finding where it is very long. */
    readonly excerpt: string;
    /** First underlined UTF-16 unit, counted from the start of the excerpt. */
    readonly caret: number;
    /** How many UTF-16 units are underlined, at least one, never past the excerpt. */
    readonly length: number;
    /** `primaryLocationLineHash` as code scanning computes it: hash, colon, counter. */
    readonly hash: string;
    /** What is marked, on however many lines, white space apart: to know the finding again when lines have moved. */
    readonly content?: string;
}
/** By `comment` or `extension` in the document, by `config` or by `baseline`. */
export interface Suppressed {
    readonly by: string;
    readonly reason: string;
}
export interface Finding {
    readonly rule: string;
    readonly severity: Severity;
    /** One sentence with a full stop. */
    readonly message: string;
    /** The protocol versions in which the finding holds, oldest first. */
    readonly protocolVersions: readonly string[];
    /** JSON Pointer (RFC 6901); of a missing member, the pointer it would have. */
    readonly pointer: string;
    readonly range: Range;
    readonly related?: readonly Related[];
    readonly suppressed?: Suppressed;
    readonly fix?: Fix;
    /** There is a correction without guessing, but a comment or the layout of the text leaves it to a person. */
    readonly byHand?: true;
    readonly source: SourceLine;
}
/** So many findings that count alike. */
export interface Counted {
    readonly severity: Severity;
    /** As those of a finding. */
    readonly protocolVersions: readonly string[];
    readonly suppressed?: true;
    readonly count: number;
}
/** What would be found in a protocol version that the file does not declare, if it did. */
export interface WhatIf {
    readonly protocolVersion: string;
    /** All that holds in that version, whether it holds in declared ones as well or not. */
    readonly findings: readonly Finding[];
    readonly leftOut?: readonly Counted[];
}
export interface FileReport {
    /** Relative to the root of the run, with forward slashes. */
    readonly path: string;
    /** The format version as written, null where it could not be read. */
    readonly mcpdesc: string | null;
    /** The declared protocol versions that this tool knows, oldest first. */
    readonly protocolVersions: readonly string[];
    /** By offset, then rule. */
    readonly findings: readonly Finding[];
    /** Only where the file has more findings than are reported of one. */
    readonly leftOut?: readonly Counted[];
    /** Never part of the verdict. Only where it was asked for, oldest version first. */
    readonly whatIf?: readonly WhatIf[];
    /** This is the config file, which is no description: its ignores have findings. */
    readonly config?: true;
}
/** Something that kept part of the work from being done: not the document's fault. */
export interface Problem {
    /** `operator`: exit status 2, for instance an unreadable file. `crash`: a bug of ours, exit status 3. */
    readonly kind: 'operator' | 'crash';
    readonly path: string;
    /** The rule whose check crashed. */
    readonly rule?: string;
    readonly message: string;
}
/** Which part of a run this is, counted from 1. */
export interface Shard {
    readonly index: number;
    readonly count: number;
}
/** What a report must say of itself where other parts complete it. */
export interface Part extends Shard {
    /** The same in all parts of a run: what its files are called and how they are checked, as a hash. */
    readonly run: string;
    /** A file with findings that hold if no other part disagrees: ignores of the config file that nothing here needs. */
    readonly pending?: FileReport;
}
export interface Report {
    /** By path. */
    readonly files: readonly FileReport[];
    /** By path. */
    readonly problems: readonly Problem[];
    /** Absent: this is the whole. */
    readonly part?: Part;
}
/** By UTF-16 code units, the same on every machine. */
export declare const byPath: (left: {
    readonly path: string;
}, right: {
    readonly path: string;
}) => number;
export interface Summary {
    readonly files: number;
    readonly errors: number;
    readonly warnings: number;
    readonly notes: number;
    readonly suppressed: number;
}
/** Everything that was found in a file, whether it is reported or only counted. */
export declare function counted({ findings, leftOut }: Pick<FileReport, 'findings' | 'leftOut'>): readonly Counted[];
/** Counts of what is in no report of a file, because the file has more findings than are reported of one. */
export declare const summarizeLeftOut: (files: readonly Pick<FileReport, 'leftOut'>[]) => Summary;
/** Counts of a report, its findings and the descriptions; a suppressed finding counts as suppressed and as nothing else. */
export declare function summarize(files: readonly Pick<FileReport, 'findings' | 'leftOut' | 'config'>[]): Summary;
