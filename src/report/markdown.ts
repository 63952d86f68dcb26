/** The report as GitHub Flavored Markdown, for a pull request's comment and for the job summary. */

import { type Report, summarize } from '../finding.ts';
import { Budget } from './markdown/budget.ts';
import { code, inline, linked } from './markdown/escape.ts';
import { findingsList } from './markdown/findings.ts';
import { matrix } from './markdown/matrix.ts';
import type { ReportContext, Reporter } from './reporter.ts';
import { verdict } from './verdict.ts';
import { complaint, outcome, plural } from './wording.ts';

/** The table may take this part of the budget; the findings say more. */
const shareOfTable = 1 / 3;
/** Kept for the closing lines, whose counts are known only at the end. */
const closingSpace = 1000;

function verdictLine(report: Report, { failOn }: ReportContext): string {
  const summary = summarize(report.files);
  const found = summary.errors + summary.warnings + summary.notes;
  const mark = verdict(report, failOn) === 'failure' ? '❌' : found > 0 ? '⚠️' : '✅';
  const incomplete = report.problems.length > 0 ? 'The check is incomplete: ' : '';
  return `## ${mark} MCP Description Check: ${incomplete}${outcome(summary)}`;
}

/** Plainly, right under the verdict: what could not be checked must not look checked. */
const problemLines = (report: Report): string[] =>
  report.problems.map((problem) => {
    const where = problem.path === '' ? '' : `${code(problem.path)}: `;
    return `- ${where}${inline(complaint(problem))}`;
  });

function leftOutLine(problems: number, findings: string, { rest }: ReportContext): string[] {
  const leftOut = [...(problems > 0 ? [plural(problems, 'failed check')] : []), ...(findings === '' ? [] : [findings])];
  if (leftOut.length === 0) return [];
  const where = rest === undefined ? '' : ` The full list is in ${linked(rest.name, rest.url)}.`;
  return [`… and ${leftOut.join(', ')} that had no room here.${where}`];
}

function origin({ tool, links }: ReportContext): string {
  const name = linked(`${tool.name} ${tool.version}`, tool.home);
  const commit = links?.commit;
  if (commit === undefined) return `<sub>${name}</sub>`;
  const page = `${commit.server}/${commit.repository}/commit/${commit.sha}`;
  return `<sub>${name} at ${linked(code(commit.sha.slice(0, 7)), page)}</sub>`;
}

export const markdown: Reporter = (report, context) => {
  const budget = new Budget((context.budget ?? Number.POSITIVE_INFINITY) - closingSpace);
  const head = verdictLine(report, context);
  budget.take(head);
  const problems = problemLines(report).filter((line) => budget.take(`${line}\n`));
  const tableBudget = budget.share(shareOfTable);
  const table = matrix(report, context.links, tableBudget);
  budget.reclaim(tableBudget);
  const { blocks, leftOut } = findingsList(report, context, budget);
  return `${[
    head,
    ...(problems.length > 0 ? [problems.join('\n')] : []),
    ...table,
    ...blocks,
    ...leftOutLine(report.problems.length - problems.length, leftOut, context),
    origin(context),
  ].join('\n\n')}\n`;
};
