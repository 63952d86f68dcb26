/** What is wrong with a value, ready to be reported. */

import type { Node } from '../read/tree.ts';
import type { Failure } from './failure.ts';
import { messageOf } from './message.ts';

/** Whoever sees this many of one value knows that it needs another look as a whole. */
export const mostReported = 20;

export interface Mismatch {
  /** The innermost value that fails; where `missing` names a member, the object that lacks it. */
  readonly node: Node;
  /** A member that must be there. */
  readonly missing?: string;
  /** The name of `node`, which is a member that must not be there. */
  readonly unexpected?: string;
  /** One sentence that names the value and what was expected. */
  readonly message: string;
  /** The value of the keyword that says so; its place is in the schema or, for the validity of a schema, in a metaschema. */
  readonly schema: Node;
}

/** Each complaint once, in document order. */
export function mismatches(failures: readonly Failure[]): Mismatch[] {
  const found: Mismatch[] = [];
  const said = new Map<Node, Set<string>>();
  for (const failure of failures.toSorted((a, b) => a.node.start - b.node.start)) {
    if (found.length === mostReported) break;
    const message = messageOf(failure);
    const messages = said.get(failure.node) ?? new Set();
    if (messages.has(message)) continue;
    said.set(failure.node, messages.add(message));
    const { node, schema, missing, unexpected } = failure;
    found.push({
      node,
      message,
      schema,
      ...(missing === undefined ? {} : { missing }),
      ...(unexpected === undefined ? {} : { unexpected }),
    });
  }
  return found;
}
