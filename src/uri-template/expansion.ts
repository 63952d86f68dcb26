/**
 * Whether a URI is an expansion of a template (RFC 6570, section 3.2) for some values of its variables. All ways are
 * followed at once, so that no template sends the search into exponential work. Each expression stands for itself: that
 * one variable has one value throughout is not asked.
 */

import { Budget, LimitReached } from '../schema/limits.ts';
import { Match, type Places } from '../schema/pattern.ts';
import { type Expression as Pattern, readExpression } from '../schema/pattern-syntax.ts';
import type { Expression, Operator, Template, Variable } from './template.ts';

/** Ample for a dozen expressions and a URI of a thousand characters; what goes beyond is not judged. */
const steps = 200_000;

/** Section 3.2.1 and appendix A, as far as it shows in the text. */
interface Expanding {
  readonly first: string;
  readonly separator: string;
  /** Values that are encoded keep their reserved characters. */
  readonly reserved?: true;
  /** `name=value`; or, where a name may stand alone for an empty value, `bare`. */
  readonly named?: 'always' | 'bare';
}

const expanding: Readonly<Record<Operator, Expanding>> = {
  '': { first: '', separator: ',' },
  '+': { first: '', separator: ',', reserved: true },
  '#': { first: '#', separator: ',', reserved: true },
  '.': { first: '.', separator: '.' },
  '/': { first: '/', separator: '/' },
  ';': { first: ';', separator: ';', named: 'bare' },
  '?': { first: '?', separator: '&', named: 'always' },
  '&': { first: '&', separator: '&', named: 'always' },
};

const hex = '[\\dA-Fa-f]';
const triplet = `%${hex}{2}`;
const unreserved = '[\\w.~\\-]';
const anyCharacter = "[\\w.~\\-:/?#\\[\\]@!$&'()*+,;=]";
const continuation = `%[89ABab]${hex}`;
/** What is beyond ASCII takes several triplets, and is one character to a prefix. */
const beyondAscii = `%[CDcd]${hex}${continuation}|%[Ee]${hex}(?:${continuation}){2}|%[Ff]${hex}(?:${continuation}){3}`;

/** Undefined where it takes too long to tell. */
export function isExpansion(template: Template, uri: string): boolean | undefined {
  try {
    const characters = [...uri];
    const match = new Match(characters, new Budget(steps));
    let places: Places = new Set([0]);
    for (const part of template) {
      if (places.size === 0) return false;
      places = typeof part === 'string' ? match.reach(pattern(literal(part)), places) : reach(part, places, match);
    }
    return places.has(characters.length);
  } catch (error) {
    if (error instanceof LimitReached) return undefined;
    throw error;
  }
}

/** Any of the variables may be undefined, and then leaves nothing; the others stand in their order. */
function reach({ operator, variables }: Expression, from: Places, match: Match): Places {
  const { first, separator } = expanding[operator];
  const begun = match.reach(pattern(escaped(first)), from);
  let reached: Places = new Set();
  for (const variable of variables) {
    const continued = match.reach(pattern(escaped(separator)), reached);
    const value = match.reach(pattern(valueSource(variable, expanding[operator])), union(begun, continued));
    reached = union(reached, value);
  }
  return union(from, reached);
}

const union = (a: Places, b: Places): Places => new Set([...a, ...b]);

/** A regular expression for what a defined variable becomes. */
function valueSource({ name, prefix, explode }: Variable, { separator, reserved, named }: Expanding): string {
  const character = reserved ? anyCharacter : unreserved;
  const values = `(?:${character}|${triplet})*`;
  if (explode) {
    const item = named === 'always' ? `${values}=${values}` : `${values}(?:=${values})?`;
    return `${item}(?:${escaped(separator)}${item})*`;
  }
  const value =
    prefix === undefined ? `(?:${character}|${triplet}|,)*` : `(?:${character}|${triplet}|${beyondAscii}){0,${prefix}}`;
  if (named === undefined) return value;
  return named === 'always' ? `${escaped(name)}=${value}` : `${escaped(name)}(?:=${value})?`;
}

/** Literals stand for themselves, and percent-encoded where a URI does not hold them as they are. */
const literal = (text: string): string =>
  escaped(text).replace(/[^\0-\x7f]/gu, (character) =>
    encodeURIComponent(character).replace(/[A-F]/g, (digit) => `[${digit}${digit.toLowerCase()}]`),
  );

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

function pattern(source: string): Pattern {
  const read = readExpression(source, 'u');
  if (read === undefined) throw new TypeError(`no regular expression: ${source}`);
  return read;
}
