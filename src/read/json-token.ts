/** Strings, numbers and words of JSON. */

import { codePoint, type Fault, Refusal, shown } from './fault.ts';

const rule = 'mcpdesc.serialization.json.well-formed';

export const jsonNumber = /^-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?$/;

/** Everything up to where a token could end: what somebody meant as one value. */
const word = /[^\s,:[\]{}"'/#]*/y;

/** Digits, letters, signs and the point: most words have nothing else, and end where the grammar lets them. */
function simpleEnd(text: string, start: number): number | undefined {
  for (let at = start; ; at += 1) {
    const unit = text.charCodeAt(at);
    if ((unit >= 0x61 && unit <= 0x7a) || (unit >= 0x30 && unit <= 0x39)) continue;
    if (unit === 0x2d || unit === 0x2e || unit === 0x2b || unit === 0x45) continue;
    return unit === 0x2c || unit === 0x0a || unit === 0x0d || unit === 0x20 || unit === 0x7d || unit === 0x5d
      ? at
      : undefined;
  }
}

export function wordAt(text: string, start: number): string {
  const end = simpleEnd(text, start);
  if (end !== undefined) return text.slice(start, end);
  word.lastIndex = start;
  return word.exec(text)?.[0] ?? '';
}

/** The value of a number token; one that JavaScript cannot hold is a fault, and the rest of the text is still read. `where`: its JSON Pointer. */
export function numberOf(literal: string, start: number, where: () => string, faults: Fault[]): number {
  const value = Number(literal);
  if (!Number.isFinite(value)) {
    faults.push({
      rule: 'mcpdesc.serialization.number.finite',
      message: 'overflow',
      with: { value: shown(literal) },
      start,
      end: start + literal.length,
      pointer: where(),
    });
  }
  return value;
}

/** Characters that stand for themselves in a string. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the grammar forbids exactly these
const literal = /[^"\\\u0000-\u001F]*/y;

const escapes: Readonly<Record<string, string>> = {
  '"': '"',
  '\\': '\\',
  '/': '/',
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
};

const isLineBreak = (character: string): boolean => character === '\n' || character === '\r';

/** Where the string ends whose opening quote is at `start`, if all its characters stand for themselves. */
function literalEnd(text: string, start: number): number | undefined {
  for (let at = start + 1; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    if (unit === 0x22) return at;
    if (unit === 0x5c || unit < 0x20) return undefined;
  }
  return undefined;
}

/** The string whose opening quote is at `start`. Lone surrogates are strings, too: the grammar allows them. */
export function scanString(text: string, start: number): { readonly value: string; readonly end: number } {
  const simple = literalEnd(text, start);
  if (simple !== undefined) return { value: text.slice(start + 1, simple), end: simple + 1 };

  let value = '';
  let at = start + 1;
  for (;;) {
    literal.lastIndex = at;
    const run = literal.exec(text)?.[0] ?? '';
    value += run;
    at += run.length;
    const character = text[at];
    if (character === '"') return { value, end: at + 1 };
    if (
      character === undefined ||
      isLineBreak(character) ||
      (character === '\\' && isLineBreak(text[at + 1] ?? '\n'))
    ) {
      throw new Refusal(rule, 'unterminated-string', start, at);
    }
    if (character !== '\\') {
      throw new Refusal(rule, 'control-character', at, at + 1, { character: codePoint(character) });
    }
    const sequence = scanEscape(text, at);
    value += sequence.value;
    at = sequence.end;
  }
}

function scanEscape(text: string, start: number): { readonly value: string; readonly end: number } {
  const letter = String.fromCodePoint(text.codePointAt(start + 1) ?? 0);
  const value = escapes[letter];
  if (value !== undefined) return { value, end: start + 2 };
  if (letter !== 'u') {
    const end = Math.min(start + 1 + letter.length, text.length);
    throw new Refusal(rule, 'bad-escape', start, end, { escape: shown(text.slice(start, end)) });
  }
  const digits = /^[0-9a-fA-F]*/.exec(text.slice(start + 2, start + 6))?.[0] ?? '';
  const end = start + 2 + digits.length;
  if (digits.length < 4) throw new Refusal(rule, 'bad-unicode-escape', start, end, { escape: text.slice(start, end) });
  return { value: String.fromCharCode(Number.parseInt(digits, 16)), end };
}
