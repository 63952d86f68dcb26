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
export const limits = {
  bytes: {
    usual: 5 * 1024 * 1024,
    most: 100 * 1024 * 1024,
    of: 'Size of the file.',
    why: 'A file is held in memory as a whole. The largest published descriptions have a few hundred kilobytes.',
  },
  depth: {
    usual: 100,
    most: 500,
    of: 'How deep a value may lie, the root being at 0.',
    why: 'Later walks go from value to value within the stack; with more than the most, they would come near its end.',
  },
  values: {
    usual: 100_000,
    most: 1_000_000,
    of: 'All values of a document together; keys do not count.',
    why: 'What is done for each value is done that often at most.',
  },
  characters: {
    usual: 1024 * 1024,
    most: 100 * 1024 * 1024,
    of: 'UTF-16 code units of one text, number or key.',
    why: 'Texts are compared, matched and quoted; no description that a model is to read comes near.',
  },
  entries: {
    usual: 100_000,
    most: 1_000_000,
    of: 'Members of one object, or items of one array.',
    why: 'Members and items are compared with one another.',
  },
  findings: {
    usual: 1000,
    most: 100_000,
    of: 'Findings that are reported of one file besides the note that there are more, the most severe first; all are counted.',
    why: 'Nobody reads more at once, and code scanning shows 5,000 of a whole run.',
  },
} as const satisfies Readonly<Record<string, Limit>>;

export type LimitName = keyof typeof limits;
export type Limits = { readonly [Name in LimitName]: number };
/** Those that the reader holds a text against. */
export type ReadingLimits = Omit<Limits, 'findings'>;

/** TypeScript forgets the names of what goes through keys and entries. */
export const limitNames = Object.keys(limits) as readonly LimitName[];
const perLimit = (numberOf: (name: LimitName) => number): Limits =>
  Object.fromEntries(limitNames.map((name) => [name, numberOf(name)])) as Limits;

/** The usual limits with others in place of some. */
export const limitsWith = (others: Partial<Limits> = {}): Limits =>
  perLimit((name) => others[name] ?? limits[name].usual);

export const usualLimits: Limits = limitsWith();
