/**
 * What contradicts itself inside the schema of a form, whoever shows the form: the place, and what fills a message.
 * Where the schema is not even of the right shape, these say nothing.
 */

import { atValue, type Place } from '../../describe/hit.ts';
import type { Description, Subject } from '../../describe/subject.ts';
import { didYouMean, quoted, shown } from '../../describe/wording.ts';
import type { Node } from '../../read/tree.ts';

export interface Contradiction<Hole extends string> {
  readonly at: Place;
  readonly with: Readonly<Record<Hole, string>>;
  readonly also: readonly { readonly at: Place; readonly message: string }[];
}

/** A declaration says what a form looks like; the steps of an interaction example have a rule of their own. */
export const isDeclared = ({ within }: Subject): boolean => within?.surfaces.includes('elicitation') ?? false;

const member = (node: Node | undefined, name: string): Node | undefined =>
  node?.type === 'object' ? node.get(name) : undefined;
const membersOf = (node: Node | undefined) => (node?.type === 'object' ? node.members : []);
const itemsOf = (node: Node | undefined) => (node?.type === 'array' ? node.items : []);

/** Names that `required` lists and `properties` does not have. */
export function* undeclaredRequired(form: Node, { faulty }: Description): Generator<Contradiction<'name' | 'hint'>> {
  const properties = member(form, 'properties');
  if (properties?.type !== 'object') return;
  for (const item of itemsOf(member(form, 'required'))) {
    if (item.type !== 'string' || faulty.has(item) || properties.has(item.value)) continue;
    const hint = didYouMean(
      item.value,
      properties.members.map(({ key }) => key),
    );
    yield { at: atValue(item), with: { name: quoted(item.value), hint }, also: [] };
  }
}

/** Lists of display names that are longer or shorter than their list of values. */
export function* miscountedNames(form: Node): Generator<Contradiction<'names' | 'values'>> {
  for (const { value: property } of membersOf(member(form, 'properties'))) {
    const values = member(property, 'enum');
    const names = member(property, 'enumNames');
    if (values?.type !== 'array' || names?.type !== 'array' || values.items.length === names.items.length) continue;
    yield {
      at: atValue(names),
      with: { names: String(names.items.length), values: String(values.items.length) },
      also: [{ at: atValue(values), message: 'The values are listed here.' }],
    };
  }
}

/** Defaults that are none of the values on offer. */
export function* foreignDefaults(form: Node, { faulty }: Description): Generator<Contradiction<'value' | 'hint'>> {
  for (const { value: property } of membersOf(member(form, 'properties'))) {
    const preset = member(property, 'default');
    const choices = choicesOf(property);
    if (preset === undefined || choices === undefined) continue;
    const offered = choices.items.map((item) => member(item, 'const') ?? item);
    const values = offered.flatMap((item) => (item.type === 'string' ? [item.value] : []));
    for (const one of preset.type === 'array' ? preset.items : [preset]) {
      if (one.type !== 'string' || faulty.has(one) || values.includes(one.value)) continue;
      yield {
        at: atValue(one),
        with: { value: shown(one), hint: didYouMean(one.value, values) },
        also: [{ at: atValue(choices), message: 'The values are listed here.' }],
      };
    }
  }
}

/** The list of values, in whichever of the four ways a choice can be written. */
function choicesOf(property: Node) {
  const items = member(property, 'items');
  const lists = [member(property, 'enum'), member(property, 'oneOf'), member(items, 'enum'), member(items, 'anyOf')];
  return lists.find((list) => list?.type === 'array');
}

const ranges = [
  ['minLength', 'maxLength'],
  ['minimum', 'maximum'],
  ['minItems', 'maxItems'],
] as const;

/** Lower bounds above their upper bounds. */
export function* crossedRanges(
  form: Node,
  { faulty }: Description,
): Generator<Contradiction<'lower' | 'least' | 'upper' | 'most'>> {
  for (const { value: property } of membersOf(member(form, 'properties'))) {
    for (const [lower, upper] of ranges) {
      const least = member(property, lower);
      const most = member(property, upper);
      if (least?.type !== 'number' || most?.type !== 'number' || least.value <= most.value) continue;
      if (faulty.has(least) || faulty.has(most)) continue;
      yield {
        at: atValue(least),
        with: { lower, least: shown(least), upper, most: shown(most) },
        also: [{ at: atValue(most), message: 'The upper bound is here.' }],
      };
    }
  }
}
