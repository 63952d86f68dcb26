import type { Edit, Fix } from '../finding.ts';

/** The text with these edits made, which must not overlap. */
export function applied(text: string, edits: readonly Edit[]): string {
  const parts: string[] = [];
  let at = 0;
  for (const edit of edits.toSorted((a, b) => a.start - b.start)) {
    parts.push(text.slice(at, edit.start), edit.text);
    at = edit.end;
  }
  return [...parts, text.slice(at)].join('');
}

/**
 * As many of the fixes, from the start of the text, as touch no place twice; the rest is for another pass. Edits that
 * only touch meet as well: which of two insertions at one place comes first would be a guess.
 */
export function compatible<Fixed extends { readonly fix: Fix }>(fixes: readonly Fixed[]): Fixed[] {
  const chosen: Fixed[] = [];
  let taken = -1;
  for (const fixed of fixes.toSorted((a, b) => startOf(a.fix) - startOf(b.fix))) {
    if (startOf(fixed.fix) <= taken) continue;
    taken = Math.max(...fixed.fix.edits.map(({ end }) => end));
    chosen.push(fixed);
  }
  return chosen;
}

const startOf = ({ edits }: Fix): number => Math.min(...edits.map(({ start }) => start));
