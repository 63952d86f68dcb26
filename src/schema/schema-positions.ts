/** Where the subschemas of a schema are. Values of `const`, `enum`, `default` and `examples` are data and never entered. */

import type { BooleanNode, Node, ObjectNode } from '../read/tree.ts';

type Holds =
  | 'schema'
  | 'schemas in a list'
  | 'schemas by name'
  /** `items` of drafts up to 2019-09. */
  | 'schema or list';

/** Every keyword of the supported dialects whose value holds schemas. */
const keywords: ReadonlyMap<string, Holds> = new Map<string, Holds>([
  ['$defs', 'schemas by name'],
  ['additionalItems', 'schema'],
  ['additionalProperties', 'schema'],
  ['allOf', 'schemas in a list'],
  ['anyOf', 'schemas in a list'],
  ['contains', 'schema'],
  ['contentSchema', 'schema'],
  ['definitions', 'schemas by name'],
  ['dependencies', 'schemas by name'],
  ['dependentSchemas', 'schemas by name'],
  ['else', 'schema'],
  ['if', 'schema'],
  ['items', 'schema or list'],
  ['not', 'schema'],
  ['oneOf', 'schemas in a list'],
  ['patternProperties', 'schemas by name'],
  ['prefixItems', 'schemas in a list'],
  ['properties', 'schemas by name'],
  ['propertyNames', 'schema'],
  ['then', 'schema'],
  ['unevaluatedItems', 'schema'],
  ['unevaluatedProperties', 'schema'],
]);

export type SchemaNode = ObjectNode | BooleanNode;

export interface SchemaPosition {
  readonly schema: SchemaNode;
  /** Whether nothing but `properties` leads here from the root; true of the root itself. */
  readonly onlyProperties: boolean;
}

export const isSchema = (node: Node): node is SchemaNode => node.type === 'object' || node.type === 'boolean';

function valuesIn(value: Node, holds: Holds): readonly Node[] {
  if (holds === 'schema') return [value];
  if (holds === 'schemas by name') return value.type === 'object' ? value.members.map((member) => member.value) : [];
  if (value.type === 'array') return value.items;
  return holds === 'schema or list' ? [value] : [];
}

/** Every schema below and including `root`, in document order. */
export function* schemaPositions(root: Node): Generator<SchemaPosition> {
  const waiting: { node: Node; onlyProperties: boolean }[] = [{ node: root, onlyProperties: true }];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { node, onlyProperties } = next;
    if (!isSchema(node)) continue;
    yield { schema: node, onlyProperties };
    if (node.type === 'boolean') continue;
    // What is pushed last is taken first.
    for (let at = node.members.length - 1; at >= 0; at -= 1) {
      const member = node.members[at];
      const holds = keywords.get(member?.key ?? '');
      if (member === undefined || holds === undefined) continue;
      const stays = onlyProperties && member.key === 'properties';
      for (const value of valuesIn(member.value, holds).toReversed())
        waiting.push({ node: value, onlyProperties: stays });
    }
  }
}
