/** Bytes → text. Uses nothing but what browsers have, too. */

import { Refusal } from './fault.ts';
import { invalidUtf8 } from './utf-8.ts';

const rule = 'mcpdesc.serialization.encoding.utf-8';

/** How the other encodings of Unicode begin: with a byte-order mark, or, as the first characters are ASCII, with zeros. The longer marks come first. */
const foreign: readonly (readonly [name: string, start: readonly (number | 'any')[]])[] = [
  ['UTF-32', [0xff, 0xfe, 0, 0]],
  ['UTF-32', [0, 0, 0xfe, 0xff]],
  ['UTF-16', [0xff, 0xfe]],
  ['UTF-16', [0xfe, 0xff]],
  ['UTF-32', ['any', 0, 0, 0]],
  ['UTF-32', [0, 0, 0, 'any']],
  ['UTF-16', ['any', 0, 'any', 0]],
  ['UTF-16', [0, 'any', 0, 'any']],
];

const begins = (bytes: Uint8Array, start: readonly (number | 'any')[]): boolean =>
  bytes.length >= start.length &&
  start.every((byte, index) => (byte === 'any' ? bytes[index] !== 0 : bytes[index] === byte));

/** The text with its byte-order mark, if it has one, so that offsets count from the very start of the file. */
export function decode(bytes: Uint8Array): string {
  const encoding = foreign.find(([, start]) => begins(bytes, start));
  if (encoding !== undefined) throw new Refusal(rule, 'foreign', 0, 0, { encoding: encoding[0] });

  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
  }

  if (bytes.includes(0)) throw new Refusal(rule, 'binary', 0, 0);
  const offset = invalidUtf8(bytes);
  const before = lossy(bytes.subarray(0, offset));
  throw new Refusal(rule, 'invalid', before.length, before.length + 1, {
    byte: `0x${(bytes[offset] ?? 0).toString(16).toUpperCase().padStart(2, '0')}`,
    offset: String(offset),
    line: String(before.split(/\r\n?|\n/).length),
  });
}

/** The text with a replacement character for whatever is not UTF-8: good enough to show the place. */
export function lossy(bytes: Uint8Array): string {
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
}
