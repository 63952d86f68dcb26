/** Times whole processes, two commands in turn, so that a machine whose speed drifts still gives a fair ratio. */

import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export interface Command {
  readonly words: readonly string[];
  /** Where it runs; absent: in a folder of its own. */
  readonly folder?: string;
  readonly environment?: Readonly<Record<string, string>>;
  /** A linter that finds errors says 1. Absent: 0, since ours finds none in what is measured. */
  readonly mostStatus?: number;
}

export interface Usage {
  /** Seconds of the processor, user and system. */
  readonly cpu: number;
  readonly wall: number;
  /** The most that was resident, in MiB. */
  readonly peak: number;
}

const { NODE_EXTRA_CA_CERTS: _, ...environment } = process.env;
const witness = fileURLToPath(new URL('./witness.cjs', import.meta.url));

/** The processor's time and the memory are what the process itself says when it ends. */
function once({ words, folder, environment: own, mostStatus = 0 }: Command, scratch: string): Usage {
  const [program = '', ...rest] = words;
  const report = join(scratch, 'usage.json');
  const started = performance.now();
  const { error, status } = spawnSync(program, rest, {
    cwd: folder ?? scratch,
    stdio: ['ignore', 'ignore', 'ignore'],
    env: { ...environment, ...own, NODE_OPTIONS: `--require=${witness}`, BENCH_USAGE: report },
  });
  if (error) throw error;
  if (status === null || status > mostStatus) throw new Error(`exit status ${status}: ${[program, ...rest].join(' ')}`);
  const wall = (performance.now() - started) / 1000;
  return { wall, ...(JSON.parse(readFileSync(report, 'utf8')) as Omit<Usage, 'wall'>) };
}

export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return (
    ((sorted[Math.floor((sorted.length - 1) / 2)] ?? NaN) + (sorted[Math.ceil((sorted.length - 1) / 2)] ?? NaN)) / 2
  );
};

const medians = (usages: readonly Usage[]): Usage => ({
  cpu: median(usages.map(({ cpu }) => cpu)),
  wall: median(usages.map(({ wall }) => wall)),
  peak: median(usages.map(({ peak }) => peak)),
});

export interface Comparison {
  readonly ours: Usage;
  readonly yardstick: Usage;
  /** Medians of the ratios of the pairs. */
  readonly ratio: { readonly cpu: number; readonly wall: number };
}

export function compare(ours: Command, yardstick: Command, runs: number, scratch: string): Comparison {
  const pairs = Array.from({ length: runs + 1 }, () => [once(ours, scratch), once(yardstick, scratch)] as const).slice(
    1,
  );
  return {
    ours: medians(pairs.map(([one]) => one)),
    yardstick: medians(pairs.map(([, other]) => other)),
    ratio: {
      cpu: median(pairs.map(([one, other]) => one.cpu / other.cpu)),
      wall: median(pairs.map(([one, other]) => one.wall / other.wall)),
    },
  };
}
