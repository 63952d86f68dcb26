import type { Node, StringNode } from '../read/tree.ts';

/** One keyword that a value does not satisfy. */
export interface Failure {
  /** The value that fails; of a member that must not be there, the value of that member. */
  readonly node: Node;
  readonly keyword: string;
  /** The value of the keyword in the schema. */
  readonly schema: Node;
  readonly missing?: string;
  readonly unexpected?: string;
  /** For `propertyNames`: the name as a value. */
  readonly name?: StringNode;
  /** For `dependentRequired`: the member that asks for another. */
  readonly because?: string;
  /** The measure of the value, the number of alternatives, or the index of an equal item. */
  readonly count?: number;
  /** For `oneOf`: more than one alternative holds, `count` of them. */
  readonly matched?: boolean;
  /** For a keyword that combines schemas: what each of them has to say. */
  readonly causes?: readonly Failure[];
}
