/** `--changed-since`: the files of a run that are not as they were where this branch left another one. */

import { relative, resolve, sep } from 'node:path';
import type { Report } from '../finding.ts';
import { git, gitPieces } from '../git.ts';

/** What git is asked, and what it means that it does not answer: a sentence without its full stop. */
const questions = (reference: string): readonly { readonly words: readonly string[]; readonly problem: string }[] => [
  { words: ['rev-parse', '--show-cdup'], problem: 'git is not there, or this folder lies in no working tree of git' },
  { words: ['cat-file', '-e', 'HEAD^{commit}'], problem: 'this repository has no commit yet' },
  {
    words: ['cat-file', '-e', `${reference}^{commit}`],
    problem: `git knows no commit ${JSON.stringify(reference)}; name a branch, a tag or a commit that is here, or fetch it first`,
  },
  {
    words: ['merge-base', '--end-of-options', reference, 'HEAD'],
    problem: `the history here does not go back to where it parted from ${JSON.stringify(reference)}; git fetch --unshallow gets all of it`,
  },
];

const answers = (root: string, words: readonly string[]): Promise<boolean> =>
  git(root, ...words).then(
    () => true,
    () => false,
  );

async function obstacle(root: string, reference: string): Promise<string | undefined> {
  for (const { words, problem } of questions(reference)) if (!(await answers(root, words))) return problem;
  return undefined;
}

/**
 * Paths of what differs from the merge base, in commits, in the index, or in the working tree. `root` is where the paths
 * of the report start.
 */
async function changedFiles(root: string, reference: string): Promise<ReadonlySet<string>> {
  const top = (await git(root, 'rev-parse', '--show-cdup')).trim();
  const base = (await git(root, 'merge-base', '--end-of-options', reference, 'HEAD')).trim();
  const differences = ['diff', '--name-only', '-z', '--no-renames', '--no-ext-diff', '--no-relative'];
  const untracked = ['ls-files', '--others', '--exclude-standard', '-z', '--full-name'];
  const changed = new Set<string>();
  for (const question of [
    [...differences, base],
    [...untracked, resolve(root, top)],
  ]) {
    for await (const name of gitPieces(root, '\0', ...question)) {
      const path = relative(root, resolve(root, top, name));
      changed.add(path.split(sep).join('/'));
    }
  }
  return changed;
}

/** A submodule changes as a whole, under the path of its folder. */
const isIn = (changed: ReadonlySet<string>, path: string): boolean =>
  changed.has(path) || [...path.matchAll(/\//g)].some(({ index }) => changed.has(path.slice(0, index)));

/** The part of a report that is about changed files, and standard input, which is nowhere; or why that cannot be told. */
export async function changedSince(
  report: Report,
  root: string,
  reference: string,
  standardInput: string | undefined,
): Promise<Report | string> {
  const problem = await obstacle(root, reference);
  if (problem !== undefined) return problem;
  const changed = await changedFiles(root, reference);
  const counts = (path: string) => path === standardInput || isIn(changed, path);
  return { ...report, files: report.files.filter(({ path }) => counts(path)) };
}
