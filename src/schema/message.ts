/** What a failure says: whose fault it is, and what would have been right. */

import type { Node } from '../read/tree.ts';
import type { Failure } from './failure.ts';
import { either, quote, show } from './quote.ts';

const types: ReadonlyMap<string, string> = new Map([
  ['array', 'an array'],
  ['boolean', 'a boolean'],
  ['integer', 'an integer'],
  ['null', 'null'],
  ['number', 'a number'],
  ['object', 'an object'],
  ['string', 'a string'],
]);

const listed = (node: Node): readonly Node[] => (node.type === 'array' ? node.items : [node]);

const nameOf = (type: Node): string => (type.type === 'string' && types.get(type.value)) || show(type);

const some = (count: Node, one: string, many: string): string =>
  `${show(count)} ${count.type === 'number' && count.value === 1 ? one : many}`;

/** What values of a format are called, where the name of the format does not say it. */
const formatNames: ReadonlyMap<string, string> = new Map([
  ['regex', 'be a regular expression (ECMA-262)'],
  ['uri', 'be an absolute URI'],
  ['uri-reference', 'be a URI or a relative reference'],
  ['email', 'be an e-mail address'],
  ['date', 'be a date like 2026-07-28'],
  ['date-time', 'be a date and time like 2026-07-28T09:30:00Z'],
]);

const formatOf = (schema: Node): string =>
  `must ${(schema.type === 'string' && formatNames.get(schema.value)) || `have the format ${show(schema)}`}`;

const unexpected = ({ unexpected: name = '' }: Failure): string => `must not have the member ${quote(name)}`;
const superfluous = ({ count = 0 }: Failure): string =>
  `must not be there: the array ends after ${count === 1 ? 'one item' : `${count} items`}`;
const missing = ({ missing: name = '' }: Failure): string => `must have the member ${quote(name)}`;

/** `be a string or an integer` of two causes that say so. */
function joined(causes: readonly Failure[]): string {
  const kinds = causes.filter(({ keyword }) => keyword === 'type').flatMap(({ schema }) => listed(schema).map(nameOf));
  const others = causes
    .filter(({ keyword }) => keyword !== 'type')
    .map((cause) => predicate(cause).replace(/^must /, ''));
  const wishes = [...new Set([...kinds.map((kind) => `be ${kind}`), ...others])];
  const allBe = wishes.every((wish) => wish.startsWith('be '));
  return allBe ? `must be ${either(wishes.map((wish) => wish.slice('be '.length)))}` : `must ${either(wishes)}`;
}

const noAlternative = (failure: Failure): string =>
  failure.causes === undefined
    ? `must match one of the ${failure.count} alternatives of ${failure.keyword}`
    : joined(failure.causes);

/** What the value must be, by the keyword that it does not satisfy. */
const predicates: ReadonlyMap<string, (failure: Failure) => string> = new Map([
  ['type', ({ schema }) => `must be ${either(listed(schema).map(nameOf))}`],
  [
    'enum',
    ({ schema }) => (listed(schema).length === 1 ? 'must be ' : 'must be one of ') + either(listed(schema).map(show)),
  ],
  ['const', ({ schema }) => `must be ${show(schema)}`],
  ['minimum', ({ schema }) => `must be at least ${show(schema)}`],
  ['maximum', ({ schema }) => `must be at most ${show(schema)}`],
  ['exclusiveMinimum', ({ schema }) => `must be greater than ${show(schema)}`],
  ['exclusiveMaximum', ({ schema }) => `must be less than ${show(schema)}`],
  ['multipleOf', ({ schema }) => `must be a multiple of ${show(schema)}`],
  ['minLength', ({ schema, count }) => `must have at least ${some(schema, 'character', 'characters')}, not ${count}`],
  ['maxLength', ({ schema, count }) => `must have at most ${some(schema, 'character', 'characters')}, not ${count}`],
  ['pattern', ({ schema }) => `must match the pattern ${show(schema)}`],
  ['format', ({ schema }) => formatOf(schema)],
  ['minItems', ({ schema, count }) => `must have at least ${some(schema, 'item', 'items')}, not ${count}`],
  ['maxItems', ({ schema, count }) => `must have at most ${some(schema, 'item', 'items')}, not ${count}`],
  ['uniqueItems', ({ count }) => `must differ from the other items, and equals the one at index ${count}`],
  [
    'contains',
    ({ count }) =>
      `must have at least ${count === 1 ? 'one item' : `${count} items`} of the kind that "contains" describes`,
  ],
  [
    'maxContains',
    ({ count }) =>
      `must have at most ${count === 1 ? 'one item' : `${count} items`} of the kind that "contains" describes`,
  ],
  ['minProperties', ({ schema, count }) => `must have at least ${some(schema, 'member', 'members')}, not ${count}`],
  ['maxProperties', ({ schema, count }) => `must have at most ${some(schema, 'member', 'members')}, not ${count}`],
  ['required', missing],
  ['dependentRequired', (failure) => `${missing(failure)}, because it has ${quote(failure.because ?? '')}`],
  ['properties', unexpected],
  ['patternProperties', unexpected],
  ['additionalProperties', unexpected],
  ['unevaluatedProperties', unexpected],
  ['propertyNames', ({ causes = [] }) => joined(causes.slice(0, 1))],
  ['prefixItems', superfluous],
  ['items', superfluous],
  ['additionalItems', superfluous],
  ['unevaluatedItems', () => 'must not be there: no part of the schema describes it'],
  ['anyOf', noAlternative],
  [
    'oneOf',
    (failure) =>
      failure.matched
        ? `must match exactly one alternative of oneOf, but matches ${failure.count}`
        : noAlternative(failure),
  ],
  ['not', () => 'must not match the schema under "not"'],
  ['false', () => 'must not be there'],
]);

const predicate = (failure: Failure): string =>
  predicates.get(failure.keyword)?.(failure) ?? `must satisfy ${failure.keyword}`;

const kinds: Partial<Record<Node['type'], string>> = { object: 'This object', array: 'This array' };

function subject({ node, name, unexpected }: Failure): string {
  if (name !== undefined) return `The member name ${show(name)}`;
  if (unexpected !== undefined) return 'This object';
  return kinds[node.type] ?? `The value ${show(node)}`;
}

/** One sentence. */
export const messageOf = (failure: Failure): string => `${subject(failure)} ${predicate(failure)}.`;
