/** What checks look at: an object of the format, with its scope and the objects around it. */

import type { Node, ObjectNode } from '../read/tree.ts';
import type { Format } from './formats.ts';
import type { Hit } from './hit.ts';
import type { Namespace } from './namespace.ts';
import type { ProtocolSet } from './protocols.ts';
import { isReference, type Resolution } from './references.ts';
import type { Surface } from './surface.ts';

export interface Subject {
  readonly surfaces: readonly Surface[];
  readonly node: Node;
  /** The protocol versions in which it is declared. */
  readonly scope: ProtocolSet;
  /** The subject that holds it: of an example its Tool, of a Tool the document. */
  readonly within: Subject | undefined;
  /** The references through which it was reached, where it lies in a shared component. */
  readonly uses: readonly Node[];
}

/** A member of an object as a reference leads to it; undefined where there is none or it leads nowhere. */
export function resolvedMember(
  node: Node,
  name: string,
  namespace: Namespace,
  description: Description,
): Node | undefined {
  const value = node.type === 'object' ? node.get(name) : undefined;
  if (value === undefined || !isReference(value)) return value;
  const resolution = description.resolve(value, namespace);
  return 'target' in resolution ? resolution.target : undefined;
}

/** A document after the one walk over it. */
export interface Description {
  /** Of the file, relative to the root of the run, with forward slashes. */
  readonly path: string;
  readonly root: ObjectNode;
  readonly format: Format;
  /** The declared protocol versions. */
  readonly declared: ProtocolSet;
  readonly hits: readonly Hit[];
  readonly subjects: ReadonlyMap<Surface, readonly Subject[]>;
  /** Nodes that a row of the tables complained about: no check should build on them. */
  readonly faulty: ReadonlySet<Node>;
  readonly resolve: (reference: ObjectNode, namespace: Namespace) => Resolution;
}
