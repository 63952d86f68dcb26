/** Keywords that apply subschemas to the members of an object. */

import { type Member, type Node, StringNode } from '../read/tree.ts';
import { dependentRequired } from './assertions.ts';
import { effectiveMembers } from './canonical.ts';
import type { Frame, Keyword } from './frame.ts';
import { isSchema, type SchemaNode } from './schema-positions.ts';

/** Applies a schema to a member; the schema `false` is the way to say that the member must not be there. */
function demandOfMember(member: Member, schema: SchemaNode, frame: Frame, keyword: string): void {
  frame.evaluated(member.key);
  if (schema.type === 'boolean') {
    if (!schema.value) frame.fail(keyword, schema, { node: member.value, unexpected: member.key });
  } else {
    frame.demandOf(member.value, schema);
  }
}

/** The subschemas of a keyword that names them, and the members of the instance; nothing for other types. */
function* byName(value: Node, frame: Frame): Generator<readonly [string, SchemaNode]> {
  if (value.type !== 'object' || frame.instance.type !== 'object') return;
  for (const { key, value: schema } of effectiveMembers(value)) {
    if (isSchema(schema)) yield [key, schema];
  }
}

const membersOf = (frame: Frame): readonly Member[] =>
  frame.instance.type === 'object' ? effectiveMembers(frame.instance) : [];

const properties: Keyword = (value, frame) => {
  if (value.type !== 'object') return;
  for (const member of membersOf(frame)) {
    const schema = value.get(member.key);
    if (schema !== undefined && isSchema(schema)) demandOfMember(member, schema, frame, 'properties');
  }
};

const matches = (pattern: string, name: string, frame: Frame): boolean =>
  frame.knowledge.pattern(pattern)?.matches(name, frame.budget) ?? false;

const patternProperties: Keyword = (value, frame) => {
  for (const [pattern, schema] of byName(value, frame)) {
    for (const member of membersOf(frame)) {
      frame.budget.spend(1);
      if (matches(pattern, member.key, frame)) demandOfMember(member, schema, frame, 'patternProperties');
    }
  }
};

const additionalProperties: Keyword = (value, frame) => {
  if (!isSchema(value) || frame.schema.type !== 'object') return;
  const named = frame.schema.get('properties');
  const patterns = frame.schema.get('patternProperties');
  const known = (name: string) =>
    (named?.type === 'object' && named.has(name)) ||
    (patterns?.type === 'object' && patterns.members.some(({ key }) => matches(key, name, frame)));
  for (const member of membersOf(frame)) {
    if (!known(member.key)) demandOfMember(member, value, frame, 'additionalProperties');
  }
};

const propertyNames: Keyword = (value, frame) => {
  if (!isSchema(value)) return;
  for (const member of membersOf(frame)) {
    const name = new StringNode(member.keyStart, member.keyEnd, member.key);
    const causes = frame.apply(value, name).failures;
    if (causes.length > 0)
      frame.fail('propertyNames', value, { node: member.value, unexpected: member.key, name, causes });
  }
};

const dependentSchemas: Keyword = (value, frame) => {
  for (const [name, schema] of byName(value, frame)) {
    if (frame.instance.type === 'object' && frame.instance.has(name)) frame.demand(schema);
  }
};

const unevaluatedProperties: Keyword = (value, frame) => {
  if (!isSchema(value)) return;
  for (const member of membersOf(frame)) {
    if (!frame.isEvaluated(member.key)) demandOfMember(member, value, frame, 'unevaluatedProperties');
  }
};

export const objectKeywords: ReadonlyMap<string, Keyword> = new Map([
  ['properties', properties],
  ['patternProperties', patternProperties],
  ['additionalProperties', additionalProperties],
  ['propertyNames', propertyNames],
]);

/** How 2020-12 spells what one member asks of the others. */
export const dependents: ReadonlyMap<string, Keyword> = new Map([
  ['dependentRequired', dependentRequired],
  ['dependentSchemas', dependentSchemas],
]);

/** How draft-07 spells it. */
export const dependencies: ReadonlyMap<string, Keyword> = new Map([
  [
    'dependencies',
    (value: Node, frame: Frame) => {
      dependentRequired(value, frame);
      dependentSchemas(value, frame);
    },
  ],
]);

export const unevaluatedMembers: ReadonlyMap<string, Keyword> = new Map([
  ['unevaluatedProperties', unevaluatedProperties],
]);
