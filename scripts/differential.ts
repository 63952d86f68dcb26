/**
 * The long run of test/conformance/official-schema.test.ts: `npm run differential -- 50000 7` tries that many mutated
 * fixtures from that seed, and prints each on which the walker and the official schema disagree.
 */

import { disagreements } from '../test/conformance/official-schema.ts';

const [count = 20_000, seed = Date.now() % 2 ** 31] = process.argv.slice(2).map(Number);
const found = disagreements(count, seed);
for (const { document, official, ours } of found) {
  console.log(`${official ? 'valid' : 'invalid'} by the official schema; ours:`, ours, JSON.stringify(document));
}
console.log(`${count} documents from seed ${seed}: ${found.length} disagreements`);
process.exitCode = found.length === 0 ? 0 : 1;
