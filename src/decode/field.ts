/**
 * What a value of a settings file may be: read from the positioned tree with a complaint at the exact place, and
 * described as JSON Schema for editors. One definition gives both, so they cannot differ.
 */

import { nearest } from '../nearest.ts';
import type { Node } from '../read/index.ts';
import { shownValue } from './shown-value.ts';

/** Part of a sentence that has said where: no capital, no full stop. */
export type Complain = (at: { readonly start: number; readonly end: number }, problem: string) => void;

export interface Field<Value> {
  readonly schema: Readonly<Record<string, unknown>>;
  /** Undefined where it complained. */
  readonly read: (node: Node, complain: Complain) => Value | undefined;
}

/** A value and where it stands. */
export interface Placed<Value> {
  readonly value: Value;
  readonly start: number;
  readonly end: number;
}

const guess = (word: string, known: readonly string[]): string => {
  const found = nearest(word, known);
  return found === undefined ? '' : `; did you mean "${found}"?`;
};

/** A problem as the end of a message. */
export const stopped = (problem: string): string => (/[.?]$/.test(problem) ? problem : `${problem}.`);

const quoted = (words: readonly string[]): string => words.map((word) => `"${word}"`).join(', ');

export interface TextConstraint {
  readonly means: string;
  readonly test: (text: string) => boolean;
  readonly schema?: Readonly<Record<string, unknown>>;
}

export const text = ({ means, test, schema = {} }: TextConstraint): Field<string> => ({
  schema: { type: 'string', ...schema },
  read: (node, complain) => {
    if (node.type === 'string' && test(node.value)) return node.value;
    complain(node, `this must be ${means}, not ${shownValue(node)}`);
    return undefined;
  },
});

export const choice = <Choice extends string>(choices: readonly Choice[]): Field<Choice> => ({
  schema: { enum: choices },
  read: (node, complain) => {
    const found = choices.find((known) => node.type === 'string' && known === node.value);
    if (found !== undefined) return found;
    const hint = node.type === 'string' ? guess(node.value, choices) : '';
    complain(node, `this is one of ${quoted(choices)}, not ${shownValue(node)}${hint}`);
    return undefined;
  },
});

export const exactly = <Value extends number>(value: Value): Field<Value> => ({
  schema: { const: value },
  read: (node, complain) => {
    if (node.type === 'number' && node.value === value) return value;
    complain(node, `this must be ${value}, not ${shownValue(node)}`);
    return undefined;
  },
});

export const wholeNumber = (least: number, most: number): Field<number> => ({
  schema: { type: 'integer', minimum: least, maximum: most },
  read: (node, complain) => {
    const value = node.type === 'number' ? node.value : Number.NaN;
    if (Number.isInteger(value) && value >= least && value <= most) return value;
    complain(node, `this must be a whole number from ${least} to ${most}, not ${shownValue(node)}`);
    return undefined;
  },
});

export const list = <Value>(item: Field<Value>): Field<readonly Value[]> => ({
  schema: { type: 'array', items: item.schema },
  read: (node, complain) => {
    if (node.type === 'array') return node.items.flatMap((each) => item.read(each, complain) ?? []);
    complain(node, `this must be a list, not ${shownValue(node)}`);
    return undefined;
  },
});

/** The value with its place. */
export const placed = <Value>(field: Field<Value>): Field<Placed<Value>> => ({
  schema: field.schema,
  read: (node, complain) => {
    const value = field.read(node, complain);
    return value === undefined ? undefined : { value, start: node.start, end: node.end };
  },
});

/** Nothing rather than half of it, where any part of the value was complained about. */
export const flawless = <Value>(field: Field<Value>): Field<Value> => ({
  schema: field.schema,
  read: (node, complain) => {
    let isFlawless = true;
    const value = field.read(node, (at, problem) => {
      isFlawless = false;
      complain(at, problem);
    });
    return isFlawless ? value : undefined;
  },
});

type Fields = Readonly<Record<string, Field<unknown>>>;
type ValueOf<Each> = Each extends Field<infer Value> ? Value : never;
type Values<All extends Fields, Needed extends keyof All> = {
  readonly [Name in Needed]: ValueOf<All[Name]>;
} & { readonly [Name in Exclude<keyof All, Needed>]?: ValueOf<All[Name]> };

/** An object that has these members and no others. */
export function object<All extends Fields, Needed extends keyof All & string = never>(
  fields: All,
  needed: readonly Needed[] = [],
): Field<Values<All, Needed>> {
  const names = Object.keys(fields);
  return {
    schema: {
      type: 'object',
      additionalProperties: false,
      ...(needed.length > 0 && { required: needed }),
      properties: Object.fromEntries(Object.entries(fields).map(([name, { schema }]) => [name, schema])),
    },
    read: (node, complain) => {
      if (node.type !== 'object') {
        complain(node, `this must be an object with ${quoted(names)}, not ${shownValue(node)}`);
        return undefined;
      }
      const values: Record<string, unknown> = {};
      let isWhole = true;
      for (const { key, keyStart, keyEnd, value } of node.members) {
        const field = Object.hasOwn(fields, key) ? fields[key] : undefined;
        if (field !== undefined) values[key] = field.read(value, complain);
        else {
          const hint = guess(key, names) || `; known are ${quoted(names)}`;
          complain({ start: keyStart, end: keyEnd }, `nothing is called "${key}" here${hint}`);
        }
      }
      for (const name of needed) {
        if (!node.has(name)) complain({ start: node.start, end: node.start + 1 }, `"${name}" is missing here`);
        isWhole &&= values[name] !== undefined;
      }
      // Every needed member was just seen to be there, and each was read by its own field.
      return isWhole ? (values as Values<All, Needed>) : undefined;
    },
  };
}

/** An object whose keys are data. `check` says what is wrong with a key, if anything. */
export const entries = <Value>(
  value: Field<Value>,
  check: (key: string) => string | undefined,
  keys: Readonly<Record<string, unknown>>,
): Field<readonly (Placed<Value> & { readonly key: string })[]> => ({
  schema: { type: 'object', propertyNames: keys, additionalProperties: value.schema },
  read: (node, complain) => {
    if (node.type !== 'object') {
      complain(node, `this must be an object, not ${shownValue(node)}`);
      return undefined;
    }
    return node.members.flatMap(({ key, keyStart, keyEnd, value: member }) => {
      const place = { start: keyStart, end: keyEnd };
      const problem = check(key);
      if (problem !== undefined) complain(place, problem);
      const read = value.read(member, complain);
      return read === undefined ? [] : [{ key, value: read, ...place }];
    });
  },
});
