/** `--changed-since`: the files of a run that are not as they were where this branch left another one. */

import { relative, resolve, sep } from 'node:path';
import type { FileReport, Report } from '../finding.ts';
import { git } from '../github/git.ts';

const names = (answer: string): string[] => answer.split('\0').filter((name) => name !== '');

/**
 * Paths of what differs from the merge base, in commits, in the index, or in the working tree; undefined where git
 * does not know the reference or the history ends before they meet. `root` is where the paths of the report start.
 */
async function changedFiles(root: string, reference: string): Promise<ReadonlySet<string> | undefined> {
  try {
    const top = (await git(root, 'rev-parse', '--show-cdup')).trim();
    const base = (await git(root, 'merge-base', '--end-of-options', reference, 'HEAD')).trim();
    const tracked = await git(
      root,
      'diff',
      '--name-only',
      '-z',
      '--no-renames',
      '--no-ext-diff',
      '--no-relative',
      base,
    );
    const fresh = await git(
      root,
      'ls-files',
      '--others',
      '--exclude-standard',
      '-z',
      '--full-name',
      resolve(root, top),
    );
    const pathOf = (name: string) =>
      relative(root, resolve(root, top, name))
        .split(sep)
        .join('/');
    return new Set([...names(tracked), ...names(fresh)].map(pathOf));
  } catch {
    return undefined;
  }
}

/** A submodule changes as a whole, under the path of its folder. */
const isIn = (changed: ReadonlySet<string>, path: string): boolean =>
  changed.has(path) || [...path.matchAll(/\//g)].some(({ index }) => changed.has(path.slice(0, index)));

const quieted = ({ whatIf: _whatIf, ...file }: FileReport): FileReport => ({ ...file, findings: [] });

/** The part of a report that is about changed files, and standard input, which is nowhere; undefined as above. */
export async function changedSince(
  report: Report,
  root: string,
  reference: string,
  standardInput: string | undefined,
): Promise<Report | undefined> {
  const changed = await changedFiles(root, reference);
  if (changed === undefined) return undefined;
  const counts = (path: string) => path === standardInput || isIn(changed, path);
  const files = report.files.map((file) => (counts(file.path) ? file : quieted(file)));
  return { ...report, files };
}
