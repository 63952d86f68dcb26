/** What is wrong with a value, or with a collection as such: complaints, without rules and scopes. */

import type { Repair } from '../edit/index.ts';
import type { ArrayNode, Node, ObjectNode } from '../read/tree.ts';
import { rowsOf } from './record-rows.ts';
import type { Complaint, ListShape, MapShape, NumberShape, RecordShape, TextShape, UnionShape } from './shape.ts';
import { isUri } from './uri.ts';
import { uriFault } from './uri-fault.ts';
import { all, alternatives, capitalized, didYouMean, quoted, shown, shownWithType, subject } from './wording.ts';

export interface Complained {
  readonly complaint: Complaint;
  /** Default: the value looked at. */
  readonly node?: Node;
  readonly focus?: 'key';
  /** The member that is not there. */
  readonly gap?: string;
  readonly with: Readonly<Record<string, string>>;
  readonly repair?: Repair;
}

export function wrongType(node: Node, expected: string): Complained {
  const params = { subject: subject(node), expected, value: shownWithType(node), hint: typeHint(node, expected) };
  return { complaint: 'type', with: params };
}

/** No object of the format; where a text is what one of its properties should say, with that as the way out. */
export function noRecord(node: Node, { meant }: RecordShape): Complained {
  const found = wrongType(node, 'an object');
  if (meant === undefined || node.type !== 'string' || node.value === '') return found;
  return { ...found, with: { ...found.with, hint: `; write { ${quoted(meant)}: ${shown(node)} }` } };
}

export function* aboutText(node: Node, shape: TextShape): Generator<Complained> {
  if (node.type !== 'string') {
    yield wrongType(node, shape.values === undefined ? 'a string' : alternatives(shape.values));
    return;
  }
  const { value } = node;
  // Nearly every text is as it should be, and its words are not wanted.
  const about = () => ({ subject: subject(node), value: shown(node), expected: '', hint: '' });
  if (shape.values !== undefined && !shape.values.includes(value)) {
    const params = { ...about(), expected: alternatives(shape.values), hint: didYouMean(value, shape.values) };
    yield { complaint: 'value', with: params };
  }
  if (shape.pattern !== undefined && !shape.pattern.test.test(value)) {
    yield { complaint: 'pattern', with: { ...about(), expected: shape.pattern.means } };
  }
  if (shape.filled && value === '') yield { complaint: 'blank', with: about() };
  if (shape.uri && !isUri(value)) yield { complaint: 'uri', with: { ...about(), fault: uriFault(value) } };
}

export function* aboutNumber(node: Node, shape: NumberShape): Generator<Complained> {
  const { minimum = Number.NEGATIVE_INFINITY, maximum = Number.POSITIVE_INFINITY } = shape;
  if (node.type !== 'number' || (shape.integer && !Number.isInteger(node.value))) {
    yield wrongType(node, shape.integer ? 'an integer' : 'a number');
  } else if (node.value < minimum || node.value > maximum) {
    const expected = shape.maximum === undefined ? `at least ${minimum}` : `between ${minimum} and ${maximum}`;
    yield { complaint: 'range', with: { subject: subject(node), value: shown(node), expected } };
  }
}

export function* aboutList(node: ArrayNode, shape: ListShape): Generator<Complained> {
  const about = () => ({ subject: subject(node), name: String(node.key) });
  if (shape.filled && node.items.length === 0) yield emptied(node, shape);
  if (shape.maximum !== undefined && node.items.length > shape.maximum) {
    const counted = { ...about(), value: String(node.items.length), expected: String(shape.maximum) };
    yield { complaint: 'long', with: counted };
  }
  if (!shape.unique) return;
  for (const again of repeated(node, shape.unique === 'deep')) {
    const entry = again.type === 'string' ? shown(again) : 'entry';
    const repair: Repair = { title: `Remove the repeated ${entry}.`, change: { do: 'remove', node: again } };
    yield { complaint: 'duplicate', node: again, with: { ...about(), value: capitalized(shown(again)) }, repair };
  }
}

