/** The difference between two texts as `git apply` and `patch` take it. */

/** Unchanged lines around a change. */
const context = 3;

interface Line {
  readonly kind: ' ' | '-' | '+';
  /** With its line break, if it has one. */
  readonly text: string;
}

export function unifiedDiff(path: string, before: string, after: string): string {
  if (before === after) return '';
  const lines = compared(linesOf(before), linesOf(after));
  return [
    `--- ${nameOf(`a/${path}`)}\n`,
    `+++ ${nameOf(`b/${path}`)}\n`,
    ...hunksOf(lines).map(([start, end]) => hunk(lines, start, end)),
  ].join('');
}

/** What a name between quotation marks cannot hold, or should not show. */
const special = /[\p{C}\p{Zl}\p{Zp}"\\]/gu;
const letters: Readonly<Record<string, string>> = { '\t': 't', '\n': 'n', '\r': 'r', '"': '"', '\\': '\\' };

function escaped(character: string): string {
  const letter = letters[character];
  if (letter !== undefined) return `\\${letter}`;
  return [...new TextEncoder().encode(character)].map((byte) => `\\${byte.toString(8).padStart(3, '0')}`).join('');
}

/**
 * As git writes a name there, so that none reads as more than a name: in the way of C where it has characters that are
 * not shown, and with a tab behind it where it has blanks, which `patch` takes for its end.
 */
function nameOf(name: string): string {
  const text = name.replace(special, escaped);
  if (text !== name) return `"${text}"`;
  return name.includes(' ') ? `${name}\t` : name;
}

const linesOf = (text: string): string[] => text.match(/[^\n]*\n|[^\n]+$/g) ?? [];

/**
 * By the greedy algorithm of E. W. Myers, "An O(ND) Difference Algorithm and Its Variations" (1986), section 2: for one
 * more edit at a time, how far one can come on each diagonal.
 */
function compared(before: readonly string[], after: readonly string[]): Line[] {
  const trace: Reach[] = [];
  for (let edits = 0; ; edits += 1) {
    const reach = new Reach(edits);
    const earlier = trace.at(-1);
    trace.push(reach);
    for (let diagonal = -edits; diagonal <= edits; diagonal += 2) {
      let x = earlier === undefined ? 0 : stepOf(earlier, diagonal).to;
      while (x < before.length && x - diagonal < after.length && before[x] === after[x - diagonal]) x += 1;
      reach.set(diagonal, x);
      if (x >= before.length && x - diagonal >= after.length) return backtrack(trace, before, after);
    }
  }
}

/** The furthest line of the old text, by diagonal, that so many edits reach. */
class Reach {
  readonly #edits: number;
  readonly #lines: Int32Array;

  constructor(edits: number) {
    this.#edits = edits;
    this.#lines = new Int32Array(2 * edits + 1).fill(-1);
  }

  get(diagonal: number): number {
    return this.#lines[diagonal + this.#edits] ?? -1;
  }

  set(diagonal: number, line: number): void {
    this.#lines[diagonal + this.#edits] = line;
  }
}

/** How a diagonal is entered with one more edit: by an added line from the one above it, or by a removed line. */
function stepOf(
  earlier: Reach,
  diagonal: number,
): { readonly kind: '+' | '-'; readonly to: number; readonly from: number } {
  const [above, below] = [earlier.get(diagonal + 1), earlier.get(diagonal - 1)];
  return above > below
    ? { kind: '+', to: above, from: diagonal + 1 }
    : { kind: '-', to: below + 1, from: diagonal - 1 };
}

function backtrack(trace: readonly Reach[], before: readonly string[], after: readonly string[]): Line[] {
  const lines: Line[] = [];
  let x = before.length;
  let diagonal = x - after.length;
  const same = (until: number) => {
    for (; x > until; x -= 1) lines.push({ kind: ' ', text: before[x - 1] ?? '' });
  };
  for (const earlier of trace.slice(0, -1).reverse()) {
    const { kind, to, from } = stepOf(earlier, diagonal);
    same(to);
    if (kind === '-') x -= 1;
    lines.push({ kind, text: (kind === '-' ? before[x] : after[x - from]) ?? '' });
    diagonal = from;
  }
  same(0);
  return lines.reverse();
}

/** Ranges of lines, each a change with its surroundings; changes whose surroundings meet are one. */
function hunksOf(lines: readonly Line[]): [number, number][] {
  const hunks: [number, number][] = [];
  for (const [index, { kind }] of lines.entries()) {
    if (kind === ' ') continue;
    const [start, end] = [Math.max(0, index - context), Math.min(lines.length, index + context + 1)];
    const last = hunks.at(-1);
    if (last !== undefined && start <= last[1]) last[1] = end;
    else hunks.push([start, end]);
  }
  return hunks;
}

function hunk(lines: readonly Line[], start: number, end: number): string {
  const shown = lines.slice(start, end);
  const range = (absent: Line['kind']) => {
    const length = shown.filter(({ kind }) => kind !== absent).length;
    const first = lines.slice(0, start).filter(({ kind }) => kind !== absent).length + (length > 0 ? 1 : 0);
    return length === 1 ? `${first}` : `${first},${length}`;
  };
  const body = shown.map(
    ({ kind, text }) => kind + (text.endsWith('\n') ? text : `${text}\n\\ No newline at end of file\n`),
  );
  return `@@ -${range('+')} +${range('-')} @@\n${body.join('')}`;
}
