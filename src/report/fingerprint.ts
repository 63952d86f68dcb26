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

interface Hashes {
  readonly high: Uint32Array;
  readonly low: Uint32Array;
}

/**
 * The 64-bit hash of each line, in two halves: no BigInt per character. Products stay below 2^53, so they are exact,
 * and so is the division of a multiple of 2^32.
 */
function roll({ units, lines }: Kept): Hashes {
  const hashes = { high: new Uint32Array(lines.length), low: new Uint32Array(lines.length) };
  let high = 0;
  let low = 0;
  let line = 0;
  for (let at = 0; line < lines.length; at += 1) {
    const gone = at < block ? 0 : (units[at - block] ?? 0);
    const lost = gone * leaving.low;
    const lostLow = lost >>> 0;
    const sum = low * factor + (units[at] ?? 0) - lostLow;
    low = sum >>> 0;
    const carry = (sum - low - (lost - lostLow)) / word;
    high = (Math.imul(high, factor) - Math.imul(gone, leaving.high) + carry) >>> 0;
    if (at - block + 1 === lines[line]) {
      hashes.high[line] = high;
      hashes.low[line] = low;
      line += 1;
    }
  }
  return hashes;
}

const hexadecimal = ({ high, low }: Hashes, line: number): string => {
  const [upper = 0, lower = 0] = [high[line], low[line]];
  return upper === 0 ? lower.toString(16) : upper.toString(16) + lower.toString(16).padStart(8, '0');
};

/** How often the hash of each line has occurred up to it. */
function occurrences(hashes: Hashes): Uint32Array {
  const seen = new Map<string, number>();
  return hashes.low.map((low, line) => {
    const high = hashes.high[line] ?? 0;
    const key = String.fromCharCode(high >>> 16, high & 0xffff, low >>> 16, low & 0xffff);
    const count = (seen.get(key) ?? 0) + 1;
    seen.set(key, count);
    return count;
  });
}

/** The hash of each line, counted from 1; all computed when the first is asked for. Past the end, that of the last line. */
export function lineHashes(text: string): (line: number) => string {
  let known: { readonly hashes: Hashes; readonly counts: Uint32Array } | undefined;
  return (line) => {
    if (known === undefined) {
      const hashes = roll(keep(text));
      known = { hashes, counts: occurrences(hashes) };
    }
    const { hashes, counts } = known;
    const index = Math.min(line, counts.length) - 1;
    return `${hexadecimal(hashes, index)}:${counts[index]}`;
  };
}
