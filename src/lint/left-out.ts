/** More findings than are reported of one file: the most severe are, and the others are only counted. */

import { type Counted, type Severity, type Suppressed, severities } from '../finding.ts';
import type { Remark } from './ignores/index.ts';

interface Found {
  readonly severity: Severity;
  readonly suppressed?: Suppressed;
}

/** What is suppressed comes last: few reports show it. */
const rank = ({ severity, suppressed }: Found): number =>
  suppressed === undefined ? severities.indexOf(severity) : severities.length;

/** Of equally severe ones, the first are kept. Both parts stay in order. */
export function mostSevere<Item extends Found>(
  all: readonly Item[],
  most: number,
): { readonly kept: readonly Item[]; readonly rest: readonly Item[] } {
  if (all.length <= most) return { kept: all, rest: [] };
  const chosen = new Set(all.toSorted((a, b) => rank(a) - rank(b)).slice(0, most));
  return { kept: all.filter((item) => chosen.has(item)), rest: all.filter((item) => !chosen.has(item)) };
}

export function countsOf<Item extends Found>(
  items: readonly Item[],
  versionsOf: (item: Item) => readonly string[],
): readonly Counted[] {
  const groups = new Map<string, Counted>();
  for (const item of items) {
    const { severity, suppressed } = item;
    const protocolVersions = versionsOf(item);
    const key = [severity, suppressed === undefined, ...protocolVersions].join(' ');
    const count = (groups.get(key)?.count ?? 0) + 1;
    groups.set(key, { severity, protocolVersions, ...(suppressed && { suppressed: true }), count });
  }
  return [...groups.values()];
}

/** Says, at the first that is left out, that there are more. */
export const limitRemark = (
  { pointer, start, end }: Pick<Remark, 'pointer' | 'start' | 'end'>,
  found: number,
  most: number,
): Remark => ({
  rule: 'mcpdesc.report.findings.limit',
  with: { found: found.toLocaleString('en-US'), limit: most.toLocaleString('en-US') },
  pointer,
  start,
  end,
});
