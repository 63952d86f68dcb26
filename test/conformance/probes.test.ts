import { beforeAll, describe, expect, test } from 'vitest';
import { metaOf } from '../../src/catalogue/index.ts';
import {
  type Compared,
  comparedProbes,
  differentVerdicts,
  structuralCode,
  unmatchedFindings,
  unsaidDiagnostics,
} from './comparison.ts';
import { present } from './corpus.ts';
import { notSaid, otherVerdict, stillChecked } from './departures.ts';
import { exists } from './places.ts';
import { rulesOfCode } from './reference-codes.ts';

let compared: readonly Compared[] = [];
beforeAll(() => {
  compared = comparedProbes();
}, 120_000);

/** Rules about members that are not there, or should not be. */
const aboutMembers: ReadonlySet<string> = new Set([
  'mcpdesc.document.object.known-properties',
  'mcpdesc.protocol-versions.scope.placement',
  'mcpdesc.component-ref.use-site.permitted',
  'mcpdesc.extension-property.placement.eligible',
  'mcpdesc.components.value.no-protocol-versions',
]);

describe.skipIf(!present)('the probes', () => {
  test('are all there, and all known codes have a rule', () => {
    expect(compared.length).toBe(2481);
    for (const rules of Object.values(rulesOfCode)) for (const rule of rules) expect(() => metaOf(rule)).not.toThrow();
  });

  test('get the verdict of the reference, but for the decided departures', () => {
    expect(Object.fromEntries(differentVerdicts(compared))).toEqual(otherVerdict);
  });

  test('name the place of an unknown or missing member as the reference does', () => {
    let count = 0;
    for (const { probe, document, theirs, ours } of compared) {
      if (theirs.length === 0 || !theirs.every(([, code]) => code === structuralCode)) continue;
      const places = new Set(theirs.map(([, , pointer]) => pointer));
      for (const { rule, severity, pointer } of ours) {
        const isMissing = metaOf(rule).kind === 'structural' && !exists(document, pointer);
        if (severity !== 'error' || !(aboutMembers.has(rule) || isMissing)) continue;
        count += 1;
        expect(places, `${probe.id} ${rule} ${pointer}`).toContain(pointer);
      }
    }
    expect(count).toBeGreaterThan(450);
  });

  test('every diagnostic of the reference is a finding of its rule, at its severity and place', () => {
    const expected = Object.entries(notSaid).map(([code, { probes: ids }]) => [code, ids]);
    expect(unsaidDiagnostics(compared)).toEqual(Object.fromEntries(expected));
  });

  test('nothing else fires, but for rules that go beyond the reference', () => {
    expect(unmatchedFindings(compared)).toEqual(stillChecked);
  });
});
