import type { ReadingLimits } from '../../src/limits.ts';
import { prepare, type ReadResult, read } from '../../src/read/index.ts';

await prepare(['a.yaml']);

const encoder = new TextEncoder();

/** Reads a text as a file of that name would be. */
export function readText(path: string, text: string, limits?: ReadingLimits): ReadResult {
  return read({ path, bytes: encoder.encode(text) }, limits);
}
