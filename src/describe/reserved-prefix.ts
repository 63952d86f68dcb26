/** Prefixes of `_meta` keys and extension identifiers that MCP keeps for itself. */

import { noProtocols, type ProtocolSet, protocolSet, union } from './protocols.ts';

/** The labels of the prefix of a name: `com` and `example` of `com.example/name`, none of a name without prefix. */
const labelsOf = (name: string): string[] => (name.includes('/') ? name.slice(0, name.indexOf('/')).split('.') : []);

const ownLabels: readonly string[] = ['modelcontextprotocol', 'mcp'];
const isOwn = (label: string): boolean => ownLabels.includes(label.toLowerCase());

const secondIsOwn = ([, second]: readonly string[]): boolean => second !== undefined && isOwn(second);

/** For extension identifiers, in every version: MCP keeps what has its name for a second label. */
export const isReservedIdentifier = (identifier: string): boolean => secondIsOwn(labelsOf(identifier));

/** MCP basic protocol, `_meta`: 2025-06-18 keeps what has its name before any other label. */
const reservations: readonly {
  readonly protocols: ProtocolSet;
  readonly reserves: (labels: readonly string[]) => boolean;
}[] = [
  { protocols: protocolSet(['2025-06-18']), reserves: (labels) => labels.slice(0, -1).some(isOwn) },
  { protocols: protocolSet(['2025-11-25', '2026-07-28']), reserves: secondIsOwn },
];

/** The versions in which MCP keeps the prefix of this `_meta` key for itself. */
export function reservingProtocols(key: string): ProtocolSet {
  const labels = labelsOf(key);
  return reservations
    .filter(({ reserves }) => reserves(labels))
    .map(({ protocols }) => protocols)
    .reduce(union, noProtocols);
}
