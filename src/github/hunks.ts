/** Which lines of a file the diff of a pull request shows; only those can be commented on. */

import { gitPieces } from '../git.ts';
import type { Changes } from './changes.ts';

/** First and last line in the pull request's version, counted from 1. */
export interface Hunk {
  readonly first: number;
  readonly last: number;
}

/** `text` is the file in the pull request's head. GitHub shows three lines around each change, as git does. */
export async function hunksOf(
  workspace: string,
  changes: Changes,
  headSha: string,
  path: string,
  text: string,
): Promise<readonly Hunk[]> {
  const before = changes.before(path);
  if (before === undefined) return [{ first: 1, last: text.replace(/\n$/, '').split('\n').length }];
  const safe = ['--no-ext-diff', '--no-textconv', '--no-color'];
  const versions = [`${changes.base}:./${before}`, `${headSha}:./${path}`];
  const hunks: Hunk[] = [];
  for await (const line of gitPieces(workspace, '\n', 'diff', '--unified=3', ...safe, ...versions)) {
    const [, start, count = '1'] = /^@@ -\S+ \+(\d+)(?:,(\d+))? @@/.exec(line) ?? [];
    if (start !== undefined) hunks.push({ first: Number(start), last: Number(start) + Number(count) - 1 });
  }
  return hunks;
}
