/**
 * Schemas that are valid at a glance. What is found plain here, the metaschemas of all dialects accept; of the rest
 * nothing is said. Most schemas are plain, and getting the metaschemas ready takes longer than checking a small file.
 */

import type { Node } from '../read/tree.ts';
import { dialects } from './dialect.ts';
import { formats } from './formats.ts';

type Holds = (value: Node) => boolean;

const text: Holds = (value) => value.type === 'string';
const flag: Holds = (value) => value.type === 'boolean';
const number: Holds = (value) => value.type === 'number';
const count: Holds = (value) => value.type === 'number' && Number.isInteger(value.value) && value.value >= 0;
const list: Holds = (value) => value.type === 'array';
const anything: Holds = () => true;

/** Strings, each once. */
const names: Holds = (value) => {
  if (value.type !== 'array') return false;
  const seen = new Set<string>();
  for (const item of value.items) {
    if (item.type !== 'string' || seen.has(item.value)) return false;
    seen.add(item.value);
  }
  return true;
};

const types: ReadonlySet<string> = new Set(['array', 'boolean', 'integer', 'null', 'number', 'object', 'string']);
const isType: Holds = (value) => value.type === 'string' && types.has(value.value);
const type: Holds = (value) =>
  isType(value) || (value.type === 'array' && value.items.length > 0 && names(value) && value.items.every(isType));

const schemas: Holds = (value) => value.type === 'array' && value.items.length > 0 && value.items.every(isPlain);
const schemasByName: Holds = (value) =>
  value.type === 'object' && value.members.every((member) => isPlain(member.value));

const pattern: Holds = (value) => value.type === 'string' && formats.get('regex')?.(value) === true;
const dialect: Holds = (value) =>
  value.type === 'string' && dialects.some(({ spelling }) => spelling.test(value.value));
/** A pointer into the same schema, in characters that stand in a fragment as they are. */
const local: Holds = (value) => value.type === 'string' && /^#(?:\/[\w.~$-]+)*$/.test(value.value);

/** The keywords whose value can be judged here, in every dialect alike. */
const plain: ReadonlyMap<string, Holds> = new Map<string, Holds>([
  ['$comment', text],
  ['$defs', schemasByName],
  ['$ref', local],
  ['$schema', dialect],
  ['additionalProperties', isPlain],
  ['allOf', schemas],
  ['anyOf', schemas],
  ['const', anything],
  ['contains', isPlain],
  ['default', anything],
  ['definitions', schemasByName],
  ['deprecated', flag],
  ['description', text],
  ['else', isPlain],
  ['enum', list],
  ['examples', list],
  ['exclusiveMaximum', number],
  ['exclusiveMinimum', number],
  ['format', text],
  ['if', isPlain],
  ['items', isPlain],
  ['maxItems', count],
  ['maxLength', count],
  ['maxProperties', count],
  ['maximum', number],
  ['minItems', count],
  ['minLength', count],
  ['minProperties', count],
  ['minimum', number],
  ['multipleOf', (value) => value.type === 'number' && value.value > 0],
  ['not', isPlain],
  ['oneOf', schemas],
  ['pattern', pattern],
  ['prefixItems', schemas],
  ['properties', schemasByName],
  ['propertyNames', isPlain],
  ['readOnly', flag],
  ['required', names],
  ['then', isPlain],
  ['title', text],
  ['type', type],
  ['uniqueItems', flag],
  ['writeOnly', flag],
]);

/** The keywords that only the metaschemas judge. */
export const judged: ReadonlySet<string> = new Set([
  '$anchor',
  '$dynamicAnchor',
  '$dynamicRef',
  '$id',
  '$recursiveAnchor',
  '$recursiveRef',
  '$vocabulary',
  'additionalItems',
  'contentEncoding',
  'contentMediaType',
  'contentSchema',
  'dependencies',
  'dependentRequired',
  'dependentSchemas',
  'maxContains',
  'minContains',
  'patternProperties',
  'unevaluatedItems',
  'unevaluatedProperties',
]);

export const isPlainKeyword = (name: string): boolean => plain.has(name);

/** Recursive; whoever asks knows that the schema is shallow. */
export function isPlain(schema: Node): boolean {
  if (schema.type === 'boolean') return true;
  if (schema.type !== 'object') return false;
  return schema.members.every(({ key, value }) => plain.get(key)?.(value) ?? !judged.has(key));
}
