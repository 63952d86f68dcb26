import { realpathSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Report } from './finding.ts';
import { writeWhole } from './write-whole.ts';

/** Where a path leads in the end, links followed; the path itself where nothing is there yet. */
function destination(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    return path;
  }
}

/** Writes a report, whole or not at all, and never over a file that it is about. */
export function writeReport(path: string, text: string, { files }: Report, root: string): void {
  const target = destination(path);
  if (files.some((file) => destination(resolve(root, file.path)) === target)) {
    throw new Error('it would replace a file that was checked');
  }
  writeWhole(path, text);
}
