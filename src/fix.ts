/** Makes every safe correction in a description, pass after pass until none is left. As pure as the check it rests on. */

import { type CheckResult, type CheckSettings, check, type Source, unlimited } from './check.ts';
import { applied, compatible } from './edit/index.ts';
import type { FileReport, Finding, Fix } from './finding.ts';
import { withinLimit } from './lint/index.ts';
import { lossy } from './read/index.ts';

/** One correction may make room for another, as deep as collections nest; many more passes would be a circle. */
const passes = 50;

export interface Fixed {
  readonly before: string;
  readonly after: string;
  /** How many corrections were made. */
  readonly count: number;
  /** How many could have been made, but were left out. */
  readonly left: Left;
  /** What is found in the text after them. */
  readonly result: CheckResult;
}

export interface Left {
  /** For a comment or the layout of the text. */
  readonly byHand: number;
  /** For an ignore or a baseline. */
  readonly covered: number;
}

const textOf = (source: Source): string => ('text' in source ? source.text : lossy(source.bytes));

type Fixable = Finding & { readonly fix: Fix };

const isFixable = (finding: Finding): finding is Fixable =>
  finding.fix !== undefined && finding.suppressed === undefined;

/** The findings of a file with those suppressed that are known from elsewhere, as from a baseline. */
export type Known = (file: FileReport) => FileReport;

const nothingKnown: Known = (file) => file;

/** What a person decided to live with stays; so does whatever a correction would make worse, which is a fault of ours. */
export function fix(source: Source, settings: CheckSettings, known: Known = nothingKnown): Fixed {
  const before = textOf(source);
  const refused = new Set<string>();
  const every = unlimited(settings);
  let state = { text: before, result: check(source, every), count: 0 };
  for (let pass = 0; pass < passes; pass += 1) {
    const { findings } = known(state.result.file);
    const open = findings.filter(isFixable).filter((finding) => !refused.has(nameOf(finding)));
    const chosen = compatible(open);
    if (chosen.length === 0) break;
    // Where all together go wrong, one is made alone; one that goes wrong alone is never tried again.
    const next = attempt(chosen) ?? attempt(chosen.slice(0, 1));
    if (next === undefined) for (const finding of chosen.slice(0, 1)) refused.add(nameOf(finding));
    else state = next;
  }
  const { text, count, result } = state;
  const left = leftIn(known(result.file).findings);
  return { before, after: text, count, left, result: { ...result, file: withinLimit(result.file, settings) } };

  /** Undefined where the outcome would have more errors, or could no longer be checked. */
  function attempt(chosen: readonly Fixable[]): typeof state | undefined {
    const text = applied(
      state.text,
      chosen.flatMap((finding) => finding.fix.edits),
    );
    const result = check({ path: source.path, text }, every);
    return isWorse(result, state.result) ? undefined : { text, result, count: state.count + chosen.length };
  }
}

function leftIn(findings: readonly Finding[]): Left {
  const correctable = findings.filter(({ fix, byHand }) => fix !== undefined || byHand);
  const covered = correctable.filter(({ suppressed }) => suppressed !== undefined).length;
  return { byHand: correctable.length - covered, covered };
}

const nameOf = ({ rule, pointer }: Finding): string => `${rule} ${pointer}`;

function isWorse(after: CheckResult, before: CheckResult): boolean {
  return errorsOf(after) > errorsOf(before) || after.problems.length > before.problems.length;
}

const errorsOf = ({ file }: CheckResult): number =>
  file.findings.filter(({ severity, suppressed }) => severity === 'error' && suppressed === undefined).length;
