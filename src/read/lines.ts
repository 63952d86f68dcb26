import type { Position, Range } from '../finding.ts';

const lineFeed = 10;
const carriageReturn = 13;

function startsOf(text: string): number[] {
  const starts = [0];
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    if (unit !== lineFeed && unit !== carriageReturn) continue;
    if (unit === carriageReturn && text.charCodeAt(at + 1) === lineFeed) at += 1;
    starts.push(at + 1);
  }
  return starts;
}

/** The lines of a text. A line ends with `\n`, `\r\n` or a lone `\r`, in JSON and in YAML alike. */
export class Lines {
  readonly #text: string;
  /** Where each line begins; most files have nothing to say of any line, and are never searched for them. */
  #found: readonly number[] | undefined;

  constructor(text: string) {
    this.#text = text;
  }

  get #starts(): readonly number[] {
    this.#found ??= startsOf(this.#text);
    return this.#found;
  }

  get count(): number {
    return this.#starts.length;
  }

  /** An offset outside the text is taken for the nearest one inside. */
  position(offset: number): Position {
    const inside = Math.min(Math.max(offset, 0), this.#text.length);
    let line = 1;
    let after = this.#starts.length + 1;
    while (after - line > 1) {
      const middle = (line + after) >> 1;
      if (this.start(middle) <= inside) line = middle;
      else after = middle;
    }
    return { line, column: inside - this.start(line) + 1, offset: inside };
  }

  range(start: number, end: number): Range {
    return { start: this.position(start), end: this.position(end) };
  }

  /** Offset of the first character of a line; lines count from 1. */
  start(line: number): number {
    return this.#starts[line - 1] ?? this.#text.length;
  }

  /** Offset past the last character of a line, its line break left out. */
  end(line: number): number {
    let end = this.start(line + 1);
    if (line >= this.count) return end;
    if (this.#text[end - 1] === '\n') end -= 1;
    else return end - 1;
    return this.#text[end - 1] === '\r' && end > this.start(line) ? end - 1 : end;
  }

  /** A line without its line break. */
  text(line: number): string {
    return this.#text.slice(this.start(line), this.end(line));
  }
}
