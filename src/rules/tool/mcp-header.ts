/** `x-mcp-header`: the keyword by which an input schema says that an argument also travels as an HTTP header. */

import type { Node, ObjectNode } from '../../read/tree.ts';
import { schemaPositions, survey } from '../../schema/index.ts';

export interface Annotation {
  readonly value: Node;
  /** The subschema that carries it. */
  readonly schema: ObjectNode;
  /** It is on a property, and nothing but `properties` leads there. */
  readonly reachable: boolean;
}

/** In document order. A property of that name, or the name in data, is none. */
export function* annotations(root: Node): Generator<Annotation> {
  if (!survey(root).mentions('x-mcp-header')) return;
  for (const { schema, onlyProperties } of schemaPositions(root)) {
    const value = schema.type === 'object' ? schema.get('x-mcp-header') : undefined;
    if (schema.type !== 'object' || value === undefined) continue;
    yield { value, schema, reachable: onlyProperties && schema !== root };
  }
}

/** RFC 9110, section 5.6.2. */
const token = /^[!#$%&'*+\-.^_`|~0-9A-Za-z]+$/;

/** The name of the header, if it can be one. */
export const headerName = ({ value }: Annotation): string | undefined =>
  value.type === 'string' && token.test(value.value) ? value.value : undefined;
