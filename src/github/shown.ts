/**
 * In which commit GitHub shows a file with the very lines that were checked. A pull request is checked as merged with
 * its base, so a file that both have changed has other lines in the pull request's own commit.
 */

import { type Commit, git } from '../git.ts';
import type { Event } from './event.ts';

/** By path; undefined where no commit has the file as it was checked. */
export type Shown = (path: string) => string | undefined;

/** Windows takes no longer command lines than 32,767 characters. */
const longestList = 24_000;

function batches(paths: readonly string[]): readonly (readonly string[])[] {
  const all: string[][] = [];
  let room = 0;
  for (const path of paths) {
    room -= path.length + 1;
    if (room < 0) {
      all.push([]);
      room = longestList - path.length - 1;
    }
    all.at(-1)?.push(path);
  }
  return all;
}

/** Those of the paths that a command of git names, which is asked for no others: a repository may be large. */
async function named(
  workspace: string,
  paths: readonly string[],
  ...words: readonly string[]
): Promise<ReadonlySet<string>> {
  const found = new Set<string>();
  for (const batch of batches(paths)) {
    const answer = await git(workspace, '--literal-pathspecs', ...words, '--', ...batch);
    for (const path of answer.split('\0')) found.add(path);
  }
  return found;
}

/**
 * The tip of a pull request is better than the merge commit where both have the file as it is, since GitHub drops the
 * merge commit some time after the pull request is closed. Where no repository tells, the runner's word is taken.
 * Rejects where git fails.
 */
export async function shownAt(
  workspace: string,
  commit: Commit | undefined,
  { checkedSha, headSha }: Event,
  paths: readonly string[],
): Promise<Shown> {
  if (commit === undefined) return () => checkedSha;
  const list = (...words: string[]) => named(workspace, paths, ...words);
  const differing = ['-z', '--name-only', '--no-renames', '--relative'];
  const there = await list('ls-tree', '-r', '-z', '--name-only', 'HEAD');
  // Files that an earlier step has written over are in no commit.
  const touched = await list('diff', ...differing, '--ignore-submodules=all', 'HEAD');
  const unlike =
    headSha === undefined || headSha === commit.sha
      ? undefined
      : await list('diff-tree', '-r', ...differing, headSha, 'HEAD').catch(() => undefined);
  return (path) => {
    if (!there.has(path) || touched.has(path)) return undefined;
    return unlike === undefined || unlike.has(path) ? commit.sha : headSha;
  };
}
