/** "Did you mean": the known word that a misspelt one most likely stands for. Imports nothing, so any room may ask. */

/** Edits between two words: insert, delete, replace, or swap two neighbours (optimal string alignment). */
function distance(left: string, right: string): number {
  const rows: number[][] = [Array.from({ length: right.length + 1 }, (_, column) => column)];
  const at = (row: number, column: number) => rows[row]?.[column] ?? Number.POSITIVE_INFINITY;
  for (let row = 1; row <= left.length; row++) {
    const line = [row];
    rows.push(line);
    for (let column = 1; column <= right.length; column++) {
      const same = left[row - 1] === right[column - 1];
      const swapped = left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1];
      line.push(
        Math.min(
          at(row - 1, column) + 1,
          at(row, column - 1) + 1,
          at(row - 1, column - 1) + (same ? 0 : 1),
          swapped ? at(row - 2, column - 2) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
  }
  return at(left.length, right.length);
}

/** Longer words are not typing errors of anything, and would cost time: the table is quadratic. */
const longest = 100;

/**
 * The candidate with the fewest edits, if these are at most a quarter of the word, or one in a short word; the first
 * of equals. Case costs nothing, so that `JSON` finds `json`. Of one or two letters anything is one edit away.
 */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  if (word.length > longest) return undefined;
  const sought = word.toLowerCase();
  let best: string | undefined;
  let fewest = word.length < 3 ? 1 : Math.max(1, Math.floor(word.length / 4)) + 1;
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - word.length) >= fewest) continue;
    const edits = distance(sought, candidate.toLowerCase());
    if (edits < fewest) [best, fewest] = [candidate, edits];
  }
  return best;
}
