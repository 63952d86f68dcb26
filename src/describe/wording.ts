/** How messages name values, types and places. */

import { nearest } from '../nearest.ts';
import type { Node } from '../read/tree.ts';

/** Longer values are cut: a message is read, not searched. */
const longest = 60;

/** A number with more characters is shown by its value. */
const longestNumber = 20;

/** A value as a message shows it: scalars in JSON spelling, numbers as written, collections by their type. */
export function shown(node: Node): string {
  switch (node.type) {
    case 'object':
      return 'an object';
    case 'array':
      return 'an array';
    case 'number':
      return node.written !== undefined && node.written.length <= longestNumber ? node.written : quoted(node.value);
    default:
      return quoted(node.value);
  }
}

export function quoted(value: string | number | boolean | null): string {
  // Of a text that will be cut, no more than is shown need be written in JSON; a character is two units at most.
  const json = JSON.stringify(typeof value === 'string' ? value.slice(0, 2 * longest) : value);
  return json.length <= longest ? json : `${[...json].slice(0, longest - 1).join('')}…${json.endsWith('"') ? '"' : ''}`;
}

const kinds = { string: 'the string', number: 'the number', boolean: '', null: '' } as const;

/** A value with its type: the string "yes", the number 5, true, null, an array. */
export function shownWithType(node: Node): string {
  if (node.type === 'object' || node.type === 'array') return shown(node);
  return `${kinds[node.type]} ${shown(node)}`.trimStart();
}

/** The value as the subject of a sentence: its key in quotes, or what it is an entry of. */
export function subject(node: Node): string {
  if (node.parent === undefined) return 'The document';
  if (typeof node.key === 'string') return quoted(node.key);
  const list = node.parent;
  return list.parent === undefined || typeof list.key === 'number'
    ? 'An entry of the array'
    : `An entry of ${quoted(list.key)}`;
}

const enumerated = (values: readonly string[], last: 'and' | 'or'): string => {
  const spelled = values.map((value) => quoted(value));
  return spelled.length < 2 ? (spelled[0] ?? '') : `${spelled.slice(0, -1).join(', ')} ${last} ${spelled.at(-1)}`;
};

/** "a", "b" or "c". */
export const alternatives = (values: readonly string[]): string => enumerated(values, 'or');

/** "a", "b" and "c". */
export const all = (values: readonly string[]): string => enumerated(values, 'and');

export const capitalized = (phrase: string): string => phrase.charAt(0).toUpperCase() + phrase.slice(1);

/** What a mistyped name probably meant, as a remark to append; empty when nothing is near. */
export function didYouMean(name: string, candidates: Iterable<string>): string {
  const near = nearest(name, candidates);
  return near === undefined ? '' : ` (did you mean ${quoted(near)}?)`;
}
