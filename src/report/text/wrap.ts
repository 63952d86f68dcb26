/** Prose, broken between words to lines of so many columns; what is longer than a line has one to itself. */

import { columns } from './columns.ts';

/** `hanging` comes before every line but the first. */
export function wrap(text: string, width = Number.POSITIVE_INFINITY, hanging = ''): string {
  // A SARIF report has the help of each rule, which nobody breaks: to count its columns would take a tenth of a run.
  if (width === Number.POSITIVE_INFINITY) return text;
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && columns(longer) <= width) lines.splice(-1, 1, longer);
    else lines.push(lines.length === 0 ? word : `${hanging}${word}`);
  }
  return lines.join('\n');
}
