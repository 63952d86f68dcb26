/** Workflow commands that the Actions runner turns into annotations. */

import { type Problem, type Report, type Severity, summarizeLeftOut } from '../finding.ts';
import { active, byNews, bySeverity, countBySeverity, type Placed } from './active.ts';
import { oneLine, printable } from './printable.ts';
import type { ReportContext, Reporter } from './reporter.ts';
import { complaint, narrowed, tally } from './wording.ts';

/**
 * The runner shows ten annotations of each kind per step and drops the others without a word. One error is left for
 * the line with which the Action says that it has failed; warnings and notices are left for what its reports may have
 * to say for themselves, and one notice for the line that says what was left out here.
 */
const room: Readonly<Record<Severity, number>> = { error: 9, warning: 7, note: 6 };

const commands: Readonly<Record<Severity, string>> = { error: 'error', warning: 'warning', note: 'notice' };

const escapeData = (text: string): string =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');

const escapeProperty = (text: string): string => escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');

function command(severity: Severity, properties: Readonly<Record<string, string | number>>, message: string): string {
  const list = Object.entries(properties).map(([name, value]) => `${name}=${escapeProperty(String(value))}`);
  return `::${commands[severity]} ${list.join(',')}::${escapeData(message)}`;
}

function annotation({ file, finding }: Placed): string {
  const { start, end } = finding.range;
  const versions = narrowed(finding, file);
  const oneLineLong = start.line === end.line;
  // The runner drops the columns of a range over several lines, so the text keeps the exact place.
  const exact = oneLineLong ? [] : [`line ${start.line}, column ${start.column}`];
  const asides = [...(versions === undefined ? [] : [versions]), ...exact];
  return command(
    finding.severity,
    {
      file: printable(file.path),
      line: start.line,
      endLine: end.line,
      ...(oneLineLong && { col: start.column, endColumn: end.column }),
      title: finding.rule,
    },
    `${oneLine(finding.message)}${asides.length > 0 ? ` (${asides.join('; ')})` : ''}`,
  );
}

const problemAnnotation = (problem: Problem): string =>
  command(
    'error',
    { ...(problem.path !== '' && { file: printable(problem.path) }), title: 'Not checked' },
    oneLine(complaint(problem)),
  );

/** Of equal severity, those first that are new with the pull request. */
function ranked(report: Report, { news }: ReportContext): readonly Placed[] {
  const all = active(report);
  if (news === undefined || news === 'unknown') return bySeverity(all);
  const { added, older } = byNews(all, news);
  return bySeverity([...added, ...older]);
}

export const annotations: Reporter = (report, context) => {
  const { tool, rest } = context;
  const problems = report.problems.slice(0, room.error);
  const taken = { error: problems.length, warning: 0, note: 0 };
  const shown: Placed[] = [];
  const left: Placed[] = [];
  for (const item of ranked(report, context)) {
    const { severity } = item.finding;
    (taken[severity] < room[severity] ? shown : left).push(item);
    taken[severity] += 1;
  }
  const counts = countBySeverity(left);
  const beyond = summarizeLeftOut(report.files);
  counts.error += report.problems.length - problems.length + beyond.errors;
  counts.warning += beyond.warnings;
  counts.note += beyond.notes;
  const leftOut = tally(counts);
  const lines = [...problems.map(problemAnnotation), ...shown.map(annotation)];
  if (leftOut !== '') {
    const where = rest === undefined ? '' : `; they are in ${rest.name}`;
    lines.push(command('note', { title: tool.name }, `Without an annotation of their own: ${leftOut}${where}.`));
  }
  return lines.map((line) => `${line}\n`).join('');
};
