import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { PullRequest } from './event.ts';

const execute = promisify(execFile);
/** A pull request may touch a great many files; git's answer is one line of bytes. */
const longestAnswer = 64 * 1024 * 1024;

/**
 * The files that a pull request changes, relative to the workspace, read from the history that was checked out: that
 * needs no token and has no limit on the number of files. Undefined where the history does not reach back to the base,
 * as in the default checkout of depth 1.
 */
export async function changedFiles(
  workspace: string,
  { headSha, baseSha }: PullRequest,
): Promise<ReadonlySet<string> | undefined> {
  const git = async (...words: string[]) =>
    (await execute('git', words, { cwd: workspace, maxBuffer: longestAnswer })).stdout;
  const commit = async (name: string) => (await git('rev-parse', '--verify', '--quiet', name)).trim();

  try {
    // The runner checks out a merge commit whose first parent is the base and whose second is the pull request.
    const merged = (await commit('HEAD^2').catch(() => '')) === headSha;
    const base = merged ? 'HEAD^1' : (await git('merge-base', baseSha ?? '', 'HEAD')).trim();
    const names = await git('diff-tree', '-r', '-z', '--name-only', '--no-renames', '--relative', base, 'HEAD');
    return new Set(names.split('\0').filter((name) => name !== ''));
  } catch {
    return undefined;
  }
}
