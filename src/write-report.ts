import { realpathSync } from 'node:fs';
import { resolve } from 'node:path';
import { writeWhole } from './write-whole.ts';

/** Where a path leads in the end, links followed; the path itself where nothing is there yet. */
function destination(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    return path;
  }
}

/** What a run has read, by where it really lies. `paths` start at `root`. */
export const sources = (root: string, paths: Iterable<string>): ReadonlySet<string> =>
  new Set([...paths].map((path) => destination(resolve(root, path))));

/** Writes a report, whole or not at all, and never over what it was made from. */
export function writeReport(path: string, text: string, read: ReadonlySet<string>): void {
  if (read.has(destination(path))) throw new Error('it would replace a file that was read');
  writeWhole(path, text);
}
