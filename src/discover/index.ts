/**
 * From Settings to the files to check, each once and in one order on every machine. Opens no file, and knows nothing
 * of what is in them.
 */

import { relative, sep } from 'node:path';
import { byPath, type Problem } from '../finding.ts';
import { defaultPatterns, isSettingsFile, type Settings } from '../settings/index.ts';
import type { Disk } from './disk.ts';
import { searcher } from './search.ts';
import { type Found, isInside, type Outcome, type Trouble } from './walk.ts';

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
  const isNone = isSettingsFile(settings);
  const within = ({ path }: Found | Trouble) => isConfined !== true || isInside(workingDirectory, path);
  const found = outcomes
    .flatMap((outcome) => outcome.files)
    .filter((file) => !isNone(file.path) && !isNone(file.real) && within(file));
  const files = once(found).map(({ path }) => ({
    path: nameOf(path),
    location: path,
  }));
  const troubles = new Map(outcomes.flatMap(({ troubles }) => troubles.filter(within)).map((one) => [one.path, one]));
  return {
    files: [...(paths.includes('-') ? [{ path: stdinFilename }] : []), ...files].sort(byPath),
    problems: [...troubles.values()]
      .map(({ path, message }) => ({ kind: 'operator' as const, path: nameOf(path), message }))
      .sort(byPath),
  };
}

const quoted = (patterns: readonly string[]): string =>
  [...new Set(patterns)].map((pattern) => JSON.stringify(pattern)).join(', ');

/** What to say where there was nothing to check: what was looked for, by whose word, and what was left out of it. */
export function nothingMatched({ paths, config, isConfined }: Settings): string {
  const isExclude = (path: string) => path.startsWith('!');
  const named = paths.filter((path) => !isExclude(path));
  const ofConfig = isConfined === true && config !== undefined;
  const wanted = ofConfig ? (config.files ?? []) : named.length > 0 ? named : defaultPatterns;
  const excluded = paths.filter(isExclude).map((path) => path.slice(1));
  const whose = ofConfig ? `the files of ${JSON.stringify(config.path)}: ` : '';
  const without = excluded.length > 0 ? `, with ${quoted(excluded)} excluded` : '';
  return `No MCP Description file matches ${whose}${quoted(wanted)}${without}.`;
}
