/** Questions to the repository that was checked out. Only commands that read, run no hook and ask no server. */

import { execFile, spawn } from 'node:child_process';
import { promisify } from 'node:util';

const execute = promisify(execFile);
/** A pull request may touch a great many files; git's answer is one line of bytes. */
const largestAnswer = 64 * 1024 * 1024;

/** A partial clone would fetch what it lacks, a server may ask for a password, and a look at files renews the index. */
const env = { ...process.env, GIT_NO_LAZY_FETCH: '1', GIT_TERMINAL_PROMPT: '0', GIT_OPTIONAL_LOCKS: '0' };

/** What git says; rejects where it fails. */
export async function git(folder: string, ...words: readonly string[]): Promise<string> {
  return (await execute('git', words, { cwd: folder, env, maxBuffer: largestAnswer })).stdout;
}

export interface Commit {
  readonly sha: string;
  /** None where the history ends at this commit, as it does in a checkout of depth 1. */
  readonly parents: readonly string[];
}

/** Undefined where the folder belongs to no repository. */
export async function checkedOut(folder: string): Promise<Commit | undefined> {
  try {
    const [sha = '', ...parents] = (await git(folder, 'rev-list', '--parents', '--max-count=1', 'HEAD'))
      .trim()
      .split(' ');
    return { sha, parents };
  } catch {
    return undefined;
  }
}

/** The first bytes of a file in a commit, at most so many. The path is relative to the folder. */
export async function fileAt(folder: string, commit: string, path: string, atMost: number): Promise<Uint8Array> {
  const child = spawn('git', ['cat-file', 'blob', `${commit}:./${path}`], {
    cwd: folder,
    env,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  ended.catch(() => {});
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of child.stdout) {
    chunks.push(chunk);
    length += chunk.length;
    if (length >= atMost) break;
  }
  const status = await ended;
  if (status !== 0 && length < atMost) throw new Error(`git has no file ${path} in ${commit}`);
  return Buffer.concat(chunks).subarray(0, atMost);
}
