import { appendFile, stat } from 'node:fs/promises';

/** In bytes. The runner drops the whole summary of a step that has one more. */
const longestSummary = 1_048_576;

/** Adds to the step's summary, to which an earlier part of the step may have written already. */
export async function appendSummary(file: string, render: (bytes: number) => string): Promise<void> {
  const written = await stat(file).then(
    ({ size }) => size,
    () => 0,
  );
  const room = longestSummary - written;
  const markdown = render(room);
  if (Buffer.byteLength(markdown) > room) throw new Error(`the summary of this step is full (${written} bytes)`);
  await appendFile(file, markdown);
}
