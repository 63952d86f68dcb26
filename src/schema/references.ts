/** The references of a schema and where they lead. */

import type { StringNode } from '../read/tree.ts';
import type { DialectName } from './dialect.ts';
import type { Library } from './library.ts';
import { type SchemaNode, schemaPositions } from './schema-positions.ts';
import { survey } from './survey.ts';

export interface Reference {
  readonly node: StringNode;
  /** `local`: to a schema at hand, bundled metaschemas included. `broken`: it should be at hand and is not. */
  readonly leads: 'local' | 'broken' | 'external';
}

const referring: Readonly<Record<DialectName, readonly string[]>> = {
  '2020-12': ['$ref', '$dynamicRef'],
  'draft-07': ['$ref'],
};

/** All references at schema positions and in what they lead to, in the order in which they are met. */
export function references(root: SchemaNode, dialect: DialectName, library: Library): Reference[] {
  const found: Reference[] = [];
  if (!survey(root).mentions('$ref', '$dynamicRef')) return found;
  const seen = new Set<SchemaNode>();
  const roots = [root];
  for (let start = roots.pop(); start !== undefined; start = roots.pop()) {
    for (const { schema } of schemaPositions(start)) {
      if (schema.type === 'boolean' || seen.has(schema)) continue;
      seen.add(schema);
      const from = library.enclosing(schema);
      for (const keyword of referring[dialect]) {
        const node = schema.get(keyword);
        if (node?.type !== 'string' || from === undefined) continue;
        const resolution = library.resolve(node.value, from);
        found.push({ node, leads: typeof resolution === 'string' ? resolution : 'local' });
        // The target may stand under a keyword that holds no schemas by itself; a metaschema is no concern of this one.
        if (
          typeof resolution !== 'string' &&
          library.enclosing(resolution.schema) !== undefined &&
          !seen.has(resolution.schema)
        ) {
          roots.push(resolution.schema);
        }
      }
    }
  }
  return found;
}
