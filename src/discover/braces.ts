import { UsageError } from '../settings/index.ts';

/** Patterns of a person hold a handful of alternatives; the bound keeps `{a,b}{a,b}…` from filling the memory. */
const mostAlternatives = 1000;

/** Where the thing that starts at `index` ends: an escaped character, a bracket expression, or one character. */
export function skip(pattern: string, index: number): number {
  if (pattern[index] === '\\') return Math.min(index + 2, pattern.length);
  if (pattern[index] !== '[') return index + 1;
  // A bracket right after the opening one, or after the negation, stands for itself (POSIX 2.13.1).
  const body = /^\[[!^]?\]?/.exec(pattern.slice(index))?.[0].length ?? 1;
  const end = pattern.indexOf(']', index + body);
  if (end === -1) throw new UsageError(`The pattern ${JSON.stringify(pattern)} has a [ without its ]`);
  return end + 1;
}

/** The parts between the commas of the braces that open at `start`, and where what follows them starts. */
function alternatives(pattern: string, start: number): { parts: string[]; end: number } {
  const parts: string[] = [];
  let depth = 0;
  let from = start + 1;
  for (let index = start; index < pattern.length; index = skip(pattern, index)) {
    if (pattern[index] === '{') depth += 1;
    if (pattern[index] === '}') depth -= 1;
    if (depth === 0 || (depth === 1 && pattern[index] === ',')) {
      parts.push(pattern.slice(from, index));
      from = index + 1;
    }
    if (depth === 0) return { parts, end: from };
  }
  throw new UsageError(`The pattern ${JSON.stringify(pattern)} has a { without its }`);
}

/** `a{b,c}` → `ab`, `ac`. */
export function expandBraces(pattern: string): string[] {
  for (let index = 0; index < pattern.length; index = skip(pattern, index)) {
    if (pattern[index] !== '{') continue;
    const head = pattern.slice(0, index);
    const { parts, end } = alternatives(pattern, index);
    const tails = expandBraces(pattern.slice(end));
    const all = parts.flatMap(expandBraces).flatMap((part) => tails.map((tail) => head + part + tail));
    if (all.length > mostAlternatives) {
      throw new UsageError(`The pattern ${JSON.stringify(pattern)} stands for more than ${mostAlternatives} patterns`);
    }
    return all;
  }
  return [pattern];
}
