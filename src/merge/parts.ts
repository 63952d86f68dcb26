/** Which parts of a run are there, and whether they make a whole. */

import type { Shard } from '../finding.ts';
import { UsageError } from '../settings/index.ts';

export interface Part extends Shard {
  /** The same in all parts of a run. */
  readonly run: string;
  /** What the operator called the report. */
  readonly name: string;
}

/** In order; a UsageError unless each part is there once. */
export function inOrder<Any extends Part>(parts: readonly Any[]): readonly Any[] {
  const sorted = parts.toSorted((a, b) => a.index - b.index);
  const [first] = sorted;
  if (first === undefined) return [];
  for (const [at, part] of sorted.entries()) {
    const { name, index, count } = part;
    const before = sorted[at - 1];
    if (count !== first.count) {
      throw new UsageError(
        `${said(first.name)} and ${said(name)} belong to different runs: part ${first.index}/${first.count} and part ${index}/${count}`,
      );
    }
    if (part.run !== first.run) {
      throw new UsageError(
        `${said(first.name)} and ${said(name)} belong to different runs: their files, config files or options differ`,
      );
    }
    if (before?.index === index) {
      throw new UsageError(`${said(before.name)} and ${said(name)} are both part ${index}/${count}`);
    }
    if (index !== at + 1) throw missing(at + 1, count);
  }
  if (sorted.length < first.count) throw missing(sorted.length + 1, first.count);
  return sorted;
}

/** A name in a message. */
export const said = (name: string): string => JSON.stringify(name);
const missing = (index: number, count: number) => new UsageError(`The report of part ${index}/${count} is missing`);

/** What every list holds, in the order of the first. */
export function agreed<Item>(lists: readonly (readonly Item[])[]): readonly Item[] {
  const [first = [], ...others] = lists;
  const known = others.map((list) => new Set(list.map((item) => JSON.stringify(item))));
  return first.filter((item) => known.every((set) => set.has(JSON.stringify(item))));
}
