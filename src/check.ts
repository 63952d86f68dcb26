/** One description, from bytes to findings. Pure: no disk, clock, console, network or GitHub. */

import { fixOf } from './edit/index.ts';
import type { FileReport, Problem } from './finding.ts';
import { lint } from './lint/index.ts';
import { Lines, read } from './read/index.ts';
import { sourceLine } from './report/excerpt.ts';
import { lineHashes } from './report/fingerprint.ts';

export interface Source {
  /** Relative to the root of the run, with forward slashes; its ending decides JSON or YAML. */
  readonly path: string;
  readonly bytes: Uint8Array;
}

export interface CheckSettings {
  /** `strict` adds the advisory rules. */
  readonly profile: 'default' | 'strict';
}

export interface CheckResult {
  readonly file: FileReport;
  /** Crashes of single checks; the findings of all others are there. */
  readonly problems: readonly Problem[];
}

/**
 * Same source and settings, same answer. Never throws for anything a document can hold. For YAML the reader must have
 * been prepared once (`prepare` of `read/`).
 */
export function check(source: Source, settings: CheckSettings): CheckResult {
  const { path } = source;
  const result = read(source);
  const lines = new Lines(result.text);
  const hashes = lineHashes(result.text);
  const { crashes, ...linted } = lint(
    path,
    result,
    {
      range: (start, end) => lines.range(start, end),
      source: ({ start, end }) =>
        sourceLine(
          result.text,
          start.offset,
          end.offset,
          lines.start(start.line),
          lines.end(start.line),
          hashes(start.line),
        ),
      fix: (repair) => fixOf(repair, { text: result.text, lines }),
    },
    settings.profile === 'strict',
  );
  return {
    file: { path, ...linted },
    problems: crashes.map(({ rule, message }) => ({ kind: 'crash', path, rule, message })),
  };
}
