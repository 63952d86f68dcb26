/** What to say of a value that fits none of several alternatives: what the one that was most likely meant finds wrong. */

import type { Node } from '../read/tree.ts';
import type { Failure } from './failure.ts';

/** Keywords that name the very values they want, and so tell alternatives apart. */
const telling: ReadonlySet<string> = new Set(['const', 'enum', 'false']);

/** The worst distance: the alternative is about another type of value. */
const foreign = 3;

/** How far an alternative is from being meant. */
function distanceOf(failures: readonly Failure[], instance: Node): number {
  if (failures.some(({ keyword, node }) => keyword === 'type' && node === instance)) return foreign;
  if (failures.some(({ keyword, node }) => telling.has(keyword) && node === instance)) return 2;
  return failures.some(({ keyword, node }) => telling.has(keyword) && node.parent === instance) ? 1 : 0;
}

export function nearest(
  keyword: string,
  schema: Node,
  instance: Node,
  branches: readonly (readonly Failure[])[],
): readonly Failure[] {
  const ranked = branches
    .map((failures) => ({ failures, distance: distanceOf(failures, instance) }))
    .toSorted((a, b) => a.distance - b.distance || a.failures.length - b.failures.length);
  const [best, second] = ranked;
  if (best === undefined) return [];
  const standsOut =
    second === undefined || best.distance < second.distance || best.failures.length < second.failures.length;
  if (best.distance < foreign && standsOut) return best.failures;
  const equal = ranked.filter(
    ({ distance, failures }) => distance === best.distance && failures.length === best.failures.length,
  );
  const causes = equal.flatMap(({ failures }) => failures);
  const [first] = best.failures;
  const together = first !== undefined && best.failures.length === 1 && causes.every(({ node }) => node === first.node);
  return [
    {
      node: together ? first.node : instance,
      keyword,
      schema,
      count: branches.length,
      ...(together ? { causes } : {}),
    },
  ];
}
