/** A clock that only the test moves: a pause takes no time, and a request runs out of it when the test says so. */

import type { Time } from '../../src/github/patience.ts';

const begin = Date.parse('2026-01-01T00:00:00Z');

export class FakeTime implements Time {
  readonly pauses: number[] = [];
  elapsed = 0;
  #running: { readonly controller: AbortController; readonly milliseconds: number } | undefined;

  now(): number {
    return begin + this.elapsed;
  }

  async sleep(milliseconds: number): Promise<void> {
    this.pauses.push(milliseconds);
    this.elapsed += milliseconds;
  }

  limit(milliseconds: number): AbortSignal {
    const controller = new AbortController();
    this.#running = { controller, milliseconds };
    return controller.signal;
  }

  /** The time of the request that was begun last is up. */
  expire(): void {
    this.elapsed += this.#running?.milliseconds ?? 0;
    // As `AbortSignal.timeout` does it.
    this.#running?.controller.abort(new DOMException('The operation was aborted due to timeout', 'TimeoutError'));
  }
}
