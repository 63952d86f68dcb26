/** The pipeline on one screen: find the files, check each, put together what was found. */

import { type CheckAll, type Checked, inTurn, unchecked } from './check-files.ts';
import { IgnoreTally } from './config/index.ts';
import { type Candidate, type Disk, discover, nothingMatched } from './discover/index.ts';
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
  const told = new Map<number, Checked>();
  await checkAll(candidates, settings, (index, checked) => {
    told.set(index, checked);
    progress(told.size, candidates.length);
  });

  const forgotten = { kind: 'crash', message: 'Nobody checked this file.' } as const;
  const results = candidates.map((one, index) => told.get(index) ?? unchecked(settings, one, forgotten));
  const files: FileReport[] = results.flatMap(({ file }) => file ?? []);
  // What went wrong with the search is told once, by the first part.
  const isFirst = shard === undefined || shard.index === 1;
  const troubles = isFirst ? discovery.problems : [];
  const problems: Problem[] = [...troubles, ...results.flatMap((result) => result.problems)];
  if (ifNoFiles === 'error' && discovery.files.length + problems.length === 0 && isFirst) {
    problems.push({ kind: 'operator', path: '', message: nothingMatched(settings) });
  }

  const tally = new IgnoreTally(settings);
  for (const { fates } of results) tally.add(fates);
  tally.pass(discovery.files.filter((_, index) => !isMine(index)));
  const complaints = tally.report();
  if (complaints !== undefined && shard === undefined) files.push(complaints);
  const part = shard && { ...shard, run: await identityOf(settings, discovery.files) };
  return {
    files: files.sort(byPath),
    problems: problems.sort(byPath),
    ...(part && { part: { ...part, ...(complaints && { pending: complaints }) } }),
  };
}

/** Parts of a run have seen the same files and follow the same settings; others do not belong together. */
async function identityOf(settings: Settings, files: readonly Candidate[]): Promise<string> {
  const { createHash } = await import('node:crypto');
  const { config, profile, whatIf, baseline } = settings;
  const what = {
    files: files.map(({ path }) => path),
    config: config && [config.path, config.text],
    profile,
    whatIf,
    baseline: baseline?.file,
  };
  return createHash('sha256').update(JSON.stringify(what)).digest('hex').slice(0, 16);
}

/** Nothing was there to check, and nothing was wrong with looking. Of several parts, the first has files if any has. */
export const isEmpty = ({ files, problems, part }: Report): boolean =>
  files.every(({ config }) => config === true) && problems.length === 0 && (part === undefined || part.index === 1);
