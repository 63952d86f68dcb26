import { randomSource } from '../conformance/mutation.ts';

/** Choices that come again with their seed. */
export class Random {
  readonly next: () => number;

  constructor(seed: number) {
    this.next = randomSource(seed);
  }

  /** From 0, less than `count`. */
  below(count: number): number {
    return Math.floor(this.next() * count);
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  /** Undefined where there is nothing to choose from. */
  pick<Item>(items: readonly Item[]): Item | undefined {
    return items[this.below(items.length)];
  }

  word(words: readonly string[]): string {
    return this.pick(words) ?? '';
  }

  times<Item>(most: number, item: () => Item): Item[] {
    return Array.from({ length: this.below(most + 1) }, item);
  }
}
