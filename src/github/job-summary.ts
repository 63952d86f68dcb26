import { appendFile, stat } from 'node:fs/promises';

/** The runner drops the whole summary of a step that has one byte more. */
export const longestSummary = 1_048_576;

/** A UTF-16 unit takes at most three bytes in UTF-8 (one of a surrogate pair takes two). */
const mostBytesPerUnit = 3;

/** Adds to the step's summary, to which an earlier part of the step may have written already. */
export async function appendSummary(file: string, render: (budget: number) => string): Promise<void> {
  const written = await stat(file).then(
    ({ size }) => size,
    () => 0,
  );
  const room = longestSummary - written;
  for (const budget of [room, Math.floor(room / mostBytesPerUnit)]) {
    const markdown = render(budget);
    if (Buffer.byteLength(markdown) <= room) return appendFile(file, markdown);
  }
  throw new Error(`the summary of this step is full (${written} bytes)`);
}
