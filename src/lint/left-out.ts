/** More findings than are reported of one file: what is left out is counted, and said to be there. */

import type { Counted } from '../finding.ts';
import { grouped } from '../grouped.ts';
import type { Ranked } from '../most-severe.ts';
import type { Remark } from './ignores/index.ts';

export function countsOf<Item extends Ranked>(
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
  with: { found: grouped(found), limit: grouped(most) },
  pointer,
  start,
  end,
});
