import type { Problem } from '../finding.ts';

/** What a command that reports comes to; the exit status follows from it. */
export interface Outcome {
  /** What kept part of the work from being done. */
  readonly problems: readonly Problem[];
  /** Something was found that counts. */
  readonly isFailure: boolean;
}
