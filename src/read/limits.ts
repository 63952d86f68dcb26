/** The limits of reading, held: a file that goes beyond one is refused with a message that says so. */

import { grouped } from '../grouped.ts';
import type { LimitName, ReadingLimits } from '../limits.ts';
import { Refusal } from './fault.ts';

/** Refuses the range because of that limit; there is as much as `found` of it, or more. */
export function exceeded(
  limit: Exclude<LimitName, 'findings'>,
  limits: ReadingLimits,
  found: number,
  start: number,
  end: number,
): Refusal {
  const holes = { found: grouped(found), limit: grouped(limits[limit]) };
  return new Refusal('mcpdesc.serialization.input.size-limits', limit, start, end, holes);
}

/** Refuses a file of which so many bytes were read. */
export function tooLarge(limits: ReadingLimits, read: number, size: number | 'unknown'): Refusal {
  if (size !== 'unknown') return exceeded('bytes', limits, Math.max(size, read), 0, 0);
  const holes = { limit: grouped(limits.bytes) };
  return new Refusal('mcpdesc.serialization.input.size-limits', 'unknown-bytes', 0, 0, holes);
}

/** What is left of the limits while one text is read. */
export class Budget {
  readonly limits: ReadingLimits;
  #values = 0;

  constructor(limits: ReadingLimits) {
    this.limits = limits;
  }

  value(depth: number, start: number, end: number): void {
    if (depth > this.limits.depth) throw exceeded('depth', this.limits, depth, start, end);
    this.#values += 1;
    if (this.#values > this.limits.values) throw exceeded('values', this.limits, this.#values, start, end);
  }

  characters(length: number, start: number, end: number): void {
    if (length > this.limits.characters) throw exceeded('characters', this.limits, length, start, end);
  }

  entries(count: number, start: number, end: number): void {
    if (count > this.limits.entries) throw exceeded('entries', this.limits, count, start, end);
  }
}
