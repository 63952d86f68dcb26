import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';

/** Not by `recursive`, which does not come to an end in a folder that takes none, such as those of /proc (Node 20). */
export function makeFolder(path: string): void {
  const above = dirname(path);
  if (above !== path && !existsSync(above)) makeFolder(above);
  try {
    mkdirSync(path);
  } catch (error) {
    // It was there, or somebody else has made it meanwhile.
    if (!existsSync(path)) throw error;
  }
}

/**
 * Writes a file so that a reader sees the old text or the new one, never a part. Missing folders are made. A link is
 * written through, and what is no file, such as a terminal or a pipe, is written as it is.
 */
export function writeWhole(path: string, text: string): void {
  makeFolder(dirname(path));
  const there = statSync(path, { throwIfNoEntry: false });
  if (there !== undefined && !there.isFile()) {
    writeFileSync(path, text);
    return;
  }
  const target = there === undefined ? path : realpathSync(path);
  const temporary = `${target}.${crypto.randomUUID().slice(0, 8)}`;
  // Where somebody has a file of that name, it stays: only what was made here is taken away.
  const file = openSync(temporary, 'wx', there?.mode);
  try {
    try {
      writeFileSync(file, text);
    } finally {
      closeSync(file);
    }
    renameSync(temporary, target);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
}
