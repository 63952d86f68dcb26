/** A fix as GitHub can offer it: whole lines of the diff, and what to write in their place. */

import { applied } from '../edit/index.ts';
import type { Finding } from '../finding.ts';
import { Lines } from '../read/index.ts';
import { printable } from '../report/index.ts';
import type { Hunk } from './hunks.ts';

export interface Suggestion {
  readonly finding: Finding;
  readonly first: number;
  readonly last: number;
  readonly original: string;
  /** Empty, or lines that each end with a line feed. */
  readonly replacement: string;
}

/** A minified document is one line; nobody reads a suggestion of that length. */
const longest = 10_000;

const isPlain = (text: string): boolean => printable(text.replace(/[\n\t]/g, '')) === text.replace(/[\n\t]/g, '');

function suggestionFor(text: string, lines: Lines, finding: Finding): Suggestion | undefined {
  const edits = finding.fix?.edits ?? [];
  if (edits.length === 0) return undefined;
  const start = Math.min(...edits.map((edit) => edit.start));
  const end = Math.max(...edits.map((edit) => edit.end));
  const first = lines.position(start).line;
  const from = lines.start(first);
  // A range that ends with a line break does not reach into the next line, unless nothing breaks the line any more.
  for (let last = lines.position(Math.max(start, end - 1)).line; last <= lines.count; last += 1) {
    const original = text.slice(from, lines.start(last + 1));
    const moved = edits.map((edit) => ({ ...edit, start: edit.start - from, end: edit.end - from }));
    const replacement = applied(original, moved);
    const isWhole = replacement === '' || replacement.endsWith('\n');
    if (!isWhole && last < lines.count) continue;
    return { finding, first, last, original, replacement: isWhole ? replacement : `${replacement}\n` };
  }
  return undefined;
}

/** One after the other, none over the lines of another: what is left out is offered once the first is accepted. */
export function suggestionsIn(
  text: string,
  findings: readonly Finding[],
  hunks: readonly Hunk[],
): readonly Suggestion[] {
  // Carriage returns count as line breaks here and not in git, and may not survive the way through a comment.
  if (text.includes('\r')) return [];
  const lines = new Lines(text);
  const chosen: Suggestion[] = [];
  for (const finding of findings) {
    const suggestion = suggestionFor(text, lines, finding);
    if (suggestion === undefined) continue;
    const { first, last, original, replacement } = suggestion;
    const isShown = hunks.some((hunk) => hunk.first <= first && last <= hunk.last);
    const isFree = chosen.every((other) => other.last < first || last < other.first);
    const isShort = original.length <= longest && replacement.length <= longest;
    if (isShown && isFree && isShort && isPlain(replacement)) chosen.push(suggestion);
  }
  return chosen;
}
