/** What may follow a lead byte: how many bytes, and the range of the first of them (Unicode 17.0, table 3-7). */
const sequences: readonly {
  readonly from: number;
  readonly to: number;
  readonly length: number;
  readonly low: number;
  readonly high: number;
}[] = [
  { from: 0x00, to: 0x7f, length: 1, low: 0x80, high: 0xbf },
  { from: 0xc2, to: 0xdf, length: 2, low: 0x80, high: 0xbf },
  { from: 0xe0, to: 0xe0, length: 3, low: 0xa0, high: 0xbf },
  { from: 0xe1, to: 0xec, length: 3, low: 0x80, high: 0xbf },
  { from: 0xed, to: 0xed, length: 3, low: 0x80, high: 0x9f },
  { from: 0xee, to: 0xef, length: 3, low: 0x80, high: 0xbf },
  { from: 0xf0, to: 0xf0, length: 4, low: 0x90, high: 0xbf },
  { from: 0xf1, to: 0xf3, length: 4, low: 0x80, high: 0xbf },
  { from: 0xf4, to: 0xf4, length: 4, low: 0x80, high: 0x8f },
];

/** Offset of the first byte that starts no well-formed sequence, or the length where all is well. Decoders do not tell. */
export function invalidUtf8(bytes: Uint8Array): number {
  let at = 0;
  while (at < bytes.length) {
    const lead = bytes[at] ?? 0;
    const sequence = sequences.find(({ from, to }) => lead >= from && lead <= to);
    if (sequence === undefined) return at;
    for (let next = 1; next < sequence.length; next += 1) {
      const byte = bytes[at + next] ?? -1;
      const low = next === 1 ? sequence.low : 0x80;
      const high = next === 1 ? sequence.high : 0xbf;
      if (byte < low || byte > high) return at;
    }
    at += sequence.length;
  }
  return at;
}
