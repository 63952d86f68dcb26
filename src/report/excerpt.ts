/** The source line of a finding, short enough to show whole. */

import type { SourceLine } from '../finding.ts';

export interface Marked {
  readonly excerpt: string;
  readonly caret: number;
  readonly length: number;
}

/** Enough for any line that a person wrote; a minified document keeps a window. */
const longest = 240;
const ellipsis = '…';

const isLowSurrogate = (unit: number): boolean => unit >= 0xdc00 && unit <= 0xdfff;

/** The nearest place at or before this one that does not lie inside a surrogate pair. */
const wholeCharacter = (text: string, at: number): number =>
  at > 0 && at < text.length && isLowSurrogate(text.charCodeAt(at)) ? at - 1 : at;

/**
 * A window of a marked line, at most `room` units wide, a third of it before the mark. What is cut is an ellipsis;
 * the mark ends with the window.
 */
export function clip({ excerpt, caret, length }: Marked, room: number): Marked {
  if (excerpt.length <= room) return { excerpt, caret, length };
  const inner = room - 2 * ellipsis.length;
  const wish = Math.min(caret - Math.floor(inner / 3), excerpt.length - inner);
  const from = wholeCharacter(excerpt, Math.max(0, wish));
  const to = wholeCharacter(excerpt, Math.min(excerpt.length, from + inner));
  const before = from > 0 ? ellipsis : '';
  const after = to < excerpt.length ? ellipsis : '';
  return {
    excerpt: before + excerpt.slice(from, to) + after,
    caret: before.length + caret - from,
    length: Math.max(1, Math.min(length, to - caret)),
  };
}

/**
 * The line from `lineStart` to `lineEnd` (its line break not included) with the part marked that the range from
 * `start` to `end` covers. A range at the very end of the line, as of an empty file, gets a blank to stand on.
 */
export function sourceLine(
  text: string,
  start: number,
  end: number,
  lineStart: number,
  lineEnd: number,
  hash: string,
): SourceLine {
  const line = text.slice(lineStart, lineEnd);
  const caret = Math.min(start, lineEnd) - lineStart;
  const length = Math.max(1, Math.min(end, lineEnd) - start);
  return { ...clip({ excerpt: caret < line.length ? line : `${line} `, caret, length }, longest), hash };
}

/** So much of what is marked tells it from other things, and a finding may mark a whole document. */
const telling = 1000;

/** What a range covers, white space apart; of a long one its length, beginning and end. */
export function markedText(text: string, start: number, end: number): string {
  const marked =
    end - start <= 2 * telling
      ? text.slice(start, end)
      : `${end - start} ${text.slice(start, start + telling)} ${text.slice(end - telling, end)}`;
  return marked.replaceAll(/\s+/g, ' ');
}
