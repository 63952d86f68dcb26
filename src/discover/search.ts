import { relative, resolve, sep } from 'node:path';
import { defaultPatterns, isSettingsFile, type Settings, UsageError } from '../settings/index.ts';
import { reason } from '../system-fault.ts';
import type { Disk } from './disk.ts';
import { advance, begin, compile, end, type Glob, isPattern, namesOf, type Steps } from './glob.ts';
import { isInside, neverEntered, notAFile, type Outcome, walk } from './walk.ts';

const noDescription = 'This is a config file or a baseline, not a description.';
const nothing: Outcome = { files: [], troubles: [] };
const trouble = (path: string, message: string): Outcome => ({ files: [], troubles: [{ path, message }] });

const join = (outcomes: readonly Outcome[]): Outcome => ({
  files: outcomes.flatMap(({ files }) => files),
  troubles: outcomes.flatMap(({ troubles }) => troubles),
});

/** What is left of excludes below a folder; undefined where one of them covers the folder as a whole. */
function below(folder: string, exclude: Steps): Steps | undefined {
  let left = exclude;
  for (const name of namesOf(folder)) {
    left = advance(left, name);
    if (left.has(end)) return undefined;
  }
  return left;
}

/** How to find the files that one path or pattern of the settings means. */
export async function searcher(settings: Settings, disk: Disk): Promise<(operand: string) => Promise<Outcome>> {
  const { workingDirectory, root, paths } = settings;
  const realRoot = await disk.realPath(root);
  const isOfSettings = isSettingsFile(settings);
  const excluded = paths.filter((path) => path.startsWith('!')).map((path) => path.slice(1));
  const excludes = begin(excluded.flatMap((pattern) => compile(pattern, workingDirectory)));

  async function search(folder: string, globs: readonly Glob[]): Promise<Outcome> {
    const exclude = below(folder, excludes);
    if (exclude === undefined) return nothing;
    const real = await disk.realPath(folder);
    const include = namesOf(folder).reduce(advance, begin(globs));
    return walk({ path: folder, real, include, exclude }, isInside(realRoot, real) ? realRoot : real, disk);
  }

  const defaults = (folder: string) =>
    search(
      folder,
      defaultPatterns.flatMap((pattern) => compile(pattern, folder)),
    );

  async function file(path: string): Promise<Outcome> {
    return { files: [{ path, real: await disk.realPath(path) }], troubles: [] };
  }

  /** One pattern without braces. It may turn out to name something outright; that it finds nothing is no trouble. */
  async function glob(wanted: Glob): Promise<Outcome> {
    const { base, isFixed } = wanted;
    const kind = await disk.kind(base);
    if (isFixed && kind === 'file') return below(base, excludes) === undefined ? nothing : file(base);
    if (isFixed && kind === 'other') return trouble(base, notAFile);
    if (kind !== 'directory') return nothing;
    if (
      relative(workingDirectory, base)
        .split(sep)
        .some((name) => neverEntered.has(name))
    )
      return nothing;
    return isFixed ? defaults(base) : search(base, [wanted]);
  }

  async function find(operand: string): Promise<Outcome> {
    const path = resolve(workingDirectory, operand);
    const kind = isPattern(operand) ? await disk.kind(path).catch(() => undefined) : await disk.kind(path);
    if (kind === 'file' && isOfSettings(path)) return trouble(path, noDescription);
    if (kind === 'file') return file(path);
    if (kind === 'directory') return defaults(path);
    if (kind === 'other') return trouble(path, notAFile);
    if (!isPattern(operand)) return trouble(path, 'There is no such file or folder.');
    return join(await Promise.all(compile(operand, workingDirectory).map(glob)));
  }

  return async (operand) => {
    if (operand === '') throw new UsageError('A path is empty');
    try {
      return await find(operand);
    } catch (error) {
      if (error instanceof UsageError) throw error;
      return trouble(resolve(workingDirectory, operand), `This cannot be looked at: ${reason(error)}.`);
    }
  };
}
