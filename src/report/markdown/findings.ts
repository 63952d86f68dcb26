/** The findings, worst first, each kind grouped by file. */

import type { Report, Severity } from '../../finding.ts';
import { active, bySeverity, countBySeverity, type Placed } from '../active.ts';
import { permalink, ruleLink } from '../links.ts';
import type { ReportContext } from '../reporter.ts';
import { narrowed, tally } from '../wording.ts';
import type { Budget } from './budget.ts';
import { code, inline, linked } from './escape.ts';

const headings: Readonly<Record<Severity, string>> = {
  error: '### Errors',
  warning: '### Warnings',
  note: '### Notes',
};

function entry({ file, finding }: Placed, { rules, links }: ReportContext): string {
  const versions = narrowed(finding, file);
  const at = (range: Placed['finding']['range']) =>
    linked(`Line ${range.start.line}`, permalink(links, file.path, range));
  const rule = linked(code(finding.rule), ruleLink(finding.rule, rules, links));
  const related = (finding.related ?? []).map(({ message, range }) => `\n  - ${at(range)}: ${inline(message)}`);
  return [
    `- ${at(finding.range)}: ${inline(finding.message)}`,
    ...(versions === undefined ? [] : [` *${versions}*`]),
    ` ${rule}`,
    ...related,
  ].join('');
}

/** Blocks of Markdown, and what had no room: nothing after the first finding that did not fit. */
export function findingsList(
  report: Report,
  context: ReportContext,
  budget: Budget,
): { readonly blocks: readonly string[]; readonly leftOut: string } {
  const blocks: string[] = [];
  let shown = 0;
  const ranked = bySeverity(active(report));
  let previous: Placed | undefined;
  for (const item of ranked) {
    const newKind = previous?.finding.severity !== item.finding.severity;
    const newFile = newKind || previous?.file !== item.file;
    const before = [
      ...(newKind ? [headings[item.finding.severity]] : []),
      ...(newFile ? [`**${code(item.file.path)}**`] : []),
    ];
    const text = entry(item, context);
    if (!budget.take([...before, text, ''].join('\n\n'))) break;
    blocks.push(...before);
    if (newFile) blocks.push(text);
    else blocks[blocks.length - 1] += `\n${text}`;
    previous = item;
    shown += 1;
  }
  return { blocks, leftOut: tally(countBySeverity(ranked.slice(shown))) };
}
