/**
 * The long run of the differential tests under test/conformance: `npm run differential -- 50000 7 0.7.0` tries that many
 * mutated documents of that format (default 0.8.0) from that seed, and prints each on which the walker and the official
 * schema disagree.
 */

import { disagreements } from '../test/conformance/official-schema.ts';
import { disagreements as olderDisagreements } from '../test/conformance/official-schema-0.7.0.ts';

const [count = '20000', seed = String(Date.now() % 2 ** 31), format = '0.8.0'] = process.argv.slice(2);
const found =
  format === '0.7.0'
    ? olderDisagreements(Number(count), Number(seed)).found
    : disagreements(Number(count), Number(seed));
for (const { document, official, ours } of found) {
  console.log(`${official ? 'valid' : 'invalid'} by the official schema; ours:`, ours, JSON.stringify(document));
}
console.log(`${count} documents in format ${format} from seed ${seed}: ${found.length} disagreements`);
process.exitCode = found.length === 0 ? 0 : 1;
