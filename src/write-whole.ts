import { randomUUID } from 'node:crypto';
import { mkdir, realpath, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Writes a file so that a reader sees the old text or the new one, never a part. Missing folders are made. A link is
 * written through, and what is no file, such as a terminal or a pipe, is written as it is.
 */
export async function writeWhole(path: string, text: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const there = await stat(path).catch(() => undefined);
  if (there !== undefined && !there.isFile()) return writeFile(path, text);

  const target = there === undefined ? path : await realpath(path);
  const temporary = `${target}.${randomUUID()}`;
  try {
    await writeFile(temporary, text, { flag: 'wx', ...(there && { mode: there.mode }) });
    await rename(temporary, target);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}
