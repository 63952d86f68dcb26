/** The pipeline on one screen: find the files, read each, check it. Nothing that happens to one hides another. */

import { resolve } from 'node:path';
import { type CheckResult, type CheckSettings, check, type Source } from './check.ts';
import { IgnoreTally, perFile } from './config/index.ts';
import { type Candidate, type Disk, discover, nothingMatched, reason } from './discover/index.ts';
import type { FileReport, Problem, Report } from './finding.ts';
import { defaultLimits, withReaders } from './read/index.ts';
import type { Settings } from './settings/index.ts';

export type Progress = (done: number, of: number) => void;

/** One byte above the limit is enough for the reader to refuse a file by its size, however large it is. */
const enough = defaultLimits.bytes + 1;

/** `examine` may do more to each file than check it. */
export async function run(
  settings: Settings,
  disk: Disk,
  progress: Progress = () => {},
  examine: (source: Source, settings: CheckSettings) => CheckResult = check,
): Promise<Report> {
  const discovery = await discover(settings, disk);
  const files: FileReport[] = [];
  const problems: Problem[] = [...discovery.problems];
  const settingsOf = perFile(settings);
  const tally = new IgnoreTally(settings);

  async function checkOne({ path, location }: Candidate): Promise<void> {
    let bytes: Uint8Array;
    try {
      bytes = await disk.read(location, enough);
    } catch (error) {
      problems.push({ kind: 'operator', path, message: `This file cannot be read: ${reason(error)}.` });
      return;
    }
    try {
      const own = settingsOf(location ?? resolve(settings.workingDirectory, path));
      const result = await withReaders(() => examine({ path, bytes }, own.settings));
      tally.add(own.ignores, result.ignores);
      files.push(result.file);
      problems.push(...result.problems);
    } catch (error) {
      problems.push({ kind: 'crash', path, message: error instanceof Error ? `${error}` : `Thrown: ${error}` });
    }
  }

  for (const [index, candidate] of discovery.files.entries()) {
    progress(index, discovery.files.length);
    await checkOne(candidate);
  }
  if (isEmpty({ files, problems }) && settings.ifNoFiles === 'error') {
    problems.push({ kind: 'operator', path: '', message: nothingMatched(settings) });
  }
  const complaints = tally.report();
  if (complaints !== undefined) files.push(complaints);
  return { files: files.sort(byPath), problems };
}

const byPath = (a: FileReport, b: FileReport) => (a.path < b.path ? -1 : 1);

/** Nothing was there to check, and nothing was wrong with looking. */
export const isEmpty = ({ files, problems }: Report): boolean => files.length === 0 && problems.length === 0;
