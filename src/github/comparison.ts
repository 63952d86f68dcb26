/** The checked files beside the history that was checked out with them. */

import type { Report } from '../finding.ts';
import { type Commit, checkedOut } from '../git.ts';
import { oneLine, type ReportContext } from '../report/index.ts';
import type { Settings } from '../settings/index.ts';
import { reason } from '../system-fault.ts';
import { type Changes, changesOf } from './changes.ts';
import type { Event } from './event.ts';
import { type Check, newFindings } from './news.ts';
import type { Log } from './pull-request-comment.ts';
import { type Shown, shownAt } from './shown.ts';

export interface Comparison {
  /** Absent outside of pull requests, and where the checkout has no history. */
  readonly changes?: Changes;
  readonly news?: ReportContext['news'];
  readonly shown: Shown;
  /** The commit that reports speak for. */
  readonly sha?: string | undefined;
}

/**
 * A pull request's own commit where that was checked, alone or merged with its base: GitHub drops the merge commit some
 * day. Else what was checked out, as by `pull_request_target`, which has the base unless it is told otherwise.
 */
function spokenFor({ name, headSha, checkedSha }: Event, commit: Commit | undefined): string | undefined {
  if (commit === undefined) return name === 'pull_request_target' ? checkedSha : headSha;
  const { sha, parents } = commit;
  return [sha, ...parents].find((one) => one === headSha) ?? sha;
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
  const told = {
    shown: await shownOrNowhere(report, event, settings, commit, log),
    sha: spokenFor(event, commit),
  };
  if (event.pullRequest === undefined) return told;
  const changes = commit && (await changesOf(settings.root, commit, event.pullRequest));
  if (changes === undefined) {
    log.info('The checkout has no history to compare with: nothing is shown as new (`fetch-depth: 2` is enough).');
    return { ...told, news: 'unknown' };
  }
  try {
    return { ...told, changes, news: await newFindings(report, changes, settings, check) };
  } catch (error) {
    log.warning(`The base could not be checked: ${oneLine(reason(error))}`);
    return { ...told, changes, news: 'unknown' };
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
