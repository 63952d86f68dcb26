/**
 * The long run of test/read/two-readers.test.ts: `npx tsx scripts/two-readers.ts 100000 7` tries that many texts from
 * that seed, and prints each that the fast reader of YAML takes for something else than the full one does.
 */

import fc from 'fast-check';
import { compare, texts } from '../test/read/two-readers.ts';

const [count = 20_000, seed = Date.now() % 2 ** 31] = process.argv.slice(2).map(Number);
const counts = { taken: 0, different: 0 };
for (const text of fc.sample(texts(), { numRuns: count, seed })) {
  const { taken, difference } = compare(text);
  if (taken) counts.taken += 1;
  if (difference === undefined) continue;
  counts.different += 1;
  console.log(JSON.stringify(text), difference);
}
console.log(
  `${count} texts from seed ${seed}: ${counts.taken} taken by the fast reader, ${counts.different} differently`,
);
process.exitCode = counts.different === 0 ? 0 : 1;
