/** The protocol versions that an object of the format names for itself. */

import type { ObjectNode } from '../read/tree.ts';
import type { Format } from './formats.ts';
import { isProtocol, noProtocols, type ProtocolSet, protocolSet } from './protocols.ts';

/** Undefined where it names none and takes those of what holds it. Versions that do not exist are left out. */
export function scopeOf(node: ObjectNode): ProtocolSet | undefined {
  const versions = node.get('protocolVersions');
  // One version without its list is a mistake, and clear enough not to make others of it.
  const listed = versions?.type === 'array' ? versions.items : versions?.type === 'string' ? [versions] : undefined;
  if (listed === undefined) return undefined;
  return protocolSet(listed.flatMap((item) => (item.type === 'string' && isProtocol(item.value) ? [item.value] : [])));
}

/** Where a document says which protocol versions it describes: format 0.7.0 knows one, in `info`. */
const declarations: Readonly<Record<Format, (document: ObjectNode) => ProtocolSet>> = {
  '0.7.0': (document) => {
    const info = document.get('info');
    const version = info?.type === 'object' ? info.get('protocolVersion') : undefined;
    return version?.type === 'string' && isProtocol(version.value) ? protocolSet([version.value]) : noProtocols;
  },
  '0.8.0': (document) => scopeOf(document) ?? noProtocols,
  '0.9.0': (document) => scopeOf(document) ?? noProtocols,
};

export const declaredIn = (document: ObjectNode, format: Format): ProtocolSet => declarations[format](document);

/** Whether a document of the format could declare more versions than it does. */
export const takesMore = (format: Format): boolean => format !== '0.7.0';
