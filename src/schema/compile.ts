/** Schemas made ready to check values, or what keeps them from it. */

import type { Node, ObjectNode } from '../read/tree.ts';
import type { DialectName } from './dialect.ts';
import type { Failure } from './failure.ts';
import { Frame } from './frame.ts';
import { SchemaKnowledge } from './knowledge.ts';
import { Library, type Target } from './library.ts';
import { Budget, isShallow, LimitReached } from './limits.ts';
import { metaschemas, type Metaschemas } from './metaschemas.ts';
import { mismatches, type Mismatch } from './mismatch.ts';
import { quote } from './quote.ts';
import { references, type Reference } from './references.ts';

export interface Validation {
  readonly mismatches: readonly Mismatch[];
  /** Why the value could not be checked to the end, as in "checking it …"; then nothing is said about it. */
  readonly incomplete?: string;
}

/** What makes a schema invalid, at the place in the schema where it does. */
export type SchemaProblem = Omit<Mismatch, 'schema'>;

export type Compiled =
  | {
      readonly status: 'ready';
      /** References to schemas that are not at hand. A value is checked as if they accepted everything. */
      readonly external: readonly Reference[];
      readonly validate: (value: Node) => Validation;
    }
  | { readonly status: 'invalid'; readonly external: readonly Reference[]; readonly problems: readonly SchemaProblem[] }
  /** The schema is out of all proportion; nothing can be said about it. */
  | { readonly status: 'unchecked'; readonly reason: string };

const tooDeep = 'nests more than 128 levels deep';

const failuresOf = (value: Node, target: Target, knowledge: SchemaKnowledge, budget: Budget): readonly Failure[] =>
  Frame.outermost(value, target, knowledge, budget).apply(target.schema).failures;

function validate(value: Node, target: Target, knowledge: SchemaKnowledge): Validation {
  if (!isShallow(value)) return { mismatches: [], incomplete: tooDeep };
  try {
    return { mismatches: mismatches(failuresOf(value, target, knowledge, new Budget())) };
  } catch (error) {
    if (error instanceof LimitReached) return { mismatches: [], incomplete: error.message };
    throw error;
  }
}

/** The schemas of one run. Each is compiled once, however many places use it. */
export class Schemas {
  readonly #compiled = new WeakMap<Node, { readonly dialect: DialectName; readonly compiled: Compiled }>();
  #standards: { readonly metaschemas: Metaschemas; readonly knowledge: SchemaKnowledge } | undefined;

  compile(schema: ObjectNode, dialect: DialectName): Compiled {
    const known = this.#compiled.get(schema);
    if (known?.dialect === dialect) return known.compiled;
    const compiled = this.#compile(schema, dialect);
    this.#compiled.set(schema, { dialect, compiled });
    return compiled;
  }

  #compile(schema: ObjectNode, dialect: DialectName): Compiled {
    if (!isShallow(schema)) return { status: 'unchecked', reason: tooDeep };
    const standards = this.#standard();
    const library = new Library(standards.metaschemas.library);
    const target = library.add(schema, dialect);
    const found = references(schema, dialect, library);
    const external = found.filter(({ leads }) => leads === 'external');
    const problems: SchemaProblem[] = [
      // Metaschemas are known to come to an end, in time linear in the schema.
      ...mismatches(failuresOf(schema, standards.metaschemas.of(dialect), standards.knowledge, new Budget(Infinity))),
      ...found
        .filter(({ leads }) => leads === 'broken')
        .map(({ node }) => ({ node, message: `The reference ${quote(node.value)} leads to no schema.` })),
      ...library.repeated.map((node) => ({
        node,
        message: `The name ${node.type === 'string' ? quote(node.value) : ''} is taken by another subschema.`,
      })),
    ].toSorted((a, b) => a.node.start - b.node.start);
    if (problems.length > 0) return { status: 'invalid', external, problems };
    const knowledge = new SchemaKnowledge(library);
    return { status: 'ready', external, validate: (value) => validate(value, target, knowledge) };
  }

  #standard() {
    if (this.#standards === undefined) {
      const all = metaschemas();
      this.#standards = { metaschemas: all, knowledge: new SchemaKnowledge(all.library) };
    }
    return this.#standards;
  }
}
