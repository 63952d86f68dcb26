/**
 * Text → a tree whose every node knows its place, JSON and YAML alike, and what is wrong with the text as such.
 * Does not know what MCP is, and touches no disk: whoever calls has the bytes.
 */

import { type ReadingLimits, usualLimits } from '../limits.ts';
import { decode, lossy } from './decode.ts';
import { type Comment, type Fault, Refusal, stops } from './fault.ts';
import { formatOf } from './format.ts';
import { readJson } from './json.ts';
import { exceeded } from './limits.ts';
import { readYaml } from './readers.ts';
import type { Node } from './tree.ts';

export { type Comment, type Fault, isFirm, type ReadingRule, readingRules } from './fault.ts';
export { Lines } from './lines.ts';
export { prepare, supply, withReaders } from './readers.ts';
export * from './tree.ts';

export interface ReadResult {
  /** The decoded text; empty where the file is too large or no text at all. */
  readonly text: string;
  /** Absent where a fault stops: everything but a byte-order mark and a repeated key in JSON. */
  readonly tree: Node | undefined;
  /** By offset. */
  readonly faults: readonly Fault[];
  /** Of YAML, by offset. */
  readonly comments: readonly Comment[];
}

/**
 * Same bytes and limits, same answer. For anything but `.json`, `prepare` must have been awaited once before, or the
 * call lies in `withReaders`.
 */
export function read(
  source: {
    readonly path: string;
    readonly bytes: Uint8Array;
    /** Of the file in bytes, where these may be only its beginning. */
    readonly size?: number | undefined;
  },
  limits: ReadingLimits = usualLimits,
): ReadResult {
  const { path, bytes, size = bytes.length } = source;
  let text: string;
  try {
    if (bytes.length > limits.bytes) throw exceeded('bytes', limits, Math.max(size, bytes.length), 0, 0);
    text = decode(bytes);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return {
      text: error.which === 'invalid' ? lossy(bytes) : '',
      tree: undefined,
      faults: [error.at('')],
      comments: [],
    };
  }

  const understand = formatOf(path, text) === 'json' ? readJson : readYaml;
  const { tree, faults, comments = [] } = understand(text, limits);
  const ordered = faults.toSorted((a, b) => a.start - b.start);
  return { text, tree: ordered.some(stops) ? undefined : tree, faults: ordered, comments };
}
