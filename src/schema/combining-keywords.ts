/** Keywords that apply further schemas to the same value. */

import type { Node } from '../read/tree.ts';
import { nearest } from './alternatives.ts';
import type { DynamicScope, Frame, Keyword } from './frame.ts';
import type { Target } from './library.ts';
import { isSchema, type SchemaNode } from './schema-positions.ts';

const schemasIn = (value: Node): readonly SchemaNode[] => (value.type === 'array' ? value.items.filter(isSchema) : []);

const allOf: Keyword = (value, frame) => {
  for (const schema of schemasIn(value)) frame.demand(schema);
};

/** Applies every alternative and keeps what the passing ones know of the value; of none that passes, what all know. */
function alternatives(
  value: Node,
  frame: Frame,
): { readonly all: readonly Frame[]; readonly passing: readonly Frame[] } {
  const all = schemasIn(value).map((schema) => frame.apply(schema));
  const passing = all.filter(({ passes }) => passes);
  for (const branch of passing.length > 0 ? passing : all) frame.adopt(branch);
  return { all, passing };
}

const noneHolds = (keyword: string, value: Node, all: readonly Frame[], frame: Frame): void => {
  frame.take(
    nearest(
      keyword,
      value,
      frame.instance,
      all.map(({ failures }) => failures),
    ),
  );
};

const anyOf: Keyword = (value, frame) => {
  const { all, passing } = alternatives(value, frame);
  if (passing.length === 0 && all.length > 0) noneHolds('anyOf', value, all, frame);
};

const oneOf: Keyword = (value, frame) => {
  const { all, passing } = alternatives(value, frame);
  if (passing.length === 0 && all.length > 0) noneHolds('oneOf', value, all, frame);
  if (passing.length > 1) frame.fail('oneOf', value, { count: passing.length, matched: true });
};

const not: Keyword = (value, frame) => {
  if (isSchema(value) && frame.apply(value).passes) frame.fail('not', value);
};

const condition: Keyword = (value, frame) => {
  if (!isSchema(value) || frame.schema.type !== 'object') return;
  const asked = frame.apply(value);
  if (asked.passes) frame.adopt(asked);
  const consequence = frame.schema.get(asked.passes ? 'then' : 'else');
  if (consequence !== undefined && isSchema(consequence)) frame.demand(consequence);
};

/** A reference that leads nowhere asserts nothing: whether it does is another question than whether a value fits. */
const reference: Keyword = (value, frame) => {
  const found = frame.knowledge.target(value, frame.scope.resource);
  if (found !== undefined) frame.demand(found.schema, found);
};

const outermost = (name: string, scope: DynamicScope): Target | undefined => {
  let found: Target | undefined;
  for (let at: DynamicScope | undefined = scope; at !== undefined; at = at.outer) {
    const schema = at.resource.dynamicAnchors.get(name);
    if (schema !== undefined) found = { schema, resource: at.resource };
  }
  return found;
};

const dynamicReference: Keyword = (value, frame) => {
  const found = frame.knowledge.target(value, frame.scope.resource);
  if (found === undefined) return;
  const anchor = found.schema.type === 'object' ? found.schema.get('$dynamicAnchor') : undefined;
  const byName = anchor?.type === 'string' && value.type === 'string' && value.value.endsWith(`#${anchor.value}`);
  const meant = byName ? (outermost(anchor.value, frame.scope) ?? found) : found;
  frame.demand(meant.schema, meant);
};

export const combining: ReadonlyMap<string, Keyword> = new Map([
  ['$ref', reference],
  ['allOf', allOf],
  ['anyOf', anyOf],
  ['oneOf', oneOf],
  ['not', not],
  ['if', condition],
]);

export const dynamicReferences: ReadonlyMap<string, Keyword> = new Map([['$dynamicRef', dynamicReference]]);
