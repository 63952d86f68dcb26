/** What is wrong with the shape of a report, in the words of this program: those of ajv are about schemas. */

import type { ErrorObject } from 'ajv/dist/2020.js';

const longest = 60;

/** A value for a message: scalars as JSON spells them, collections by their kind. */
export function shown(value: unknown): string {
  if (typeof value === 'object' && value !== null) return Array.isArray(value) ? 'an array' : 'an object';
  const text = typeof value === 'string' && value.length > longest ? `${value.slice(0, longest)}…` : value;
  return JSON.stringify(text);
}

const kinds: Readonly<Record<string, string>> = {
  array: 'an array',
  integer: 'a whole number',
  object: 'an object',
  string: 'a string',
};

const kindOf = (type: unknown): string =>
  (Array.isArray(type) ? type : [type]).map((one) => kinds[one] ?? String(one)).join(' or ');

/** By the keyword that does not hold; each goes on after the pointer of the value. */
const predicates: Readonly<Record<string, (error: ErrorObject) => string>> = {
  const: ({ params, data }) => `must be ${shown(params.allowedValue)}, not ${shown(data)}`,
  enum: ({ params, data }) => `must be one of ${params.allowedValues.map(shown).join(', ')}, not ${shown(data)}`,
  maxItems: ({ params, data }) => `must hold no more than ${params.limit}, not ${Array.isArray(data) && data.length}`,
  minimum: ({ params, data }) => `must be at least ${params.limit}, not ${shown(data)}`,
  minItems: () => 'must not be empty',
  pattern: ({ data }) => `must not be ${shown(data)}`,
  required: ({ params }) => `has no ${shown(params.missingProperty)}`,
  type: ({ params, data }) => `must be ${kindOf(params.type)}, not ${shown(data)}`,
  uniqueItems: () => 'must not hold the same twice',
};

/** As in `/files/0 has no "path"`. */
export function schemaFault(error: ErrorObject): string {
  const predicate = predicates[error.keyword]?.(error) ?? 'is not as this program writes it';
  return `${error.instancePath || 'it'} ${predicate}`;
}
