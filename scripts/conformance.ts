/**
 * How 0.8.0 conformance is measured, for anyone who has the format's fixtures beside the repository: every fixture with
 * what is expected of it and what is found, then the probes against the reference validator with every departure and
 * its reason. Fails where a fixture is not as expected, or where a departure is not among those that are decided.
 */

import { isDeepStrictEqual } from 'node:util';
import type { Finding } from '../src/finding.ts';
import { prepare } from '../src/read/index.ts';
import {
  comparedProbes,
  differentVerdicts,
  mappedDiagnostics,
  unmatchedFindings,
  unsaidDiagnostics,
} from '../test/conformance/comparison.ts';
import { bytesOf, checked, fixtures, present } from '../test/conformance/corpus.ts';
import { beyondReference, notSaid, otherPlace, otherVerdict, stillChecked } from '../test/conformance/departures.ts';

const expectations = {
  silent: (findings) => findings.length === 0,
  'warnings, no error': (findings) => findings.length > 0 && findings.every(({ severity }) => severity === 'warning'),
  'an error': (findings) => findings.some(({ severity }) => severity === 'error'),
} as const satisfies Record<string, (findings: readonly Finding[]) => boolean>;
type Expectation = keyof typeof expectations;

/** By folder. A fixture about serialization is no whole description, so that it may have more faults than it shows. */
const expected: readonly (readonly [folder: string, Expectation])[] = [
  ['expected-valid', 'silent'],
  ['examples', 'silent'],
  ['expected-warning', 'warnings, no error'],
  ['expected-invalid', 'an error'],
  ['serialization/expected-invalid', 'an error'],
];

let wrong = 0;

function show(path: string, expectation: Expectation): void {
  const findings = checked(path, bytesOf(`0.8.0/${path}`));
  const asExpected = expectations[expectation](findings);
  if (!asExpected) wrong += 1;
  const found = findings.map(({ severity, rule, pointer }) => `${severity} ${rule} ${pointer}`);
  console.log(`${asExpected ? 'ok   ' : 'WRONG'} ${path}: ${expectation}`);
  for (const line of found) console.log(`        ${line}`);
}

function agrees(what: string, found: unknown, decided: unknown): void {
  if (isDeepStrictEqual(found, decided)) return;
  wrong += 1;
  console.log(`WRONG ${what}: not as decided: ${JSON.stringify(found)}`);
}

if (!present) throw new Error('The fixtures of the format are not there; they belong in ../shared/conformance.');
await prepare(['a.yaml']);

for (const [folder, expectation] of expected) {
  const files = fixtures(folder);
  for (const file of files) show(`${folder}/${file}`, expectation);
  console.log(`-- ${folder}: ${files.length} files\n`);
}

const compared = comparedProbes();
const verdicts = differentVerdicts(compared);
const unsaid = unsaidDiagnostics(compared);
const unmatched = unmatchedFindings(compared);
const diagnostics = compared.flatMap(mappedDiagnostics).length;

console.log(
  `-- ${compared.length} probes: ${compared.length - verdicts.length} with the verdict of the reference validator`,
);
for (const [probe, rule] of verdicts) console.log(`     ${probe}: an error of ${rule}`);
console.log(`-- ${diagnostics} diagnostics of the reference name a rule; those without a finding of ours:`);
for (const [code, { why, probes }] of Object.entries(notSaid))
  console.log(`     ${code}: ${why} (${probes.join(', ')})`);
console.log('-- codes whose place is another by decision:');
for (const [code, why] of Object.entries(otherPlace)) console.log(`     ${code}: ${why}`);
console.log('-- rules that speak where the reference is silent:');
for (const [rule, why] of Object.entries(beyondReference)) console.log(`     ${rule}: ${why}`);
console.log('-- findings beside a broken reference, where the reference validator stops:');
for (const line of unmatched) console.log(`     ${line}`);

agrees('verdicts of probes', Object.fromEntries(verdicts), otherVerdict);
agrees('diagnostics', unsaid, Object.fromEntries(Object.entries(notSaid).map(([code, { probes }]) => [code, probes])));
agrees('other findings', unmatched, stillChecked);
console.log(wrong === 0 ? '\nAll as expected.' : `\n${wrong} not as expected.`);
process.exitCode = wrong === 0 ? 0 : 1;
