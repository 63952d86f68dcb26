/**
 * How long a run waits for GitHub: for an answer, between attempts, and all in all, since a job is paid for by the
 * minute and its verdict is known already.
 */

import { setTimeout as sleep } from 'node:timers/promises';
import { isPassing, pauseAfter } from './failure.ts';

/** The clock, so that tests need not wait for it. */
export interface Time {
  now(): number;
  sleep(milliseconds: number): Promise<unknown>;
  /** Aborts after so long. */
  limit(milliseconds: number): AbortSignal;
}

export const realTime: Time = {
  now: () => Date.now(),
  sleep: (milliseconds) => sleep(milliseconds),
  limit: (milliseconds) => AbortSignal.timeout(milliseconds),
};

/** GitHub itself gives up on a request after ten seconds. */
const longestAnswer = 10_000;
/** What GitHub asks for after a secondary limit for which it names no time. */
const longestPause = 60_000;
/** So that what takes up to 20 seconds to fail can still be tried again after the longest pause. */
const whole = longestPause + 3 * longestAnswer;
/** A server that has failed so often in a row will not recover in time. */
const mostFailures = 3;

export class Patience {
  readonly #time: Time;
  #end: number | undefined;
  #givenUp: unknown;

  constructor(time: Time) {
    this.#time = time;
  }

  /** Counted from the first request. */
  #left(): number {
    this.#end ??= this.#time.now() + whole;
    return Math.max(0, this.#end - this.#time.now());
  }

  /** When to give up on one request. */
  forAnswer(): AbortSignal {
    return this.#time.limit(Math.min(longestAnswer, this.#left()));
  }

  /**
   * Does a task again as long as its failure may pass. The task as a whole is repeated, not its last request, so that
   * one which looks before it writes cannot write twice when only the answer was lost. A server that one task has given
   * up on is not asked by the next one: that fails for the same reason.
   */
  async persist<T>(task: () => Promise<T>): Promise<T> {
    if (this.#givenUp !== undefined) throw this.#givenUp;
    for (let failures = 1; ; failures += 1) {
      try {
        return await task();
      } catch (error) {
        if (!isPassing(error)) throw error;
        const pause = pauseAfter(error, failures, this.#time.now());
        const isWorthIt = pause <= longestPause && pause <= this.#left() - longestAnswer;
        if (failures >= mostFailures || !isWorthIt) {
          this.#givenUp = error;
          throw error;
        }
        await this.#time.sleep(pause);
      }
    }
  }
}
