import { isAbsolute, join, relative, sep } from 'node:path';
import { reason } from '../system-fault.ts';
import type { Disk, Entry } from './disk.ts';
import { advance, end, type Steps } from './glob.ts';

/** Folders that are never looked into, whatever a pattern says. */
export const neverEntered: ReadonlySet<string> = new Set(['.git', 'node_modules']);

/** A file with the one name that all links to it share. */
export interface Found {
  readonly path: string;
  readonly real: string;
}

export interface Trouble {
  readonly path: string;
  readonly message: string;
}

export interface Outcome {
  readonly files: readonly Found[];
  readonly troubles: readonly Trouble[];
}

/** What is still to be matched at a path. */
export interface Wanted {
  readonly include: Steps;
  readonly exclude: Steps;
}

interface Folder extends Found, Wanted {}

/** Whether a path lies in a folder, and not in a part of it that is never entered. */
export function isInside(folder: string, path: string): boolean {
  const way = relative(folder, path);
  const names = way.split(sep);
  return !isAbsolute(way) && names[0] !== '..' && !names.some((name) => neverEntered.has(name));
}

export const notAFile = 'This is neither a file nor a folder, and pipes, sockets and devices are not opened.';

/** Two ways to one folder are the same way when the same is left to match there. */
class Visits {
  readonly #seen = new Set<string>();
  readonly #numbers = new Map<unknown, number>();

  #number(step: unknown): number {
    const number = this.#numbers.get(step) ?? this.#numbers.size;
    this.#numbers.set(step, number);
    return number;
  }

  /** Whether this is the first time. */
  add({ real, include, exclude }: Folder): boolean {
    const key = (steps: Steps) => [...steps].map((step) => this.#number(step)).sort((left, right) => left - right);
    const visit = JSON.stringify([real, key(include), key(exclude)]);
    const isNew = !this.#seen.has(visit);
    this.#seen.add(visit);
    return isNew;
  }
}

const byName = (left: Entry, right: Entry) => (left.name < right.name ? -1 : 1);

/**
 * All files below a folder that are wanted. Links out of the boundary are not followed. Links wait until everything
 * that can be reached without them has been, so that a file goes by its own name where it has one.
 */
export async function walk(start: Folder, boundary: string, disk: Disk): Promise<Outcome> {
  const files: Found[] = [];
  const troubles: Trouble[] = [];
  const visits = new Visits();
  const folders: Folder[] = [start];
  const linked: Folder[] = [];

  async function meet({ name, kind }: Entry, folder: Folder): Promise<void> {
    const include = advance(folder.include, name);
    const exclude = advance(folder.exclude, name);
    if (include.size === 0 || exclude.has(end) || neverEntered.has(name)) return;
    const path = join(folder.path, name);
    const isWanted = include.has(end);
    if (kind === 'link') {
      const target = await disk.kind(path);
      const real = target === undefined ? undefined : await disk.realPath(path);
      if (real === undefined) {
        if (isWanted) troubles.push({ path, message: 'This symbolic link leads nowhere.' });
      } else if (isInside(boundary, real)) {
        if (target === 'directory') linked.push({ path, real, include, exclude });
        else if (isWanted) take(target, { path, real });
      }
    } else if (kind === 'directory') folders.push({ path, real: join(folder.real, name), include, exclude });
    else if (isWanted) take(kind, { path, real: join(folder.real, name) });
  }

  function take(kind: Entry['kind'] | undefined, found: Found): void {
    if (kind === 'file') files.push(found);
    else troubles.push({ path: found.path, message: notAFile });
  }

  for (let folder = folders.pop(); folder !== undefined; folder = folders.pop() ?? linked.shift()) {
    if (!visits.add(folder)) continue;
    try {
      const entries = [...(await disk.list(folder.path))].sort(byName);
      for (const entry of entries) {
        try {
          await meet(entry, folder);
        } catch (error) {
          troubles.push({
            path: join(folder.path, entry.name),
            message: `This cannot be looked at: ${reason(error)}.`,
          });
        }
      }
    } catch (error) {
      troubles.push({ path: folder.path, message: `This folder cannot be looked into: ${reason(error)}.` });
    }
  }
  return { files, troubles };
}
