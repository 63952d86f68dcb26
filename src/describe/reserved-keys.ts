/**
 * The keys of `_meta` that MCP gives a meaning, by version: where they belong, and what they hold. Of the keys that
 * belong into requests or notifications only, the value does not matter: no description has a place for them.
 * MCP basic protocol `_meta` and schema.ts of each version; tasks of 2025-11-25.
 */

import { type Protocol, type ProtocolSet, protocolSet } from './protocols.ts';
import type { Pattern } from './shape.ts';
import type { Surface } from './surface.ts';

export interface ReservedKey {
  readonly protocols: ProtocolSet;
  /** The kinds of `_meta` in a description that may hold it. */
  readonly places: readonly Surface[];
  /** Where it belongs, after "belongs in". */
  readonly home: string;
  readonly value: ReservedValue;
}

type ReservedValue =
  | { readonly kind: 'any' }
  /** An object with these members, each a string. */
  | { readonly kind: 'object'; readonly strings: readonly string[] }
  /** A string that is not empty. */
  | { readonly kind: 'text'; readonly pattern?: Pattern };

const reserved = (
  versions: readonly Protocol[],
  places: ReservedKey['places'],
  home: string,
  value: ReservedValue,
) => ({
  protocols: protocolSet(versions),
  places,
  home,
  value,
});

const withMeta: readonly Protocol[] = ['2025-06-18', '2025-11-25', '2026-07-28'];
const stateless: readonly Protocol[] = ['2026-07-28'];

const request = (versions: readonly Protocol[]) => reserved(versions, [], 'requests', { kind: 'any' });
const result = (versions: readonly Protocol[], strings: readonly string[]) =>
  reserved(versions, ['meta-of-result'], 'results', { kind: 'object', strings });
const trace = (pattern?: Pattern) =>
  reserved(stateless, ['meta-of-declaration', 'meta-of-result', 'meta-of-content'], 'any "_meta"', {
    kind: 'text',
    ...(pattern === undefined ? {} : { pattern }),
  });

const traceIds = '(?!0{32})[0-9a-f]{32}-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}';

/** W3C Trace Context, 3.2: version 00 to the letter; later versions may go on after a hyphen, and ff is none. */
const traceparent: Pattern = {
  test: new RegExp(`^(?:00-${traceIds}|(?!00|ff)[0-9a-f]{2}-${traceIds}(?:-.*)?)$`),
  means: 'a version, trace id, parent id and flags in small hexadecimal digits',
};

export const reservedKeys: ReadonlyMap<string, ReservedKey> = new Map([
  ['progressToken', request(withMeta)],
  ['io.modelcontextprotocol/related-task', result(['2025-11-25'], ['taskId'])],
  ['io.modelcontextprotocol/serverInfo', result(stateless, ['name', 'version'])],
  ['io.modelcontextprotocol/protocolVersion', request(stateless)],
  ['io.modelcontextprotocol/clientInfo', request(stateless)],
  ['io.modelcontextprotocol/clientCapabilities', request(stateless)],
  ['io.modelcontextprotocol/logLevel', request(stateless)],
  ['io.modelcontextprotocol/subscriptionId', reserved(stateless, [], 'notifications', { kind: 'any' })],
  ['traceparent', trace(traceparent)],
  ['tracestate', trace()],
  ['baggage', trace()],
]);
