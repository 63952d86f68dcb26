/** A line for each file: which versions it could declare as well, and how much stands in the way of the others. */

import type { FileReport, Report } from '../../finding.ts';
import { readiness, views } from '../what-if.ts';
import { plural } from '../wording.ts';
import type { Budget } from './budget.ts';
import { code } from './escape.ts';

const heading = '### If more versions were declared';

/** Empty where nobody asked. Lines that have no room are counted in one. */
export function whatIfList(report: Report, budget: Budget): string[] {
  const byFile = new Map<FileReport, string[]>();
  for (const one of views(report)) byFile.set(one.file, [...(byFile.get(one.file) ?? []), readiness(one)]);
  if (byFile.size === 0 || !budget.take(`${heading}\n\n`)) return [];
  const lines: string[] = [];
  for (const [{ path }, said] of byFile) {
    const line = `- ${code(path)}: ${said.join('; ')}`;
    if (!budget.take(`${line}\n`)) break;
    lines.push(line);
  }
  const left = byFile.size - lines.length;
  return [heading, [...lines, ...(left > 0 ? [`- … and ${plural(left, 'more file')}`] : [])].join('\n')];
}
