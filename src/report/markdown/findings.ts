/** The findings: new ones apart from older ones where that is known, worst first, each kind grouped by file. */

import type { Range, Report, Severity } from '../../finding.ts';
import { active, byNews, bySeverity, countBySeverity, type Placed } from '../active.ts';
import { permalink } from '../links.ts';
import type { ReportContext } from '../reporter.ts';
import { narrowed, tally } from '../wording.ts';
import { Budget } from './budget.ts';
import { code, inline, linked } from './escape.ts';
import { ruleName } from './rule.ts';

const headings: Readonly<Record<Severity, string>> = { error: 'Errors', warning: 'Warnings', note: 'Notes' };

/** Past this column, nobody finds a place by its line alone. */
const crowded = 80;

interface Section {
  /** Absent where all findings are one section. */
  readonly title?: string;
  readonly items: readonly Placed[];
}

function sections(report: Report, { news }: ReportContext): readonly Section[] {
  const all = active(report);
  if (news === undefined || news === 'unknown') return [{ items: all }];
  const { added, older } = byNews(all, news);
  return [
    { title: 'New in this pull request', items: added },
    { title: 'There before', items: older },
  ];
}

/** One finding as an item of a list, with its related places below it. */
export function entry({ file, finding }: Placed, context: ReportContext): string {
  const versions = narrowed(finding, file);
  // A line as long as a whole minified file says little without the column.
  const at = (range: Range) =>
    linked(
      `Line ${range.start.line}${range.start.column > crowded ? `, column ${range.start.column}` : ''}`,
      permalink(context.links, file.path, range),
    );
  const related = (finding.related ?? []).map(({ message, range }) => `\n  - ${at(range)}: ${inline(message)}`);
  return [
    `- ${at(finding.range)}: ${inline(finding.message)}`,
    ...(versions === undefined ? [] : [` *${versions}*`]),
    ` ${ruleName(finding.rule, context)}`,
    ...related,
  ].join('');
}

interface List {
  readonly blocks: readonly string[];
  readonly leftOut: readonly Placed[];
}

/** Nothing comes after the first finding that did not fit. */
function list({ title, items }: Section, context: ReportContext, budget: Budget): List {
  const blocks: string[] = [];
  const level = title === undefined ? '###' : '####';
  const ranked = bySeverity(items);
  let shown = 0;
  let previous: Placed | undefined;
  for (const item of ranked) {
    const newKind = previous?.finding.severity !== item.finding.severity;
    const newFile = newKind || previous?.file !== item.file;
    const before = [
      ...(previous === undefined && title !== undefined ? [`### ${title}`] : []),
      ...(newKind ? [`${level} ${headings[item.finding.severity]}`] : []),
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
  return { blocks, leftOut: ranked.slice(shown) };
}

/** Blocks of Markdown, and what had no room. */
export function findingsList(
  report: Report,
  context: ReportContext,
  budget: Budget,
): { readonly blocks: readonly string[]; readonly leftOut: string } {
  const lists: List[] = [];
  for (const section of sections(report, context)) {
    const isFull = lists.some(({ leftOut }) => leftOut.length > 0);
    lists.push(list(section, context, isFull ? new Budget(0) : budget));
  }
  return {
    blocks: lists.flatMap(({ blocks }) => blocks),
    leftOut: tally(countBySeverity(lists.flatMap(({ leftOut }) => leftOut))),
  };
}
