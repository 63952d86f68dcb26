/** The dialects of JSON Schema by the `$schema` that names them. */

import type { Node, ObjectNode } from '../read/tree.ts';

/** The dialects that schemas can be evaluated under. */
export type DialectName = '2020-12' | 'draft-07';

export interface Dialect {
  readonly name: string;
  /** As its own metaschema spells it. */
  readonly uri: string;
  /** How `$schema` may spell it: both schemes, with and without an empty fragment. */
  readonly spelling: RegExp;
  /** Absent: known by name, not supported. */
  readonly supported?: DialectName;
}

/** The dialect of a schema without `$schema`. */
export const defaultDialect: DialectName = '2020-12';

export const dialects: readonly Dialect[] = [
  {
    name: 'JSON Schema 2020-12',
    uri: 'https://json-schema.org/draft/2020-12/schema',
    spelling: /^https?:\/\/json-schema\.org\/draft\/2020-12\/schema#?$/,
    supported: '2020-12',
  },
  {
    name: 'JSON Schema 2019-09',
    uri: 'https://json-schema.org/draft/2019-09/schema',
    spelling: /^https?:\/\/json-schema\.org\/draft\/2019-09\/schema#?$/,
  },
  {
    name: 'JSON Schema draft-07',
    uri: 'http://json-schema.org/draft-07/schema#',
    spelling: /^https?:\/\/json-schema\.org\/draft-07\/schema#?$/,
    supported: 'draft-07',
  },
  {
    name: 'JSON Schema draft-06',
    uri: 'http://json-schema.org/draft-06/schema#',
    spelling: /^https?:\/\/json-schema\.org\/draft-06\/schema#?$/,
  },
  {
    name: 'JSON Schema draft-04',
    uri: 'http://json-schema.org/draft-04/schema#',
    spelling: /^https?:\/\/json-schema\.org\/draft-04\/schema#?$/,
  },
];

export type DialectChoice =
  | { readonly supported: DialectName }
  /** `declared` is the value of `$schema`; `name` is there if it names a dialect that is known all the same. */
  | { readonly supported?: never; readonly declared: Node; readonly name?: string };

/** What the root of a schema declares. Only the root is looked at: MCP gives a nested `$schema` no meaning. */
export function dialectOf(schema: ObjectNode): DialectChoice {
  const declared = schema.get('$schema');
  if (declared === undefined) return { supported: defaultDialect };
  const dialect =
    declared.type === 'string' ? dialects.find(({ spelling }) => spelling.test(declared.value)) : undefined;
  if (dialect?.supported !== undefined) return { supported: dialect.supported };
  return dialect === undefined ? { declared } : { declared, name: dialect.name };
}
