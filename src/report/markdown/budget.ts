/** Space for a text that has an end. */

/** GitHub counts characters of comments and bytes of summaries; bytes are never fewer, so they serve for both. */
export const size = (text: string): number => Buffer.byteLength(text, 'utf8');

export class Budget {
  #left: number;

  constructor(total: number) {
    this.#left = total;
  }

  /** Takes the space that the text needs, all of it or nothing. */
  take(text: string): boolean {
    const needed = size(text);
    if (needed > this.#left) return false;
    this.#left -= needed;
    return true;
  }

  /** A part of what is left, as a budget of its own; what the part takes is gone here as well. */
  share(fraction: number): Budget {
    const share = Math.floor(this.#left * fraction);
    this.#left -= share;
    return new Budget(share);
  }

  /** Takes back what a share has not used. */
  reclaim(share: Budget): void {
    this.#left += share.#left;
    share.#left = 0;
  }
}
