/** The files of a run, each from its place on disk to what is found in it. Nothing that happens to one hides another. */

import { resolve } from 'node:path';
import { type CheckResult, type CheckSettings, check, type Source } from './check.ts';
import { limitsOf, perFile } from './config/index.ts';
import type { Candidate, Disk } from './discover/index.ts';
import type { FileReport, Problem } from './finding.ts';
import type { Limits } from './limits.ts';
import type { Fate } from './lint/index.ts';
import { decoded, withReaders } from './read/index.ts';
import type { Settings } from './settings/index.ts';
import { reason } from './system-fault.ts';

export interface Checked {
  /** Absent where the file could not be read. */
  readonly file?: FileReport;
  readonly problems: readonly Problem[];
  /** What came of the ignores of the config file that cover this one, by their index there. */
  readonly fates: readonly (readonly [ignore: number, fate: Fate])[];
}

/** May do more to a file than check it. */
export type Examine = (source: Source, settings: CheckSettings) => CheckResult;

/** Checks files in whatever order suits, and tells what came of each by its index. */
export type CheckAll = (
  candidates: readonly Candidate[],
  settings: Settings,
  tell: (index: number, checked: Checked) => void,
) => Promise<void>;

/** What is told of a file that could not be checked. Its ignores may be needed: nobody knows. */
export function unchecked(settings: Settings, { path, location }: Candidate, problem: Omit<Problem, 'path'>): Checked {
  const { ignores } = perFile(settings)(location ?? resolve(settings.workingDirectory, path));
  return { problems: [{ ...problem, path }], fates: ignores.map((index) => [index, 'open']) };
}

/** The bytes of a large file need not be held while its text is checked. */
async function load({ path, location }: Candidate, disk: Disk, limits: Limits): Promise<Source> {
  // One byte above the limit is enough for the reader to refuse a file by its size, however large it is.
  const enough = limits.bytes + 1;
  const bytes = await disk.read(location, enough);
  return bytes.length < enough ? decoded({ path, bytes }, limits) : { path, bytes, size: await sizeOf(location, disk) };
}

export function fileChecker(settings: Settings, disk: Disk, examine: Examine = check) {
  const settingsOf = perFile(settings);
  const limits = limitsOf(settings);

  return async (candidate: Candidate): Promise<Checked> => {
    const { path, location } = candidate;
    let source: Source;
    try {
      source = await load(candidate, disk, limits);
    } catch (error) {
      const message = `This file cannot be read: ${reason(error)}.`;
      return unchecked(settings, candidate, { kind: 'operator', message });
    }
    try {
      const own = settingsOf(location ?? resolve(settings.workingDirectory, path));
      const { file, problems, ignores } = await withReaders(() => examine(source, own.settings));
      return { file, problems, fates: own.ignores.map((index, at) => [index, ignores[at] ?? 'open']) };
    } catch (error) {
      return unchecked(settings, candidate, crash(error));
    }
  };
}

/** Nobody knows how much more will come from standard input. */
const sizeOf = async (location: string | undefined, disk: Disk): Promise<number | 'unknown'> =>
  location === undefined ? 'unknown' : disk.size(location);

export const crash = (error: unknown): Omit<Problem, 'path'> => ({
  kind: 'crash',
  message: error instanceof Error ? `${error}` : `Thrown: ${error}`,
});

/** One after another, in this thread. */
export const inTurn =
  (disk: Disk, examine?: Examine): CheckAll =>
  async (candidates, settings, tell) => {
    const checkFile = fileChecker(settings, disk, examine);
    for (const [index, candidate] of candidates.entries()) tell(index, await checkFile(candidate));
  };
