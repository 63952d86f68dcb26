/** What a pull request changes, read from the history that was checked out: that needs no token and has no limit. */

import { type Commit, git, gitPieces } from '../git.ts';
import type { PullRequest } from './event.ts';

export interface Changes {
  /** The commit that the checked files are compared with. */
  readonly base: string;
  /** Whether a file of the checkout is another one than in the base. */
  has(path: string): boolean;
  /** Under which path a changed file lay in the base; undefined where it was not there. */
  before(path: string): string | undefined;
}

/** Pairs of a path and the one it had before, from the fields of `diff-tree --name-status -z`. */
async function pairs(fields: AsyncGenerator<string>): Promise<Map<string, string | undefined>> {
  const found = new Map<string, string | undefined>();
  const next = async () => (await fields.next()).value ?? '';
  for (let status = await next(); status !== ''; status = await next()) {
    const path = await next();
    if (status.startsWith('R')) found.set(await next(), path);
    else if (status !== 'D') found.set(path, status === 'A' ? undefined : path);
  }
  return found;
}

/** A submodule changes as a whole, under the path of its folder. */
const inFolder = (folders: ReadonlyMap<string, unknown>, path: string): boolean =>
  [...path.matchAll(/\//g)].some(({ index }) => folders.has(path.slice(0, index)));

/**
 * Paths are relative to the workspace. Undefined where the history does not reach back to the base, as in the default
 * checkout of depth 1.
 */
export async function changesOf(
  workspace: string,
  { parents }: Commit,
  { headSha, baseSha }: PullRequest,
): Promise<Changes | undefined> {
  try {
    // The runner checks out a merge commit whose first parent is the base and whose second is the pull request.
    const [first = '', second] = parents;
    const base = second === headSha ? first : (await git(workspace, 'merge-base', baseSha ?? '', 'HEAD')).trim();
    const question = ['diff-tree', '-r', '-z', '--name-status', '--find-renames', '--relative', base, 'HEAD'];
    const changed = await pairs(gitPieces(workspace, '\0', ...question));
    return {
      base,
      has: (path) => changed.has(path) || inFolder(changed, path),
      before: (path) => changed.get(path),
    };
  } catch {
    return undefined;
  }
}
