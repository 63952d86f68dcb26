/**
 * The file system as far as this program reads it. Synchronous underneath: nothing else waits to run, a promise per
 * call costs more than most calls, and loading `node:fs/promises` takes as long as checking a file.
 */

import { closeSync, constants, fstatSync, openSync, readdirSync, readSync, realpathSync, statSync } from 'node:fs';
import { codeOf } from '../system-fault.ts';

/** `other` is a pipe, a socket or a device: opening one can block for ever or do something. */
export type Kind = 'file' | 'directory' | 'other';

export interface Entry {
  readonly name: string;
  readonly kind: Kind | 'link';
}

export interface Disk {
  list(folder: string): Promise<readonly Entry[]>;
  /** Follows links; undefined where nothing is. */
  kind(path: string): Promise<Kind | undefined>;
  realPath(path: string): Promise<string>;
  /** Of a file, in bytes. */
  size(path: string): Promise<number>;
  /** The first bytes of a file, at most so many; without a path, of standard input. */
  read(path: string | undefined, atMost: number): Promise<Uint8Array>;
}

interface Kinded {
  isFile(): boolean;
  isDirectory(): boolean;
}

const kindOf = (thing: Kinded): Kind => (thing.isFile() ? 'file' : thing.isDirectory() ? 'directory' : 'other');

async function collect(chunks: AsyncIterable<Uint8Array>, atMost: number): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of chunks) {
    parts.push(chunk);
    length += chunk.length;
    if (length >= atMost) break;
  }
  return Buffer.concat(parts).subarray(0, atMost);
}

/** One read beyond what the size promises shows whether there is more. */
const margin = 1;

function readStart(path: string, atMost: number): Uint8Array {
  // What was a file when it was found may be a pipe by now: do not wait for its other end.
  const file = openSync(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
  try {
    const before = fstatSync(file);
    if (before.isDirectory()) throw new Error('it is a folder');
    if (!before.isFile()) throw new Error('it is a pipe, a socket or a device');
    const buffer = Buffer.alloc(Math.min(before.size + margin, atMost));
    let length = 0;
    for (let count = -1; count !== 0 && length < buffer.length; length += count) {
      count = readSync(file, buffer, length, buffer.length - length, null);
    }
    // Half of the old text and half of the new one would be a text that nobody wrote.
    const after = fstatSync(file);
    const isSame = after.size === before.size && after.mtimeMs === before.mtimeMs;
    if (!isSame || length !== Math.min(before.size, atMost)) throw new Error('it changes while it is read');
    return buffer.subarray(0, length);
  } finally {
    closeSync(file);
  }
}

/**
 * Listing a folder, or starting a program, puts this character in the place of bytes that are no text. What is called so
 * is not found under that name, and no report could name it.
 */
const isNoText = (error: unknown, path: string): boolean => codeOf(error) === 'ENOENT' && path.includes('\ufffd');

function named<Answer>(path: string, work: () => Answer): Answer {
  try {
    return work();
  } catch (error) {
    throw isNoText(error, path) ? new Error('its name is not UTF-8') : error;
  }
}

export const realDisk: Disk = {
  async list(folder) {
    const entries = named(folder, () => readdirSync(folder, { withFileTypes: true }));
    return entries.map((entry) => ({ name: entry.name, kind: entry.isSymbolicLink() ? 'link' : kindOf(entry) }));
  },

  async kind(path) {
    try {
      return named(path, () => kindOf(statSync(path)));
    } catch (error) {
      const code = codeOf(error);
      if (code === 'ENOENT' || code === 'ENOTDIR') return undefined;
      throw error;
    }
  },

  realPath: async (path) => named(path, () => realpathSync(path)),

  size: async (path) => statSync(path).size,

  async read(path, atMost) {
    return path === undefined ? collect(process.stdin, atMost) : named(path, () => readStart(path, atMost));
  },
};
