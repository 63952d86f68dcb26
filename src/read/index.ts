/**
 * Text → a tree whose every node knows its place, JSON and YAML alike, and what is wrong with the text as such.
 * Does not know what MCP is, and touches no disk: whoever calls has the bytes.
 */

import { type ReadingLimits, usualLimits } from '../limits.ts';
import { decode, lossy } from './decode.ts';
import { type Comment, type Fault, Refusal, stops } from './fault.ts';
import { formatOf } from './format.ts';
import { readJson } from './json.ts';
import { tooLarge } from './limits.ts';
import { readYaml } from './readers.ts';
import type { Node } from './tree.ts';

export { lossy } from './decode.ts';
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

interface Encoded {
  readonly bytes: Uint8Array;
  /** Of the file in bytes, where `bytes` may be only its beginning: of one that is too large the rest need not be there. */
  readonly size?: number | 'unknown' | undefined;
}

/** Already decoded, and no larger than the limit. */
interface Decoded {
  readonly text: string;
}

/** One file: its path or name, whose ending decides between JSON and YAML, and what it holds. */
export type Source = { readonly path: string } & (Encoded | Decoded);

/** The source with its text in place of its bytes, which nothing holds any longer then; one that has no text stays as it is. */
export function decoded(source: Source, limits: ReadingLimits): Source {
  if ('text' in source || source.bytes.length > limits.bytes) return source;
  try {
    return { path: source.path, text: decode(source.bytes) };
  } catch (error) {
    if (error instanceof Refusal) return source;
    throw error;
  }
}

/**
 * Same source and limits, same answer. For anything but `.json`, `prepare` must have been awaited once before, or the
 * call lies in `withReaders`.
 */
export function read(source: Source, limits: ReadingLimits = usualLimits): ReadResult {
  const { path } = source;
  let text: string;
  try {
    text = textOf(source, limits);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const shown = error.which === 'invalid' && 'bytes' in source ? lossy(source.bytes) : '';
    return { text: shown, tree: undefined, faults: [error.at('')], comments: [] };
  }

  const understand = formatOf(path, text) === 'json' ? readJson : readYaml;
  const { tree, faults, comments = [] } = understand(text, limits);
  const ordered = faults.toSorted((a, b) => a.start - b.start);
  return { text, tree: ordered.some(stops) ? undefined : tree, faults: ordered, comments };
}

function textOf(source: Encoded | Decoded, limits: ReadingLimits): string {
  if ('text' in source) return source.text;
  const { bytes, size = bytes.length } = source;
  if (bytes.length > limits.bytes) throw tooLarge(limits, bytes.length, size);
  return decode(bytes);
}
