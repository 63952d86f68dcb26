/** What one check of one value may cost. Schemas are written by strangers; whatever they hold must end soon. */

import type { Node } from '../read/tree.ts';

/** Subschemas applied, values compared and characters matched, each counts one. */
const stepsPerValue = 2_000_000;
/** Subschemas applied inside one another. A legitimate chain is a few per level of the value. */
const nestedApplications = 1000;
/** Collections inside one another, in a schema or a value. */
const nestedCollections = 128;

/** Ends a check that costs too much; never leaves the room. */
export class LimitReached extends Error {
  override readonly name = 'LimitReached';
}

export class Budget {
  #steps: number;

  constructor(steps = stepsPerValue) {
    this.#steps = steps;
  }

  spend(steps: number): void {
    this.#steps -= steps;
    if (this.#steps < 0) throw new LimitReached('takes too many steps');
  }

  enter(depth: number): void {
    this.spend(1);
    if (depth > nestedApplications) throw new LimitReached('refers to itself without end');
  }
}

/** Whether recursion over the value is safe. Itself without recursion. */
export function isShallow(root: Node): boolean {
  let level: readonly Node[] = [root];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > nestedCollections) return false;
    level = level.flatMap((node) =>
      node.type === 'object' ? node.members.map(({ value }) => value) : node.type === 'array' ? node.items : [],
    );
  }
  return true;
}
