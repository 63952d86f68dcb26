/**
 * How much of a text we are willing to read. The format asks every implementation to set limits and names none; a
 * file that meets one of these is refused with a message that says so.
 */

import { Refusal } from './fault.ts';

export interface Limits {
  /** Size of the file. The largest published descriptions are a few hundred kilobytes. */
  readonly bytes: number;
  /** How deep a value may lie, the root being at 0. Keeps every recursive walk of later stages far from the end of the stack. */
  readonly depth: number;
  /** All values of the document together; keys do not count. */
  readonly values: number;
  /** UTF-16 code units of one scalar or key. */
  readonly characters: number;
  /** Members of one object or items of one array. */
  readonly entries: number;
}

/** The same numbers as the format's reference validator, so that a file which one of the two reads is read by both. */
export const defaultLimits: Limits = {
  bytes: 5 * 1024 * 1024,
  depth: 100,
  values: 100_000,
  characters: 1024 * 1024,
  entries: 100_000,
};

/** Refuses the range because of that limit. */
export function exceeded(limit: keyof Limits, limits: Limits, start: number, end: number): Refusal {
  const number = limits[limit].toLocaleString('en-US');
  return new Refusal('mcpdesc.serialization.input.size-limits', limit, start, end, { limit: number });
}

/** What is left of the limits while one text is read. */
export class Budget {
  readonly limits: Limits;
  #values = 0;

  constructor(limits: Limits) {
    this.limits = limits;
  }

  value(depth: number, start: number, end: number): void {
    if (depth > this.limits.depth) throw exceeded('depth', this.limits, start, end);
    this.#values += 1;
    if (this.#values > this.limits.values) throw exceeded('values', this.limits, start, end);
  }

  characters(length: number, start: number, end: number): void {
    if (length > this.limits.characters) throw exceeded('characters', this.limits, start, end);
  }

  entries(count: number, start: number, end: number): void {
    if (count > this.limits.entries) throw exceeded('entries', this.limits, start, end);
  }
}
