/** What is to become of a document, said of its nodes; `edits.ts` works out what that means for the text. */

import type { Node, ObjectNode } from '../read/tree.ts';

export type Change =
  /** Of an object's member with its key, or of an array's entry. */
  | { readonly do: 'remove'; readonly node: Node }
  | { readonly do: 'replace'; readonly node: Node; readonly value: string }
  /** As the first member. */
  | { readonly do: 'insert'; readonly into: ObjectNode; readonly key: string; readonly value: string };

/** A correction that needs no guessing: the document means the same afterwards, or what it meant before was nothing. */
export interface Repair {
  /** An imperative with a full stop. */
  readonly title: string;
  readonly change: Change;
}
