/** A source line with its number, and a mark under the part that matters. */

import type { Finding } from '../../finding.ts';
import { clip } from '../excerpt.ts';
import { printable } from '../printable.ts';
import { columns } from './columns.ts';
import type { Paint } from './paint.ts';

/** What stands under a headline stands back a little. */
export const indent = '  ';

/** Below this a clipped line says nothing; a terminal that narrow may wrap it. */
const leastRoom = 40;

/** A tab would move the mark by as much as the terminal likes, so it becomes blanks. */
const shown = (text: string): string => printable(text.replaceAll('\t', '    '));

/** Two lines, each with a gutter as wide as the line number; none where the line has nothing to show. */
export function quote(finding: Finding, paint: Paint, width: number): string[] {
  if (finding.source.excerpt.trim() === '') return [];
  const number = String(finding.range.start.line);
  const room = Math.max(leastRoom, width - indent.length - number.length - 3);
  const { excerpt, caret, length } = clip(finding.source, room);
  const before = shown(excerpt.slice(0, caret));
  const marked = shown(excerpt.slice(caret, caret + length));
  const after = shown(excerpt.slice(caret + length));
  const mark = '^'.repeat(Math.max(1, columns(marked)));
  return [
    `${indent}${paint('dim', `${number} |`)} ${before}${marked}${after}`.trimEnd(),
    `${indent}${paint('dim', `${' '.repeat(number.length)} |`)} ${' '.repeat(columns(before))}${paint(finding.severity, mark)}`,
  ];
}
