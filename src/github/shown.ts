/**
 * In which commit GitHub shows a file with the very lines that were checked. A pull request is checked as merged with
 * its base, so a file that both have changed has other lines in the pull request's own commit.
 */

import type { Event } from './event.ts';
import { type Commit, git } from './git.ts';

/** By path; undefined where no commit has the file as it was checked. */
export type Shown = (path: string) => string | undefined;

const paths = (answer: string): ReadonlySet<string> => new Set(answer.split('\0'));

/**
 * The tip of a pull request is better than the merge commit where both have the file as it is, since GitHub drops the
 * merge commit some time after the pull request is closed. Where no repository tells, the runner's word is taken.
 */
export async function shownAt(
  workspace: string,
  commit: Commit | undefined,
  { checkedSha, headSha }: Event,
): Promise<Shown> {
  if (commit === undefined) return () => checkedSha;
  const list = async (...words: string[]) => paths(await git(workspace, ...words));
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
