import { beforeAll, describe, expect, test } from 'vitest';
import { metaOf } from '../../src/catalogue/index.ts';
import type { Finding } from '../../src/finding.ts';
import { checkedData, type Diagnostic, documentOf, type Probe, patched, present, probes } from './corpus.ts';
import { beyondReference, notSaid, otherPlace, otherVerdict, stillChecked } from './departures.ts';
import { exists, samePlace } from './places.ts';
import { rulesOfCode } from './reference-codes.ts';

interface Compared {
  readonly probe: Probe;
  readonly document: unknown;
  readonly theirs: readonly Diagnostic[];
  readonly ours: readonly Finding[];
}

let compared: readonly Compared[] = [];
beforeAll(() => {
  compared = probes().flatMap((probe) => {
    if ('crash' in probe.reference) return [];
    const document = patched(documentOf(probe.base), probe.patch);
    return [{ probe, document, theirs: probe.reference, ours: checkedData(document) }];
  });
}, 120_000);

const structuralCode = 'schema-validation';
const hasError = (severities: readonly string[]) => severities.includes('error');
const isStructural = ({ theirs }: Compared) => theirs.some(([, code]) => code === structuralCode);

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
    const differing = compared.filter(
      ({ theirs, ours }) =>
        hasError(theirs.map(([severity]) => severity)) !== hasError(ours.map(({ severity }) => severity)),
    );
    const reasons = differing.map(({ probe, ours }) => [
      probe.id,
      ours.find(({ severity }) => severity === 'error')?.rule,
    ]);
    expect(Object.fromEntries(reasons)).toEqual(otherVerdict);
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
    const unsaid = compared.flatMap(({ probe, document, theirs, ours }) =>
      theirs
        .filter(([severity, code, pointer]) => {
          if (code === structuralCode) return false;
          const said = ours.filter((one) => rulesOfCode[code]?.includes(one.rule) && one.severity === severity);
          const inPlace = code in otherPlace || said.some((one) => samePlace(document, pointer, one.pointer));
          return said.length === 0 || !inPlace;
        })
        .map(([, code]) => ({ code, id: probe.id })),
    );
    const found: Record<string, string[]> = {};
    for (const { code, id } of unsaid) found[code] = [...new Set([...(found[code] ?? []), id])].sort();
    expect(found).toEqual(Object.fromEntries(Object.entries(notSaid).map(([code, { probes: ids }]) => [code, ids])));
  });

  test('nothing else fires, but for rules that go beyond the reference', () => {
    const extra = compared
      .filter((one) => !isStructural(one))
      .flatMap(({ probe, theirs, ours }) =>
        ours
          .filter(({ severity }) => severity !== 'note')
          .filter(({ rule }) => !(rule in beyondReference))
          .filter(({ rule }) => !theirs.some(([, code]) => rulesOfCode[code]?.includes(rule)))
          .map(({ rule }) => `${probe.id} ${rule}`),
      );
    expect(extra).toEqual(stillChecked);
  });
});
