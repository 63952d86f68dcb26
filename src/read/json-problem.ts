/** What somebody meant who wrote something that JSON does not allow at this place. */

import { codePoint, Refusal, shown } from './fault.ts';
import { wordAt } from './json-token.ts';

/** What the grammar asks for: a value, the key of a member, the colon behind it, a comma or closing bracket, or nothing more. */
export type Place = 'value' | 'key' | 'colon' | 'comma' | 'end';

/** Words in the place of a value, by what is wrong with them. The first that fits wins. */
const words: readonly (readonly [RegExp, string])[] = [
  [/^[+-]?(?:nan|inf|infinity)$/i, 'not-a-number'],
  [/^\+/, 'plus-sign'],
  [/^-?0[0-9]/, 'leading-zero'],
  [/^-?0[xob]/i, 'not-decimal'],
  [/^-?\./, 'bare-point'],
  [/^-?[0-9]+\.(?:[eE]|$)/, 'bare-point'],
  [/^-?[0-9]+(?:\.[0-9]+)?[eE]?[+-]?$/, 'unfinished-number'],
  [/^-$/, 'unfinished-number'],
  [/^(?:true|false|null)$/i, 'capitals'],
];

const lineEnd = (text: string, at: number): number => {
  const found = text.slice(at).search(/[\r\n]/);
  return found === -1 ? text.length : at + found;
};

export function misplaced(text: string, at: number, place: Place): Refusal {
  const refuse = (which: string, end: number, holes: Readonly<Record<string, string>> = {}): Refusal =>
    new Refusal('mcpdesc.serialization.json.well-formed', which, at, end, {
      found: shown(text.slice(at, end)),
      ...holes,
    });

  const comment = commentEnd(text, at);
  if (comment !== undefined) return refuse('comment', comment);
  if (place === 'end') return refuse('after-value', lineEnd(text, at));

  const character = String.fromCodePoint(text.codePointAt(at) ?? 0);
  if (character === "'" && place !== 'colon') return refuse('single-quotes', quotedEnd(text, at, character));

  const word = wordAt(text, at);
  const end = at + (word.length || character.length);
  switch (place) {
    case 'colon':
      return refuse('missing-colon', end);
    case 'key':
      return word === '' ? unexpected(character, refuse, end, 'a key in double quotes') : refuse('unquoted-key', end);
    case 'value':
      if (',:]}'.includes(character)) return refuse('missing-value', end);
      if (word === '') return unexpected(character, refuse, end, 'a value');
      return refuse(words.find(([form]) => form.test(word))?.[1] ?? 'unquoted-string', end);
    case 'comma':
      if (character === '}' || character === ']') return refuse('wrong-bracket', end);
      if (word === '' && !'"{['.includes(character))
        return unexpected(character, refuse, end, 'a comma or a closing bracket');
      return refuse('missing-comma', character === '"' ? quotedEnd(text, at, character) : end);
  }
}

function unexpected(
  character: string,
  refuse: (which: string, end: number, holes: Readonly<Record<string, string>>) => Refusal,
  end: number,
  expected: string,
): Refusal {
  const found = /[\p{C}\p{Z}]/u.test(character) ? codePoint(character) : `"${character}"`;
  return refuse('unexpected', end, { found, expected });
}

function commentEnd(text: string, at: number): number | undefined {
  if (text.startsWith('//', at) || text[at] === '#') return lineEnd(text, at);
  if (!text.startsWith('/*', at)) return undefined;
  const close = text.indexOf('*/', at + 2);
  return close === -1 ? text.length : close + 2;
}

/** Past the next such quote on the same line, or the end of the line. */
function quotedEnd(text: string, at: number, quote: string): number {
  const end = lineEnd(text, at);
  const close = text.indexOf(quote, at + 1);
  return close === -1 || close >= end ? end : close + 1;
}
