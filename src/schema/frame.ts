/** One application of one schema to one value. */

import type { Node, ObjectNode } from '../read/tree.ts';
import type { Failure } from './failure.ts';
import type { Library, Resource, Target } from './library.ts';
import type { Budget } from './limits.ts';
import type { Pattern } from './pattern.ts';
import type { SchemaNode } from './schema-positions.ts';

/** One keyword applied: `value` is what the schema gives it. */
export type Keyword = (value: Node, frame: Frame) => void;

/** The resources that have been entered on the way here, the innermost first. */
export interface DynamicScope {
  readonly resource: Resource;
  readonly outer: DynamicScope | undefined;
}

/** What is worked out once for a schema, however often it is applied. */
export interface Knowledge {
  readonly library: Library;
  /** Whether any keyword asks what the others have spoken about; keeping the books is costly. */
  readonly tracksEvaluated: boolean;
  keywordsOf(schema: ObjectNode, resource: Resource): readonly (readonly [Keyword, Node])[];
  /** Where a reference leads, if it leads to a schema at hand. */
  target(reference: Node, from: Resource): Target | undefined;
  pattern(source: string): Pattern | undefined;
  format(name: string): ((value: Node) => boolean) | undefined;
  /** Canonical texts of the items of an `enum`. */
  choices(list: Node): ReadonlySet<string>;
}

export class Frame {
  readonly failures: Failure[] = [];
  readonly knowledge: Knowledge;
  readonly schema: SchemaNode;
  readonly instance: Node;
  readonly scope: DynamicScope;
  readonly budget: Budget;
  readonly #depth: number;
  /** Names of members and indexes of items that a subschema has spoken about. */
  #evaluated: Set<string | number> | undefined;

  constructor(
    schema: SchemaNode,
    instance: Node,
    scope: DynamicScope,
    knowledge: Knowledge,
    budget: Budget,
    depth: number,
  ) {
    this.schema = schema;
    this.instance = instance;
    this.scope = scope;
    this.knowledge = knowledge;
    this.budget = budget;
    this.#depth = depth;
  }

  /** The frame to begin with: it has entered the resource of the schema and nothing else. */
  static outermost(instance: Node, { schema, resource }: Target, knowledge: Knowledge, budget: Budget): Frame {
    return new Frame(schema, instance, { resource, outer: undefined }, knowledge, budget, 0);
  }

  get passes(): boolean {
    return this.failures.length === 0;
  }

  fail(
    keyword: string,
    schema: Node,
    more: Omit<Failure, 'node' | 'keyword' | 'schema'> & { readonly node?: Node } = {},
  ): void {
    this.budget.spend(1);
    this.failures.push({ node: this.instance, keyword, schema, ...more });
  }

  /** Applies a subschema and returns what it says, without a consequence for this frame. */
  apply(schema: SchemaNode, instance: Node = this.instance, resource = this.scope.resource): Frame {
    this.budget.enter(this.#depth);
    const at = this.knowledge.library.startingAt(schema) ?? resource;
    const scope = at === this.scope.resource ? this.scope : { resource: at, outer: this.scope };
    const frame = new Frame(schema, instance, scope, this.knowledge, this.budget, this.#depth + 1);
    if (schema.type === 'boolean') {
      if (!schema.value) frame.fail('false', schema);
    } else {
      for (const [keyword, value] of this.knowledge.keywordsOf(schema, at)) keyword(value, frame);
    }
    return frame;
  }

  /** Applies a subschema that must hold for a part of the instance. */
  demandOf(instance: Node, schema: SchemaNode): void {
    this.take(this.apply(schema, instance).failures);
  }

  /** Applies a subschema that must hold for this same instance. */
  demand(schema: SchemaNode, target?: Target): void {
    const frame = this.apply(schema, this.instance, target?.resource);
    this.take(frame.failures);
    // Also of a schema that fails: the verdict stands, and what it knows of the value keeps later complaints down.
    this.adopt(frame);
  }

  /** Counts what a subschema of this same instance has spoken about as spoken about. */
  adopt(frame: Frame): void {
    if (frame.#evaluated === undefined) return;
    this.budget.spend(frame.#evaluated.size);
    for (const part of frame.#evaluated) this.evaluated(part);
  }

  evaluated(part: string | number): void {
    if (!this.knowledge.tracksEvaluated) return;
    this.#evaluated ??= new Set();
    this.#evaluated.add(part);
  }

  isEvaluated(part: string | number): boolean {
    return this.#evaluated?.has(part) ?? false;
  }

  /** Makes the failures of a subschema failures of this one. */
  take(failures: readonly Failure[]): void {
    for (const failure of failures) this.failures.push(failure);
  }
}
