/** MCP protocol versions, and sets of them. */

import { type Protocol, protocols } from '../protocol-versions.ts';

export { isProtocol, type Protocol, protocols } from '../protocol-versions.ts';

/** A set of protocol versions, one bit each, so that a document is checked once and not once per version. */
export type ProtocolSet = number & { readonly set: 'protocols' };

/** The versions in which MCP gives embedded schemas a dialect of JSON Schema; before, only their shape means something. */
const withDialect: readonly Protocol[] = ['2025-11-25', '2026-07-28'];

export const noProtocols = 0 as ProtocolSet;

export const protocolSet = (versions: Iterable<Protocol>): ProtocolSet => {
  let bits = 0;
  for (const version of versions) bits |= 1 << protocols.indexOf(version);
  return bits as ProtocolSet;
};

export const union = (a: ProtocolSet, b: ProtocolSet): ProtocolSet => (a | b) as ProtocolSet;
export const intersection = (a: ProtocolSet, b: ProtocolSet): ProtocolSet => (a & b) as ProtocolSet;
export const difference = (a: ProtocolSet, b: ProtocolSet): ProtocolSet => (a & ~b) as ProtocolSet;

/** The versions of a set, oldest first. */
export const versionsOf = (set: ProtocolSet): Protocol[] => protocols.filter((_, index) => (set & (1 << index)) !== 0);

export const dialectProtocols: ProtocolSet = protocolSet(withDialect);
