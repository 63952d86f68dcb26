/** Components already walked as used, so that a component that everything uses is walked once for each scope. */

import type { Node } from '../read/tree.ts';
import type { ProtocolSet } from './protocols.ts';
import type { Shape } from './shape.ts';

export class ComponentUses {
  readonly #walked = new Map<Node, Map<Shape, Map<ProtocolSet, Node[]>>>();

  /** The references that share a walk of the component under this shape and scope; empty for the first of them. */
  of(component: Node, shape: Shape, scope: ProtocolSet): Node[] {
    const byShape = entry(this.#walked, component, () => new Map<Shape, Map<ProtocolSet, Node[]>>());
    const byScope = entry(byShape, shape, () => new Map<ProtocolSet, Node[]>());
    return entry(byScope, scope, () => []);
  }
}

function entry<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  const known = map.get(key);
  if (known !== undefined) return known;
  const made = make();
  map.set(key, made);
  return made;
}
