/** What the lines of a YAML text begin, read off their beginnings alone: for messages about texts that do not parse. */

import type { Lines } from './lines.ts';

/** A dash, or a key with its colon. */
export interface Beginning {
  readonly kind: 'item' | 'key';
  /** How many characters stand before it on its line. */
  readonly indent: number;
  readonly length: number;
}

/** The dashes of a line and the key behind them, from left to right. */
export function beginningsOf(line: string): Beginning[] {
  const lead = /^ *(?:-(?: +|$))*/.exec(line)?.[0] ?? '';
  const dashes = [...lead.matchAll(/-/g)].map(({ index }): Beginning => ({ kind: 'item', indent: index, length: 1 }));
  const { length } = keyOf(line.slice(lead.length));
  return length === 0 ? dashes : [...dashes, { kind: 'key', indent: lead.length, length }];
}

/** Empty where there is none. A key in quotes that holds a colon and a space counts as none. */
function keyOf(content: string): string {
  const name = content.slice(0, Math.max(0, content.search(/:(?:\s|$)/))).trimEnd();
  return /^(?:"[^"]*"|'[^']*'|[^\s"'#[\]{},][^#]*)$/.test(name) ? name : '';
}

/** What could still go on at a line: of each indentation the last beginning above it, from the deepest to the root. */
export function openAbove(lines: Lines, line: number): Beginning[] {
  const open: Beginning[] = [];
  let least = Number.POSITIVE_INFINITY;
  for (let above = line - 1; above > 0 && least > 0; above -= 1) {
    for (const beginning of beginningsOf(lines.text(above)).reverse()) {
      if (beginning.indent >= least) continue;
      open.push(beginning);
      least = beginning.indent;
    }
  }
  return open;
}

/** The first line from `line` on that begins with a key or a dash. */
export function nextBeginning(lines: Lines, line: number): number | undefined {
  for (let below = line; below <= lines.count; below += 1) {
    if (beginningsOf(lines.text(below)).length > 0) return below;
  }
  return undefined;
}