export function* aboutMap(node: ObjectNode, shape: MapShape): Generator<Complained> {
  if (shape.filled && node.members.length === 0) {
    yield emptied(node, shape);
  }
  const { keys } = shape;
  if (keys === undefined) return;
  for (const { key, value } of node.members) {
    if (keys.test.test(key)) continue;
    const params = { name: String(node.key), value: quoted(key), expected: keys.means };
    yield { complaint: 'key', node: value, focus: 'key', with: params };
  }
}

/** Why none of the variants is meant. */
export function* aboutVariant(node: ObjectNode, shape: UnionShape): Generator<Complained> {
  const by = node.get(shape.by);
  const names = Object.keys(shape.variants);
  const expected = alternatives(names);
  if (by === undefined) {
    const params = { object: capitalized(shape.label), name: shape.by, hint: `: ${expected}` };
    yield { complaint: 'missing', gap: shape.by, with: params };
    return;
  }
  const hint = by.type === 'string' ? didYouMean(by.value, names) : '';
  yield { complaint: 'value', node: by, with: { subject: subject(by), value: shown(by), expected, hint } };
}

export function* aboutRecord(node: ObjectNode, shape: RecordShape): Generator<Complained> {
  const { exactlyOneOf: one, atLeastOneOf: some } = shape;
  const object = () => capitalized(shape.label);
  const count = (names: readonly string[]) => names.filter((name) => node.has(name)).length;
  if (shape.filled && node.members.length === 0) {
    yield emptied(node, shape);
  }
  if (one !== undefined && count(one) === 0) {
    yield { complaint: 'exactly-one', gap: one[0], with: { object: object(), value: 'neither', expected: all(one) } };
  }
  if (one !== undefined && count(one) > 1) {
    yield { complaint: 'exactly-one', with: { object: object(), value: 'both', expected: all(one) } };
  }
  if (some !== undefined && count(some) === 0) {
    yield { complaint: 'at-least-one', with: { object: object(), expected: all(some) } };
  }
  for (const name of rowsOf(shape).required) {
    if (!node.has(name)) yield { complaint: 'missing', gap: name, with: { object: object(), name, hint: '' } };
  }
}

/** What is empty is left out, where that means the same. */
function emptied(node: Node, { filled }: ListShape | MapShape | RecordShape): Complained {
  const complaint = 'empty';
  if (filled !== 'or-absent') return { complaint, with: { subject: subject(node), hint: '' } };
  const params = { subject: subject(node), hint: '; leave it out where there is none' };
  const repair: Repair = { title: `Remove the empty ${quoted(node.key)}.`, change: { do: 'remove', node } };
  return { complaint, with: params, repair };
}

/** The strings of an array, and if need be the objects, that an earlier entry equals. */
function repeated(list: ArrayNode, deep: boolean): Node[] {
  const seen = new Set<string>();
  return list.items.filter((item) => {
    if (item.type !== 'string' && !(deep && item.type === 'object')) return false;
    const value = spelling(item);
    const again = seen.has(value);
    seen.add(value);
    return again;
  });
}

/** Equal values have equal spellings, in whatever order their members are written. */
function spelling(node: Node): string {
  if (node.type === 'array') return `[${node.items.map(spelling).join()}]`;
  if (node.type !== 'object') return JSON.stringify(node.value);
  const members = new Map(node.members.map(({ key, value }) => [key, value]));
  const sorted = [...members].toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `{${sorted.map(([key, value]) => `${JSON.stringify(key)}:${spelling(value)}`).join()}}`;
}

/** What YAML 1.1 took for a boolean, and what people write for one. */
const yamlBoolean = /^(?:y|yes|n|no|on|off|true|false)$/i;

/** YAML spellings that are strings here, though they look like something else, and the other way round. */
function typeHint(node: Node, expected: string): string {
  if (node.type === 'string' && node.plain) {
    if (node.value === '') return '; an empty YAML value is the empty string';
    if (expected === 'a boolean' && yamlBoolean.test(node.value))
      return '; YAML here reads only true and false as booleans';
    if (/(number|integer)$/.test(expected)) return '; YAML here reads only plain decimal numbers';
  }
  if (node.type === 'number' && expected === 'a string') return '; put it in quotes';
  if (node.type === 'object' && expected === 'an array') return '; put it in a list';
  return '';
}
