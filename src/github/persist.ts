import { setTimeout as sleep } from 'node:timers/promises';
import { pauseAfter } from './failure.ts';

/** How often a task is begun, and the longest pause that is worth waiting out while a job is paid for by the minute. */
const attempts = 3;
const longestPause = 60_000;

/**
 * Does a task again as long as its failure may pass. The task as a whole is repeated, not its last request, so that
 * one which looks before it writes cannot write twice when only the answer was lost.
 */
export async function persist<T>(
  task: () => Promise<T>,
  wait: (milliseconds: number) => Promise<unknown> = sleep,
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await task();
    } catch (error) {
      const pause = pauseAfter(error, attempt, Date.now());
      if (attempt === attempts || pause === undefined || pause > longestPause) throw error;
      await wait(pause);
    }
  }
}
