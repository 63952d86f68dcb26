/** The pipeline on one screen: find the files, check each, put together what was found. */

import { type CheckAll, type Checked, inTurn } from './check-files.ts';
import { IgnoreTally } from './config/index.ts';
import { type Disk, discover, nothingMatched } from './discover/index.ts';
import { byPath, type FileReport, type Problem, type Report } from './finding.ts';
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
  const { shard, ifNoFiles } = settings;
  const discovery = await discover(settings, disk);
  const isMine = (index: number) => shard === undefined || index % shard.count === shard.index - 1;
  const candidates = discovery.files.filter((_, index) => isMine(index));
  const results: Checked[] = new Array(candidates.length);
  let done = 0;
  await checkAll(candidates, settings, (index, checked) => {
    results[index] = checked;
    done += 1;
    progress(done, candidates.length);
  });

  const files: FileReport[] = results.flatMap(({ file }) => file ?? []);
  // What went wrong with the search is told once, by the first part.
  const troubles = shard === undefined || shard.index === 1 ? discovery.problems : [];
  const problems: Problem[] = [...troubles, ...results.flatMap((result) => result.problems)];
  if (ifNoFiles === 'error' && isEmpty({ files, problems, ...(shard && { part: shard }) })) {
    problems.push({ kind: 'operator', path: '', message: nothingMatched(settings) });
  }

  const tally = new IgnoreTally(settings);
  for (const { fates } of results) tally.add(fates);
  tally.pass(discovery.files.filter((_, index) => !isMine(index)));
  const complaints = tally.report();
  if (complaints !== undefined && shard === undefined) files.push(complaints);
  return {
    files: files.sort(byPath),
    problems: problems.sort(byPath),
    ...(shard && { part: { ...shard, ...(complaints && { pending: complaints }) } }),
  };
}

/** Nothing was there to check, and nothing was wrong with looking. Of several parts, the first has files if any has. */
export const isEmpty = ({ files, problems, part }: Report): boolean =>
  files.length === 0 && problems.length === 0 && (part === undefined || part.index === 1);
