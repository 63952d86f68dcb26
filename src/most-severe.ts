import { type Severity, type Suppressed, severities } from './finding.ts';

export interface Ranked {
  readonly severity: Severity;
  /** What is suppressed comes last: few reports show it. */
  readonly suppressed?: Suppressed;
}

const rank = ({ severity, suppressed }: Ranked): number =>
  suppressed === undefined ? severities.indexOf(severity) : severities.length;

/** So many as are taken, the most severe; of equally severe ones, the first. Both parts stay in order. */
export function mostSevere<Item>(
  all: readonly Item[],
  most: number,
  rankedBy: (item: Item) => Ranked,
): { readonly kept: readonly Item[]; readonly rest: readonly Item[] } {
  if (all.length <= most) return { kept: all, rest: [] };
  const worstFirst = all.toSorted((a, b) => rank(rankedBy(a)) - rank(rankedBy(b)));
  const chosen = new Set(worstFirst.slice(0, most));
  return { kept: all.filter((item) => chosen.has(item)), rest: all.filter((item) => !chosen.has(item)) };
}
