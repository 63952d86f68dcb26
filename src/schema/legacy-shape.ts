/**
 * The protocol versions before 2025-11-25 name no dialect of JSON Schema. What a value must have there is read off the
 * root of the schema, by exactly three checks; anything more would be a guess.
 */

import type { Node, ObjectNode } from '../read/tree.ts';
import { effectiveMembers } from './canonical.ts';
import type { Failure } from './failure.ts';
import { type Mismatch, mismatches } from './mismatch.ts';

const isText = (node: Node | undefined, text: string): node is Node => node?.type === 'string' && node.value === text;

function* failures(schema: ObjectNode, value: Node): Generator<Failure> {
  const type = schema.get('type');
  if (value.type !== 'object') {
    if (isText(type, 'object')) yield { node: value, keyword: 'type', schema: type };
    return;
  }
  const required = schema.get('required');
  for (const name of required?.type === 'array' ? required.items : []) {
    if (name.type === 'string' && !value.has(name.value)) {
      yield { node: value, keyword: 'required', schema: name, missing: name.value };
    }
  }
  const properties = schema.get('properties');
  const additional = schema.get('additionalProperties');
  if (properties?.type !== 'object' || additional?.type !== 'boolean' || additional.value) return;
  for (const member of effectiveMembers(value)) {
    if (properties.has(member.key)) continue;
    yield { node: member.value, keyword: 'additionalProperties', schema: additional, unexpected: member.key };
  }
}

export const legacyMismatches = (schema: ObjectNode, value: Node): Mismatch[] =>
  mismatches([...failures(schema, value)]);
