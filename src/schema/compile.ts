/** Schemas made ready to check values, or what keeps them from it. */

import type { Node, ObjectNode, StringNode } from '../read/tree.ts';
import type { DialectName } from './dialect.ts';
import type { Failure } from './failure.ts';
import { Frame } from './frame.ts';
import { SchemaKnowledge } from './knowledge.ts';
import { Library, type Target } from './library.ts';
import { Allowance, Budget, isShallow, LimitReached } from './limits.ts';
import { metaschemaLibrary, metaschemaOf } from './metaschemas.ts';
import { type Mismatch, mismatches, mostReported } from './mismatch.ts';
import { isPlain } from './plain.ts';
import { quote } from './quote.ts';
import { type Reference, references } from './references.ts';
import { survey } from './survey.ts';

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

/** What names a schema, refers to one, or asks what others have said: all else can be understood where it stands. */
const linking = [
  '$anchor',
  '$dynamicAnchor',
  '$dynamicRef',
  '$id',
  '$ref',
  'unevaluatedItems',
  'unevaluatedProperties',
] as const;

const tooDeep = 'nests more than 128 levels deep';

const failuresOf = (value: Node, target: Target, knowledge: SchemaKnowledge, budget: Budget): readonly Failure[] =>
  Frame.outermost(value, target, knowledge, budget).apply(target.schema).failures;

/** Metaschemas are known to come to an end, in time linear in the schema, so that they need no limit. */
export const metaschemaMismatches = (schema: Node, dialect: DialectName): readonly Mismatch[] => {
  const { target, knowledge } = metaschemaOf(dialect);
  return mismatches(failuresOf(schema, target, knowledge, new Budget(Infinity)));
};

const broken = ({ node }: Reference): SchemaProblem => ({
  node,
  message: `The reference ${quote(node.value)} leads to no schema.`,
});

const repeated = (node: StringNode): SchemaProblem => ({
  node,
  message: `The name ${quote(node.value)} is taken by another subschema.`,
});

/** The schemas of one document. Each is compiled once, however many places use it. */
export class Schemas {
  readonly #compiled = new Map<Node, { readonly dialect: DialectName; readonly compiled: Compiled }>();
  readonly #allowance = new Allowance();

  compile(schema: ObjectNode, dialect: DialectName): Compiled {
    const known = this.#compiled.get(schema);
    if (known?.dialect === dialect) return known.compiled;
    const compiled = this.#compile(schema, dialect);
    this.#compiled.set(schema, { dialect, compiled });
    return compiled;
  }

  #compile(schema: ObjectNode, dialect: DialectName): Compiled {
    const { isShallow: mayRecur, mentions } = survey(schema);
    if (!mayRecur) return { status: 'unchecked', reason: tooDeep };
    const plain = isPlain(schema);
    if (plain && !mentions(...linking)) return this.#ready(schema, dialect);
    const library = new Library(metaschemaLibrary);
    const target = library.add(schema, dialect);
    const found = references(schema, dialect, library);
    const external = found.filter(({ leads }) => leads === 'external');
    // However it is spelled: all that can be said of such a reference is that it leads out of the document.
    const foreign = new Set<Node>(external.map(({ node }) => node));
    const problems: readonly SchemaProblem[] = [
      ...(plain ? [] : metaschemaMismatches(schema, dialect)).filter(({ node }) => !foreign.has(node)),
      ...found.filter(({ leads }) => leads === 'broken').map(broken),
      ...library.repeated.map(repeated),
    ]
      .toSorted((a, b) => a.node.start - b.node.start)
      .slice(0, mostReported);
    if (problems.length > 0) return { status: 'invalid', external, problems };
    const knowledge = new SchemaKnowledge(library, mentions('unevaluatedItems', 'unevaluatedProperties'));
    return { status: 'ready', external, validate: (value) => this.#validate(value, target, knowledge) };
  }

  /** A plain schema that names and refers to nothing is made ready for values only when the first one comes. */
  #ready(schema: ObjectNode, dialect: DialectName): Compiled {
    let prepared: { readonly target: Target; readonly knowledge: SchemaKnowledge } | undefined;
    const prepare = () => {
      const library = new Library(metaschemaLibrary);
      return { target: library.add(schema, dialect), knowledge: new SchemaKnowledge(library, false) };
    };
    return {
      status: 'ready',
      external: [],
      validate: (value) => {
        prepared ??= prepare();
        return this.#validate(value, prepared.target, prepared.knowledge);
      },
    };
  }

  #validate(value: Node, target: Target, knowledge: SchemaKnowledge): Validation {
    if (!isShallow(value)) return { mismatches: [], incomplete: tooDeep };
    try {
      return {
        mismatches: mismatches(this.#allowance.spendOn((budget) => failuresOf(value, target, knowledge, budget))),
      };
    } catch (error) {
      if (error instanceof LimitReached) return { mismatches: [], incomplete: error.message };
      throw error;
    }
  }
}
