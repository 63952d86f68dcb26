import type { Repair } from '../../edit/index.ts';
import type { Node } from '../../read/tree.ts';
import { rule } from '../rule.ts';
import { objectRoot } from './object-root.ts';

/** Keywords that only speak of objects, and those that say nothing of what is valid. */
const ofObjects: ReadonlySet<string> = new Set([
  ...['properties', 'required', 'additionalProperties', 'patternProperties', 'propertyNames', 'unevaluatedProperties'],
  ...['minProperties', 'maxProperties', 'dependentRequired', 'dependentSchemas', 'dependencies'],
  ...['$schema', '$id', '$comment', '$defs', 'definitions', 'title', 'description', 'default', 'examples'],
]);

/** Arguments are always an object, so that nothing else changes where every keyword is about objects. */
function missingType(schema: Node): Repair | undefined {
  if (schema.type !== 'object' || schema.members.some(({ key }) => !ofObjects.has(key))) return undefined;
  const change = { do: 'insert', into: schema, key: 'type', value: 'object' } as const;
  return { title: 'Write the type at the root of the schema.', change };
}

/** A shared schema may have other uses, for which the type would be a guess. */
export default rule('mcp.tool.input-schema.object-root', function* ({ node, uses }) {
  for (const fault of objectRoot(node)) {
    const repair = fault.at.focus === 'missing' && uses.length === 0 ? missingType(node) : undefined;
    yield { ...fault, ...(repair === undefined ? {} : { repair }) };
  }
});
