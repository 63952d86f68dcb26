/** The checked files beside those of the pull request's base. */

import type { Report } from '../finding.ts';
import type { ReportContext } from '../report/index.ts';
import type { Settings } from '../settings/index.ts';
import { type Changes, changesOf } from './changes.ts';
import type { Event } from './event.ts';
import { type Check, newFindings } from './news.ts';
import type { Log } from './pull-request-comment.ts';

export interface Comparison {
  /** Absent outside of pull requests, and where the checkout has no history. */
  readonly changes?: Changes;
  readonly news?: ReportContext['news'];
}

/** Never fails a run: what cannot be compared is unknown. */
export async function compare(
  report: Report,
  { pullRequest }: Event,
  settings: Settings,
  check: Check,
  log: Log,
): Promise<Comparison> {
  if (pullRequest === undefined) return {};
  const changes = await changesOf(settings.root, pullRequest);
  if (changes === undefined) {
    log.info('The checkout has no history to compare with: nothing is shown as new (`fetch-depth: 2` is enough).');
    return { news: 'unknown' };
  }
  try {
    return { changes, news: await newFindings(report, changes, settings, check) };
  } catch (error) {
    log.warning(`The base could not be checked: ${error instanceof Error ? error.message : String(error)}`);
    return { changes, news: 'unknown' };
  }
}
