/**
 * The readers of YAML, loaded when a text needs them. Loading takes longer than most files take to check, and reading
 * itself is synchronous.
 */

import type { ReadingLimits } from '../limits.ts';
import type { Understood } from './fault.ts';
import { named } from './format.ts';

/** `fast` understands most files; `full` every file, and what is wrong with it. */
const loaded: { fast?: typeof import('./yaml-events.ts'); full?: typeof import('./yaml.ts') } = {};
type Reader = keyof typeof loaded;

/** Thrown where a reader is needed that is not there yet. */
class NotLoaded extends Error {
  readonly reader: Reader;

  constructor(reader: Reader) {
    super('The YAML reader is not loaded: await prepare(paths) before reading, or read in withReaders.');
    this.reader = reader;
  }
}

async function load(reader: Reader): Promise<void> {
  if (reader === 'fast') loaded.fast ??= await import('./yaml-events.ts');
  else loaded.full ??= await import('./yaml.ts');
}

/** For programs that have the readers anyway and wait for nothing. */
export function supply(readers: Required<typeof loaded>): void {
  Object.assign(loaded, readers);
}

/** Loads whatever may be needed to read files of these names, so that every `read` of them works at once. */
export async function prepare(paths: Iterable<string>): Promise<void> {
  for (const path of paths) {
    if (named(path) === 'json') continue;
    await Promise.all([load('fast'), load('full')]);
    return;
  }
}

/** What the work answers, which is started again where a reader was missing; it must do nothing but compute. */
export async function withReaders<Answer>(work: () => Answer): Promise<Answer> {
  for (;;) {
    try {
      return work();
    } catch (error) {
      if (!(error instanceof NotLoaded)) throw error;
      await load(error.reader);
    }
  }
}

export function readYaml(text: string, limits: ReadingLimits): Understood {
  const { fast, full } = loaded;
  if (fast === undefined) throw new NotLoaded('fast');
  const understood = fast.readEvents(text, limits);
  if (understood !== undefined) return understood;
  if (full === undefined) throw new NotLoaded('full');
  return full.readYaml(text, limits);
}
