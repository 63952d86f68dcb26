import { intersection, noProtocols, type ProtocolSet } from '../../describe/protocols.ts';
import { type ReservedKey, reservedKeys } from '../../describe/reserved-keys.ts';
import type { Subject } from '../../describe/subject.ts';
import type { Node } from '../../read/tree.ts';

/** A key of a `_meta` object to which MCP gives a meaning in some of the versions in question. */
export interface Met {
  readonly key: string;
  readonly value: Node;
  readonly reserved: ReservedKey;
  readonly scope: ProtocolSet;
  /** The object is of a kind to which the key belongs. */
  readonly atHome: boolean;
}

export function* reservedIn({ node, scope, surfaces }: Subject): Generator<Met> {
  for (const { key, value } of node.type === 'object' ? node.members : []) {
    const reserved = reservedKeys.get(key);
    if (reserved === undefined) continue;
    const both = intersection(scope, reserved.protocols);
    if (both === noProtocols) continue;
    yield { key, value, reserved, scope: both, atHome: reserved.places.some((place) => surfaces.includes(place)) };
  }
}
