/** What to tell of something that was thrown, whatever it is. */

import { oneLine } from '../report/index.ts';

export const messageOf = (thrown: unknown): string =>
  oneLine(thrown instanceof Error ? thrown.message : String(thrown));
