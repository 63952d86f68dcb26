/** The pipeline on one screen: find the files, check each, put together what was found. */

import { type CheckAll, type Checked, inTurn } from './check-files.ts';
import { IgnoreTally } from './config/index.ts';
import { type Disk, discover, nothingMatched } from './discover/index.ts';
import type { FileReport, Problem, Report } from './finding.ts';
import type { Settings } from './settings/index.ts';

export type Progress = (done: number, of: number) => void;

export interface Course {
  readonly progress?: Progress;
  readonly checkAll?: CheckAll;
}

/** The order in which the files are checked makes no difference to the report. */
export async function run(
  settings: Settings,
  disk: Disk,
  { progress = () => {}, checkAll = inTurn(disk) }: Course = {},
): Promise<Report> {
  const { files: candidates, problems: troubles } = await discover(settings, disk);
  const results: Checked[] = new Array(candidates.length);
  let done = 0;
  await checkAll(candidates, settings, (index, checked) => {
    results[index] = checked;
    done += 1;
    progress(done, candidates.length);
  });

  const files: FileReport[] = results.flatMap(({ file }) => file ?? []);
  const problems: Problem[] = [...troubles, ...results.flatMap((result) => result.problems)];
  if (isEmpty({ files, problems }) && settings.ifNoFiles === 'error') {
    problems.push({ kind: 'operator', path: '', message: nothingMatched(settings) });
  }
  const tally = new IgnoreTally(settings);
  for (const { fates } of results) tally.add(fates);
  const complaints = tally.report();
  if (complaints !== undefined) files.push(complaints);
  return { files: files.sort(byPath), problems };
}

const byPath = (a: FileReport, b: FileReport) => (a.path < b.path ? -1 : 1);

/** Nothing was there to check, and nothing was wrong with looking. */
export const isEmpty = ({ files, problems }: Report): boolean => files.length === 0 && problems.length === 0;
