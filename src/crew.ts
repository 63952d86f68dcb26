/** Checks the files of a run in worker threads, where there is enough to do for them. */

import { statSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { type CheckAll, crash, inTurn, unchecked } from './check-files.ts';
import { type Candidate, realDisk } from './discover/index.ts';
import type { Settings } from './settings/index.ts';

/** What each worker is told. */
export interface Task {
  readonly candidates: readonly Candidate[];
  readonly settings: Settings;
  /** Shared by all: the index of the next file that nobody has taken, then of the one that each worker has. */
  readonly cells: Int32Array;
  /** Which of the cells is this worker's. */
  readonly own: number;
}

export const nextCell = 0;
const nothing = -1;

/** Bytes. With less to check, a worker that starts and warms up costs more than it saves (bench/RESULTS.md). */
const worthwhile = 8 << 20;
/** Each holds the program once more. */
const mostWorkers = 8;

function sizeOf({ location = '' }: Candidate): number {
  try {
    return statSync(location).size;
  } catch {
    return 0;
  }
}

/** By the cores and the size of the work. */
function suitable(candidates: readonly Candidate[]): number {
  const cores = Math.min(availableParallelism(), mostWorkers);
  let bytes = 0;
  for (const candidate of candidates) {
    bytes += sizeOf(candidate);
    if (bytes >= cores * worthwhile) return cores;
  }
  return Math.floor(bytes / worthwhile);
}

export interface Manner {
  /** How many workers; 1: this thread alone; absent: as many as the work is worth. */
  readonly jobs?: number | undefined;
  /** What a worker runs. */
  readonly program?: URL;
  /** Told in a sentence when workers did not do what they were there for. */
  readonly notice?: (text: string) => void;
}

export const inCrew =
  ({ jobs, program = new URL('./worker.js', import.meta.url), notice = () => {} }: Manner = {}): CheckAll =>
  async (candidates, settings, tell) => {
    const size = Math.min(jobs ?? suitable(candidates), candidates.length);
    const isRead = candidates.every(({ location }) => location !== undefined);
    // Standard input belongs to this thread.
    if (size < 2 || !isRead) return inTurn(realDisk)(candidates, settings, tell);

    const { Worker } = await import('node:worker_threads');
    const cells = new Int32Array(new SharedArrayBuffer((1 + size) * Int32Array.BYTES_PER_ELEMENT)).fill(nothing, 1);
    const open = new Set(candidates.keys());
    const finish: typeof tell = (index, checked) => {
      if (open.delete(index)) tell(index, checked);
    };
    const crew = Array.from({ length: size }, (_, at) => {
      const workerData: Task = { candidates, settings, cells, own: at + 1 };
      return new Worker(program, { workerData });
    });
    const work = (worker: (typeof crew)[number], at: number) =>
      new Promise<void>((resolve, reject) => {
        worker.on('message', ([index, checked]: Parameters<typeof tell>) => {
          try {
            finish(index, checked);
          } catch (error) {
            reject(error);
          }
        });
        worker.on('error', (error) => {
          // Out of memory, for instance: the file that was in hand is to blame, the others are not.
          const index = cells[at + 1] ?? nothing;
          const candidate = candidates[index];
          if (candidate !== undefined) finish(index, unchecked(settings, candidate, crash(error)));
          else notice(`A worker thread could not be started: ${error.message}.`);
        });
        worker.on('exit', resolve);
      });
    try {
      await Promise.all(crew.map(work));
    } finally {
      for (const worker of crew) void worker.terminate();
    }

    // What a worker took to its grave, or none was there to take.
    const left = [...open];
    if (left.length > 0) notice(`${left.length} of ${candidates.length} files were checked without worker threads.`);
    await inTurn(realDisk)(
      left.flatMap((index) => candidates[index] ?? []),
      settings,
      (at, checked) => finish(left[at] ?? nothing, checked),
    );
  };
