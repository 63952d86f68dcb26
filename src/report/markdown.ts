/** The report as GitHub Flavored Markdown, for a pull request's comment and for the job summary. */

import { type Report, summarize } from '../finding.ts';
import { active, byNews, countBySeverity } from './active.ts';
import { Budget } from './markdown/budget.ts';
import { code, inline, linked } from './markdown/escape.ts';
import { findingsList } from './markdown/findings.ts';
import { matrix } from './markdown/matrix.ts';
import { whatIfList } from './markdown/what-if.ts';
import type { ReportContext, Reporter } from './reporter.ts';
import { verdict } from './verdict.ts';
import { complaint, outcome, plural, tally } from './wording.ts';

/** The table may take this part of the budget; the findings say more. */
const shareOfTable = 1 / 3;
/** And this part what is said of versions that are not declared. */
const shareOfWhatIf = 1 / 4;
/** Kept for the opening and the closing lines, some of whose counts are known only at the end. */
const closingSpace = 1000;

function verdictLine(report: Report, { failOn }: ReportContext): string {
  const summary = summarize(report.files);
  const found = summary.errors + summary.warnings + summary.notes;
  const mark = verdict(report, failOn) === 'failure' ? '❌' : found > 0 ? '⚠️' : '✅';
  const incomplete = report.problems.length > 0 ? 'The check is incomplete: ' : '';
  return `## ${mark} MCP Description Check: ${incomplete}${outcome(summary)}`;
}

/** What the pull request has to do with the findings, in one line. */
function newsLine(report: Report, { news }: ReportContext): string[] {
  const all = active(report);
  if (news === undefined || all.length === 0) return [];
  if (news === 'unknown') {
    return [
      '*What is new in this pull request is not known: the checkout has no history to compare with (`fetch-depth: 2` is enough).*',
    ];
  }
  const found = tally(countBySeverity(byNews(all, news).added));
  const least = report.files.some(({ leftOut }) => leftOut !== undefined) ? 'at least ' : '';
  return [
    found === ''
      ? '**Nothing of this is new in this pull request.**'
      : `**New in this pull request: ${least}${found}.**`,
  ];
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

/** An edited comment stays where it is: what it speaks of has to stand in it. */
function origin({ tool, links, rest }: ReportContext): string {
  const name = linked(`${tool.name} ${tool.version}`, tool.home);
  const commit = links?.commit;
  const page = commit && `${commit.server}/${commit.repository}/commit/${commit.sha}`;
  const at = commit === undefined ? '' : ` at ${linked(code(commit.sha.slice(0, 7)), page)}`;
  const run = rest?.url === undefined ? '' : `, ${linked('run', rest.url)}`;
  return `<sub>${name}${at}${run}</sub>`;
}

export const markdown: Reporter = (report, context) => {
  const budget = new Budget((context.budget ?? Number.POSITIVE_INFINITY) - closingSpace);
  const head = verdictLine(report, context);
  budget.take(head);
  const news = newsLine(report, context);
  const problems = problemLines(report).filter((line) => budget.take(`${line}\n`));
  const tableBudget = budget.share(shareOfTable);
  const table = matrix(report, context.links, tableBudget);
  budget.reclaim(tableBudget);
  const whatIfBudget = budget.share(shareOfWhatIf);
  const whatIf = whatIfList(report, context, whatIfBudget);
  budget.reclaim(whatIfBudget);
  const { blocks, leftOut } = findingsList(report, context, budget);
  return `${[
    head,
    ...news,
    ...(problems.length > 0 ? [problems.join('\n')] : []),
    ...table,
    ...blocks,
    ...leftOutLine(report.problems.length - problems.length, leftOut, context),
    ...whatIf,
    origin(context),
  ].join('\n\n')}\n`;
};
