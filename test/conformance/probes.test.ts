import { describe, expect, test } from 'vitest';
import { metaOf } from '../../src/catalogue/index.ts';
import { checkedData, type Diagnostic, documentOf, type Probe, patched, present, probes } from './corpus.ts';

/**
 * Probes on which we decided against the reference validator, each with the reason.
 * D4 of the catalogue: `sampling.tools` and `elicitation.url` came with 2025-11-25; a Tool that requires them in
 * 2025-06-18 requires what no client of that version can have, though MCP's type there is an open object.
 */
const departures: ReadonlyMap<string, string> = new Map([
  ['p0232', 'D4: sampling.tools required in 2025-06-18'],
  ['p0237', 'D4: elicitation.url required in 2025-06-18'],
  ['p0349', 'D4: sampling.tools required in 2025-06-18'],
]);

const reported = ({ reference }: Probe): readonly Diagnostic[] | undefined =>
  'crash' in reference ? undefined : reference;

/** Those that the reference accepts, or refuses for their structure alone. */
const structural = probes().filter((probe) => reported(probe)?.every(([, code]) => code === 'schema-validation'));

const errorsOf = (probe: Probe) =>
  checkedData(patched(documentOf(probe.base), probe.patch)).filter(({ severity }) => severity === 'error');

const existing = (document: unknown, pointer: string): boolean => {
  let at = document;
  for (const part of pointer.split('/').slice(1)) {
    const key = part.replaceAll('~1', '/').replaceAll('~0', '~');
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, key)) return false;
    at = (at as Record<string, unknown>)[key];
  }
  return true;
};

const unknownMember: ReadonlySet<string> = new Set([
  'mcpdesc.document.object.known-properties',
  'mcpdesc.protocol-versions.scope.placement',
  'mcpdesc.component-ref.use-site.permitted',
  'mcpdesc.extension-property.placement.eligible',
  'mcpdesc.components.value.no-protocol-versions',
]);

describe.skipIf(!present)('probes that the reference decides by structure alone', () => {
  test('are a good part of all', () => expect(structural.length).toBe(1361));

  test('get the same verdict, but for the decided departures', () => {
    const differing = structural.filter((probe) => errorsOf(probe).length > 0 !== (reported(probe) ?? []).length > 0);
    expect(differing.map(({ id }) => id)).toEqual([...departures.keys()]);
  }, 60_000);

  test('name the same place for a member that is unknown or missing', () => {
    let compared = 0;
    for (const probe of structural) {
      const theirs = new Set((reported(probe) ?? []).map(([, , pointer]) => pointer));
      if (theirs.size === 0) continue;
      const document = patched(documentOf(probe.base), probe.patch);
      for (const { rule, pointer } of errorsOf(probe)) {
        const concerned =
          unknownMember.has(rule) || (metaOf(rule).kind === 'structural' && !existing(document, pointer));
        if (!concerned) continue;
        compared += 1;
        expect(theirs, `${probe.id} ${rule} ${pointer}`).toContain(pointer);
      }
    }
    expect(compared).toBeGreaterThan(450);
  }, 60_000);
});
