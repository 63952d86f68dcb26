/**
 * Files that are out for trouble, by the hundred thousand: `npm run fuzz -- <count> <seed>` makes so many of them, numbered
 * from the seed on, and holds each against the invariants of test/fuzz/. One that breaks any is printed and made again by
 * `npm run fuzz -- 1 <its number>`. A file that takes too long is a fault, too: a second thread watches.
 */

import { Worker } from 'node:worker_threads';
import { prepare } from '../src/read/index.ts';
import { allBases } from '../test/fuzz/bases.ts';
import { type Input, kinds } from '../test/fuzz/inputs.ts';
import { broken, sarifOf } from '../test/fuzz/invariants.ts';
import { Random } from '../test/fuzz/random.ts';
import { validSarif } from '../test/valid-sarif.ts';

/** Far more than any file takes, on a machine that does other things as well. */
const mostSeconds = 60;
/** SARIF names every rule, and takes longer to judge than all the rest. */
const sarifEvery = 50;
const mostShown = 2000;

/** Nothing is held against SARIF where its schema is not installed. */
function sarifFaults(source: Input): string[] {
  try {
    validSarif(sarifOf(source));
    return [];
  } catch (error) {
    return [`SARIF: ${error instanceof Error ? error.message : error}`];
  }
}

/** The file of a number, and how it was made. */
function made(number: number, bases: ReturnType<typeof allBases>): Input & { readonly kind: string } {
  const random = new Random(number);
  const [kind, make] = random.pick(Object.entries(kinds)) ?? [];
  if (kind === undefined || make === undefined) throw new Error('there is no kind of file');
  return { kind, ...make(random, bases) };
}

const [count = 1000, seed = 1] = process.argv.slice(2).map(Number);
const item = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
new Worker(new URL('watchdog.mjs', import.meta.url), { workerData: { item, seconds: mostSeconds } }).unref();

await prepare(['a.yaml']);
const bases = allBases();
const tried = new Map<string, number>();
let faulty = 0;
for (let number = seed; number < seed + count; number += 1) {
  Atomics.store(item, 0, number);
  const { kind, ...source } = made(number, bases);
  tried.set(kind, (tried.get(kind) ?? 0) + 1);
  const faults = [...broken(source), ...(number % sarifEvery === 0 ? sarifFaults(source) : [])];
  if (faults.length === 0) continue;
  faulty += 1;
  const text = JSON.stringify(Buffer.from(source.bytes).toString('utf8').slice(0, mostShown));
  console.log(`file ${number} (${kind}, ${source.path}): ${faults.join('\n  ')}\n${text}`);
}
for (const [kind, times] of tried) console.log(`${String(times).padStart(8)}  ${kind}`);
console.log(`${count} files from ${seed} on, from ${bases.length} good ones: ${faulty} broke something`);
process.exitCode = faulty === 0 ? 0 : 1;
