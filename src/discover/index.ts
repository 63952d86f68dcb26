/**
 * From Settings to the files to check, each once and in one order on every machine. Opens no file, and knows nothing
 * of what is in them.
 */

import { relative, sep } from 'node:path';
import { byPath, type Problem } from '../finding.ts';
import { defaultPatterns, type Settings } from '../settings/index.ts';
import type { Disk } from './disk.ts';
import { searcher } from './search.ts';
import { type Found, isInside, type Outcome } from './walk.ts';

export { type Disk, type Entry, type Kind, realDisk } from './disk.ts';
export { isPattern, literal, matcher } from './glob.ts';

export interface Candidate {
  /** As reports name it: from the root, with forward slashes. */
  readonly path: string;
  /** Absolute; absent: standard input. */
  readonly location?: string;
}

export interface Discovery {
  /** By path. */
  readonly files: readonly Candidate[];
  readonly problems: readonly Problem[];
}

/** A file that links give several names goes by its own where that is among them, else by the first. */
function once(files: readonly Found[]): Found[] {
  const isLinked = ({ path, real }: Found) => Number(path !== real);
  const best = new Map<string, Found>();
  for (const file of files.toSorted((left, right) => isLinked(left) - isLinked(right) || byPath(left, right))) {
    if (!best.has(file.real)) best.set(file.real, file);
  }
  return [...best.values()];
}

export async function discover(settings: Settings, disk: Disk): Promise<Discovery> {
  const { root, workingDirectory, paths, stdinFilename, isConfined } = settings;
  const search = await searcher(settings, disk);
  const named = paths.filter((path) => path !== '-' && !path.startsWith('!'));
  const operands = named.length > 0 || paths.includes('-') ? named : [workingDirectory];

  const outcomes: Outcome[] = [];
  for (const operand of operands) outcomes.push(await search(operand));

  const nameOf = (path: string) => relative(root, path).split(sep).join('/') || '.';
  const within = ({ path }: Found) => isConfined !== true || isInside(workingDirectory, path);
  const files = once(outcomes.flatMap((outcome) => outcome.files).filter(within)).map(({ path }) => ({
    path: nameOf(path),
    location: path,
  }));
  const troubles = new Map(outcomes.flatMap((outcome) => outcome.troubles).map((trouble) => [trouble.path, trouble]));
  return {
    files: [...(paths.includes('-') ? [{ path: stdinFilename }] : []), ...files].sort(byPath),
    problems: [...troubles.values()]
      .map(({ path, message }) => ({ kind: 'operator' as const, path: nameOf(path), message }))
      .sort(byPath),
  };
}

/** What to say where there was nothing to check. */
export function nothingMatched({ paths }: Settings): string {
  const isExclude = (path: string) => path.startsWith('!');
  const wanted = [...(paths.every(isExclude) ? defaultPatterns : []), ...paths];
  return `No MCP Description file matches ${wanted.map((pattern) => JSON.stringify(pattern)).join(', ')}.`;
}
