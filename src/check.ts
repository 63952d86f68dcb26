/** One description, from bytes or text to findings. Pure: no disk, clock, console, network or GitHub. */

import { fixOf } from './edit/index.ts';
import type { FileReport, Problem } from './finding.ts';
import { limitsWith } from './limits.ts';
import { type Fate, type Locate, lint, whatIf } from './lint/index.ts';
import { Lines, read, type Source } from './read/index.ts';
import { markedText, sourceLine } from './report/excerpt.ts';
import { lineHashes } from './report/fingerprint.ts';
import type { CheckSettings } from './settings/index.ts';

export type { Source } from './read/index.ts';
export type { CheckSettings } from './settings/index.ts';

export interface CheckResult {
  readonly file: FileReport;
  /** Crashes of single checks; the findings of all others are there. */
  readonly problems: readonly Problem[];
  /** What came of each ignore of the settings. */
  readonly ignores: readonly Fate[];
}

function locateIn(text: string): Locate {
  const lines = new Lines(text);
  const hashes = lineHashes(text);
  return {
    range: (start, end) => lines.range(start, end),
    source: ({ start, end }) => ({
      ...sourceLine(text, start.offset, end.offset, lines.start(start.line), lines.end(start.line), hashes(start.line)),
      content: markedText(text, start.offset, end.offset),
    }),
    fix: (repair) => fixOf(repair, { text, lines }),
  };
}

/**
 * Same source and settings, same answer. Never throws for anything a document can hold. For YAML the reader must have
 * been prepared once (`prepare` of `read/`).
 */
export function check(source: Source, settings: CheckSettings): CheckResult {
  const { path } = source;
  const result = read(source, limitsWith(settings.limits));
  const locate = locateIn(result.text);
  const declared = lint(path, result, locate, settings);
  const { crashes, ignores, ...linted } = declared;
  const views = whatIf(declared, settings.whatIf ?? [], (also) => lint(path, result, locate, settings, also));
  return {
    file: { path, ...linted, ...(settings.whatIf?.length ? { whatIf: views.whatIf } : {}) },
    problems: [...crashes, ...views.crashes].map(({ rule, message }) => ({ kind: 'crash', path, rule, message })),
    ignores,
  };
}

/** Settings for those who have to see every finding before some are left out, by `withinLimits`. */
export const unlimited = (settings: CheckSettings): CheckSettings => ({
  ...settings,
  limits: { ...settings.limits, findings: Number.POSITIVE_INFINITY },
});
