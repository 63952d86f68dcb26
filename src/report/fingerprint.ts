/**
 * `primaryLocationLineHash`, by which code scanning knows an alert again after lines have moved: for each line, the
 * hash of the hundred characters that follow its start, white space left out and line breaks made equal, and how often
 * that hash has occurred so far. GitHub's upload action computes the same and complains about any other value.
 */

const block = 100;
const factor = 37;
const word = 2 ** 32;
const lineFeed = 10;
const endOfText = 65535;

/** 37^100 modulo 2^64: what the oldest character of a block weighs by the time it leaves. */
const leaving = weight();

function weight(): { high: number; low: number } {
  let power = 1n;
  for (let count = 0; count < block; count += 1) power = BigInt.asUintN(64, power * BigInt(factor));
  return { high: Number(power >> 32n), low: Number(power & 0xffffffffn) };
}

interface Kept {
  /** The characters that count, closed by the end mark and by the zeros that fill the last block. */
  readonly units: Uint16Array;
  /** Where each line begins in them. The end mark is a line of its own after a final line break. */
  readonly lines: Uint32Array;
}

function keep(text: string): Kept {
  const units = new Uint16Array(text.length + 1 + block);
  const lines: number[] = [];
  let size = 0;
  let atLineStart = true;
  const put = (unit: number) => {
    if (atLineStart) lines.push(size);
    units[size] = unit;
    size += 1;
    atLineStart = unit === lineFeed;
  };
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charCodeAt(at);
    if (character === 0x20 || character === 0x09) continue;
    if (character === 0x0d) {
      put(lineFeed);
      if (text.charCodeAt(at + 1) === lineFeed) at += 1;
    } else {
      put(character);
    }
  }
  put(endOfText);
  return { units: units.subarray(0, size + block), lines: Uint32Array.from(lines) };
}

/** The 64-bit hash of each line, in two halves: no BigInt per character. Products stay below 2^53, so they are exact. */
function roll({ units, lines }: Kept): { high: Uint32Array; low: Uint32Array } {
  const hashes = { high: new Uint32Array(lines.length), low: new Uint32Array(lines.length) };
  let high = 0;
  let low = 0;
  let line = 0;
  for (let at = 0; line < lines.length; at += 1) {
    const coming = units[at] ?? 0;
    const gone = at < block ? 0 : (units[at - block] ?? 0);
    const lost = gone * leaving.low;
    const sum = low * factor + coming - (lost % word);
    const carry = Math.floor(sum / word) - Math.floor(lost / word);
    low = sum >>> 0;
    high = (Math.imul(high, factor) - Math.imul(gone, leaving.high) + carry) >>> 0;
    if (at - block + 1 === lines[line]) {
      hashes.high[line] = high;
      hashes.low[line] = low;
      line += 1;
    }
  }
  return hashes;
}

function hashLines(text: string): string[] {
  const { high, low } = roll(keep(text));
  const seen = new Map<string, number>();
  return Array.from(high, (half, line) => {
    const rest = (low[line] ?? 0).toString(16);
    const hash = half === 0 ? rest : half.toString(16) + rest.padStart(8, '0');
    const count = (seen.get(hash) ?? 0) + 1;
    seen.set(hash, count);
    return `${hash}:${count}`;
  });
}

/** The hash of each line, counted from 1; all computed when the first is asked for. Past the end, that of the last line. */
export function lineHashes(text: string): (line: number) => string {
  let hashes: string[] | undefined;
  return (line) => {
    hashes ??= hashLines(text);
    return hashes[Math.min(line, hashes.length) - 1] ?? '';
  };
}
