/** The protocol versions that an object of the format names for itself. */

import type { ObjectNode } from '../read/tree.ts';
import { isProtocol, type ProtocolSet, protocolSet } from './protocols.ts';

/** Undefined where it names none and takes those of what holds it. Versions that do not exist are left out. */
export function scopeOf(node: ObjectNode): ProtocolSet | undefined {
  const versions = node.get('protocolVersions');
  if (versions?.type !== 'array') return undefined;
  return protocolSet(
    versions.items.flatMap((item) => (item.type === 'string' && isProtocol(item.value) ? [item.value] : [])),
  );
}
