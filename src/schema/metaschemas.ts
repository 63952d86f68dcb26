/** The metaschemas of the supported dialects, as schemas that others may refer to and are checked against. */

import applicator from 'ajv/dist/refs/json-schema-2020-12/meta/applicator.json' with { type: 'json' };
import content from 'ajv/dist/refs/json-schema-2020-12/meta/content.json' with { type: 'json' };
import core from 'ajv/dist/refs/json-schema-2020-12/meta/core.json' with { type: 'json' };
import annotation from 'ajv/dist/refs/json-schema-2020-12/meta/format-annotation.json' with { type: 'json' };
import metadata from 'ajv/dist/refs/json-schema-2020-12/meta/meta-data.json' with { type: 'json' };
import unevaluated from 'ajv/dist/refs/json-schema-2020-12/meta/unevaluated.json' with { type: 'json' };
import validation from 'ajv/dist/refs/json-schema-2020-12/meta/validation.json' with { type: 'json' };
import draft2020 from 'ajv/dist/refs/json-schema-2020-12/schema.json' with { type: 'json' };
import draft07 from 'ajv/dist/refs/json-schema-draft-07.json' with { type: 'json' };
import type { DialectName } from './dialect.ts';
import { fromValue } from './from-value.ts';
import { SchemaKnowledge } from './knowledge.ts';
import { type Elsewhere, Library, type Target } from './library.ts';
import { isSchema } from './schema-positions.ts';

/**
 * The copy of draft-07 at hand demands that an `enum` has items, and each once. The dialect only recommends it
 * (json-schema-validation-01, 6.1.2), and what it calls valid is not to be reported.
 */
const documents: readonly { readonly dialect: DialectName; readonly value: unknown }[] = [
  ...[draft2020, core, applicator, unevaluated, validation, metadata, annotation, content].map(
    (value) => ({ dialect: '2020-12', value }) as const,
  ),
  {
    dialect: 'draft-07',
    value: { ...draft07, properties: { ...draft07.properties, enum: { type: 'array', items: true } } },
  },
];

const identifiers: Readonly<Record<DialectName, string>> = {
  '2020-12': 'https://json-schema.org/draft/2020-12/schema',
  'draft-07': 'http://json-schema.org/draft-07/schema',
};

interface Metaschemas {
  readonly library: Library;
  readonly knowledge: SchemaKnowledge;
}

/** Built when the first schema asks for them: a run with plain schemas alone does not pay, and one with many others pays once. */
let built: Metaschemas | undefined;

function metaschemas(): Metaschemas {
  if (built !== undefined) return built;
  const library = new Library();
  for (const { dialect, value } of documents) {
    const root = fromValue(value);
    if (isSchema(root)) library.add(root, dialect);
  }
  built = { library, knowledge: new SchemaKnowledge(library, false) };
  return built;
}

export const metaschemaLibrary: Elsewhere = {
  get library() {
    return metaschemas().library;
  },
  get present() {
    return built?.library;
  },
};

export function metaschemaOf(dialect: DialectName): { readonly target: Target; readonly knowledge: SchemaKnowledge } {
  const { library, knowledge } = metaschemas();
  const target = library.named(identifiers[dialect]);
  if (target === undefined) throw new Error(`the metaschema of ${dialect} is missing`);
  return { target, knowledge };
}
