/** What checking may cost. Schemas are written by strangers; whatever they hold must end soon. */

import type { Node } from '../read/tree.ts';

/** Subschemas applied, values compared and characters matched, each counts one. */
const stepsPerValue = 1_000_000;
/** For all values of a document together: forty for each of the 100,000 that it can have. */
const stepsPerDocument = 4_000_000;
/** Subschemas applied inside one another. A legitimate chain is a few per level of the value. */
const nestedApplications = 1000;
/** Collections inside one another, in a schema or a value. */
export const nestedCollections = 128;

/** Ends work that costs too much; whoever grants a budget catches it. */
export class LimitReached extends Error {
  override readonly name = 'LimitReached';
}

export class Budget {
  #left: number;

  constructor(steps: number) {
    this.#left = steps;
  }

  get left(): number {
    return this.#left;
  }

  spend(steps: number): void {
    this.#left -= steps;
    if (this.#left < 0) throw new LimitReached('takes too many steps');
  }

  enter(depth: number): void {
    this.spend(1);
    if (depth > nestedApplications) throw new LimitReached('applies schemas inside one another without end');
  }
}

/** What the values of one document may cost together. */
export class Allowance {
  #left = stepsPerDocument;

  /** Runs one check; rethrows its `LimitReached`. */
  spendOn<Result>(check: (budget: Budget) => Result): Result {
    const budget = new Budget(Math.min(stepsPerValue, this.#left));
    const granted = budget.left;
    try {
      return check(budget);
    } finally {
      this.#left -= granted - Math.max(0, budget.left);
    }
  }
}

/** Whether recursion over the value is safe. */
export function isShallow(node: Node, depth = 0): boolean {
  if (node.type !== 'object' && node.type !== 'array') return true;
  if (depth === nestedCollections) return false;
  return node.type === 'array'
    ? node.items.every((item) => isShallow(item, depth + 1))
    : node.members.every(({ value }) => isShallow(value, depth + 1));
}
