/** "Did you mean": the known word that a misspelt one most likely stands for. Imports nothing, so any room may ask. */

/**
 * Edits between two words: insert, delete, replace, or swap two neighbours (optimal string alignment). `limit` where it
 * takes that many or more: no later row of the table has less than the least of this one.
 */
function distance(left: string, right: string, limit: number): number {
  let before: number[] = [];
  let above = Array.from({ length: right.length + 1 }, (_, column) => column);
  for (let row = 1; row <= left.length; row++) {
    const line = [row];
    let least = row;
    for (let column = 1; column <= right.length; column++) {
      if (Math.abs(row - column) >= limit) {
        line.push(limit);
        continue;
      }
      const same = left[row - 1] === right[column - 1];
      const swapped = left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1];
      const edits = Math.min(
        (above[column] ?? limit) + 1,
        (line[column - 1] ?? limit) + 1,
        (above[column - 1] ?? limit) + (same ? 0 : 1),
        swapped ? (before[column - 2] ?? limit) + 1 : limit,
      );
      line.push(edits);
      least = Math.min(least, edits);
    }
    if (least >= limit) return limit;
    [before, above] = [above, line];
  }
  return above[right.length] ?? limit;
}

/** How many letters two words begin with alike; the first edit comes behind them. */
function beginning(left: string, right: string): number {
  let common = 0;
  while (common < left.length && left[common] === right[common]) common++;
  return common;
}

/** Longer words are not typing errors of anything, and would cost time: the table is quadratic. */
const longest = 100;

/** So many words are compared at most, since a document can be wrong about as many names as it has. */
const most = 200;

/**
 * The candidate with the fewest edits, if these are at most a quarter of the word, or one in a short word; the first
 * of equals. Case costs nothing, so that `JSON` finds `json`. Of one or two letters anything is one edit away.
 */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  if (word.length > longest) return undefined;
  const sought = word.toLowerCase();
  let best: string | undefined;
  let fewest = word.length < 3 ? 1 : Math.max(1, Math.floor(word.length / 4)) + 1;
  let compared = 0;
  for (const candidate of candidates) {
    if (++compared > most) break;
    if (Math.abs(candidate.length - word.length) >= fewest) continue;
    const known = candidate.toLowerCase();
    const common = beginning(sought, known);
    const edits = distance(sought.slice(common), known.slice(common), fewest);
    if (edits < fewest) [best, fewest] = [candidate, edits];
  }
  return best;
}
