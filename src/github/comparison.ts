/** The checked files beside the history that was checked out with them. */

import type { Report } from '../finding.ts';
import type { ReportContext } from '../report/index.ts';
import type { Settings } from '../settings/index.ts';
import { type Changes, changesOf } from './changes.ts';
import type { Event } from './event.ts';
import { type Commit, checkedOut } from './git.ts';
import { type Check, newFindings } from './news.ts';
import type { Log } from './pull-request-comment.ts';
import { type Shown, shownAt } from './shown.ts';
import { messageOf } from './thrown.ts';

export interface Comparison {
  /** Absent outside of pull requests, and where the checkout has no history. */
  readonly changes?: Changes;
  readonly news?: ReportContext['news'];
  readonly shown: Shown;
}

/** Never fails a run: what cannot be compared is unknown. */
export async function compare(
  report: Report,
  event: Event,
  settings: Settings,
  check: Check,
  log: Log,
): Promise<Comparison> {
  const commit = await checkedOut(settings.root);
  const shown = await shownOrNowhere(report, event, settings, commit, log);
  if (event.pullRequest === undefined) return { shown };
  const changes = commit && (await changesOf(settings.root, commit, event.pullRequest));
  if (changes === undefined) {
    log.info('The checkout has no history to compare with: nothing is shown as new (`fetch-depth: 2` is enough).');
    return { shown, news: 'unknown' };
  }
  try {
    return { shown, changes, news: await newFindings(report, changes, settings, check) };
  } catch (error) {
    log.warning(`The base could not be checked: ${messageOf(error)}`);
    return { shown, changes, news: 'unknown' };
  }
}

/** Without a trustworthy answer there are no links, which may be missing rather than wrong. */
async function shownOrNowhere(
  { files }: Report,
  event: Event,
  { root }: Settings,
  commit: Commit | undefined,
  log: Log,
): Promise<Shown> {
  const paths = files.map(({ path }) => path);
  try {
    return await shownAt(root, commit, event, paths);
  } catch {
    log.info('git cannot tell which commit has the files as they were checked: nothing links to their lines.');
    return () => undefined;
  }
}
