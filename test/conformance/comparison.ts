/** Every probe as the reference validator sees it and as we do, and where the two differ. */

import type { Finding } from '../../src/finding.ts';
import { checkedData, type Diagnostic, documentOf, type Probe, patched, probes } from './corpus.ts';
import { beyondReference, otherPlace } from './departures.ts';
import { samePlace } from './places.ts';
import { rulesOfCode } from './reference-codes.ts';

export interface Compared {
  readonly probe: Probe;
  readonly document: unknown;
  readonly theirs: readonly Diagnostic[];
  readonly ours: readonly Finding[];
}

/** The code of the reference for whatever its JSON Schema refuses: it names neither a rule nor, often, the place. */
export const structuralCode = 'schema-validation';

export const comparedProbes = (): readonly Compared[] =>
  probes().flatMap((probe) => {
    if ('crash' in probe.reference) return [];
    const document = patched(documentOf(probe.base), probe.patch);
    return [{ probe, document, theirs: probe.reference, ours: checkedData(document) }];
  });

const hasError = (severities: readonly string[]) => severities.includes('error');

/** Probes that one of the two calls valid and the other does not, with the rule that makes the difference. */
export const differentVerdicts = (compared: readonly Compared[]): readonly (readonly [string, string | undefined])[] =>
  compared
    .filter(
      ({ theirs, ours }) =>
        hasError(theirs.map(([severity]) => severity)) !== hasError(ours.map(({ severity }) => severity)),
    )
    .map(({ probe, ours }) => [probe.id, ours.find(({ severity }) => severity === 'error')?.rule]);

/** Those of the reference's diagnostics that name a rule. */
export const mappedDiagnostics = ({ theirs }: Compared): readonly Diagnostic[] =>
  theirs.filter(([, code]) => code !== structuralCode);

/** Whether a finding of ours says what the diagnostic says: by its rule, at its severity and in its place. */
function isSaid([severity, code, pointer]: Diagnostic, { document, ours }: Compared): boolean {
  const said = ours.filter((one) => rulesOfCode[code]?.includes(one.rule) && one.severity === severity);
  const inPlace = code in otherPlace || said.some((one) => samePlace(document, pointer, one.pointer));
  return said.length > 0 && inPlace;
}

/** Diagnostics of the reference without a finding of ours: their code → the probes. */
export function unsaidDiagnostics(compared: readonly Compared[]): Readonly<Record<string, readonly string[]>> {
  const found: Record<string, string[]> = {};
  for (const one of compared) {
    for (const diagnostic of mappedDiagnostics(one)) {
      if (isSaid(diagnostic, one)) continue;
      const [, code] = diagnostic;
      found[code] = [...new Set([...(found[code] ?? []), one.probe.id])].sort();
    }
  }
  return found;
}

/** Findings of ours where the reference, which looked at everything, says nothing of the kind. */
export const unmatchedFindings = (compared: readonly Compared[]): readonly string[] =>
  compared
    .filter(({ theirs }) => !theirs.some(([, code]) => code === structuralCode))
    .flatMap(({ probe, theirs, ours }) =>
      ours
        .filter(({ severity }) => severity !== 'note')
        .filter(({ rule }) => !(rule in beyondReference))
        .filter(({ rule }) => !theirs.some(([, code]) => rulesOfCode[code]?.includes(rule)))
        .map(({ rule }) => `${probe.id} ${rule}`),
    );
