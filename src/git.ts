/** Questions to the repository that was checked out. Only commands that read, run no hook and ask no server. */

import { spawn } from 'node:child_process';

/** A partial clone would fetch what it lacks, a server may ask for a password, and a look at files renews the index. */
const env = { ...process.env, GIT_NO_LAZY_FETCH: '1', GIT_TERMINAL_PROMPT: '0', GIT_OPTIONAL_LOCKS: '0' };

/** What git says, as it comes: a pull request may touch a great many files. Fails in the end where git fails. */
async function* spoken(folder: string, words: readonly string[]): AsyncGenerator<Uint8Array> {
  const child = spawn('git', words, { cwd: folder, env, stdio: ['ignore', 'pipe', 'ignore'] });
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', (cause) => reject(new Error('git cannot be started', { cause })));
    child.once('close', resolve);
  });
  ended.catch(() => {});
  yield* child.stdout;
  if ((await ended) !== 0) throw new Error(`git cannot answer ${words[0]}`);
}

/** What git says, piece by piece; each is followed by that character. */
export async function* gitPieces(
  folder: string,
  end: '\0' | '\n',
  ...words: readonly string[]
): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  let begun = '';
  for await (const chunk of spoken(folder, words)) {
    const [first = '', ...others] = decoder.decode(chunk, { stream: true }).split(end);
    begun += first;
    for (const other of others) {
      yield begun;
      begun = other;
    }
  }
  if (begun !== '') yield begun;
}

/** What git says as a whole: for short answers. */
export async function git(folder: string, ...words: readonly string[]): Promise<string> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of spoken(folder, words)) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}

export interface Commit {
  readonly sha: string;
  /** Also those that a checkout of depth 1 does not have. */
  readonly parents: readonly string[];
}

/** Undefined where the folder belongs to no repository. */
export async function checkedOut(folder: string): Promise<Commit | undefined> {
  try {
    const sha = (await git(folder, 'rev-parse', '--verify', 'HEAD')).trim();
    const [header = ''] = (await git(folder, 'cat-file', 'commit', sha)).split('\n\n', 1);
    return { sha, parents: [...header.matchAll(/^parent (\w+)$/gm)].map(([, parent = '']) => parent) };
  } catch {
    return undefined;
  }
}

/** The first bytes of a file in a commit, at most so many. The path is relative to the folder. */
export async function fileAt(folder: string, commit: string, path: string, atMost: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  try {
    for await (const chunk of spoken(folder, ['cat-file', 'blob', `${commit}:./${path}`])) {
      chunks.push(chunk);
      length += chunk.length;
      if (length >= atMost) break;
    }
  } catch {
    throw new Error(`git has no file ${path} in ${commit}`);
  }
  return Buffer.concat(chunks).subarray(0, atMost);
}
