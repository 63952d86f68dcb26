/**
 * What one file may cost. The format asks every program for limits and leaves the numbers to it. Each can be raised in
 * the config file, up to what this program has been tried with: a config file may come from a stranger as well, and a
 * million values in YAML that the fast reader leaves to the full one take 1.5 GB.
 */
export interface Limit {
    /** What holds where nobody says otherwise. */
    readonly usual: number;
    /** How far it can be raised. */
    readonly most: number;
    /** What is counted. */
    readonly of: string;
    /** Why there is a limit, and why this one. */
    readonly why: string;
}
/**
 * The usual numbers of what is read are those of the format's reference validator, so that a file which one of the two
 * reads is read by both.
 */
export declare const limits: {
    readonly bytes: {
        readonly usual: number;
        readonly most: number;
        readonly of: 'Size of the file.';
        readonly why: 'A file is held in memory as a whole. The largest published descriptions have a few hundred kilobytes.';
    };
    readonly depth: {
        readonly usual: 100;
        readonly most: 500;
        readonly of: 'How deep a value may lie, the root being at 0.';
        readonly why: 'Later walks go from value to value within the stack; with more than the most, they would come near its end.';
    };
    readonly values: {
        readonly usual: 100000;
        readonly most: 1000000;
        readonly of: 'All values of a document together; keys do not count.';
        readonly why: 'What is done for each value is done that often at most.';
    };
    readonly characters: {
        readonly usual: number;
        readonly most: number;
        readonly of: 'UTF-16 code units of one text, number or key.';
        readonly why: 'Texts are compared, matched and quoted; no description that a model is to read comes near.';
    };
    readonly entries: {
        readonly usual: 100000;
        readonly most: 1000000;
        readonly of: 'Members of one object, or items of one array.';
        readonly why: 'Members and items are compared with one another.';
    };
    readonly findings: {
        readonly usual: 1000;
        readonly most: 100000;
        readonly of: 'Findings that are reported of one file besides the note that there are more, the most severe first; all are counted.';
        readonly why: 'Nobody reads more at once, and code scanning shows 5,000 of a whole run.';
    };
};
export type LimitName = keyof typeof limits;
export type Limits = {
    readonly [Name in LimitName]: number;
};
/** Those that the reader holds a text against. */
export type ReadingLimits = Omit<Limits, 'findings'>;
/** TypeScript forgets the names of what goes through keys and entries. */
export declare const limitNames: readonly LimitName[];
/** The usual limits with others in place of some. */
export declare const limitsWith: (others?: Partial<Limits>) => Limits;
export declare const usualLimits: Limits;
