/** The report for terminals and logs: every finding with a place to click, its source line, and its rule. */

import {
  type FileReport,
  type Finding,
  type Problem,
  type Report,
  type Severity,
  severities,
  summarize,
  summarizeLeftOut,
} from '../finding.ts';
import { grouped } from '../grouped.ts';
import { active, countBySeverity } from './active.ts';
import { harmless, oneLine } from './printable.ts';
import type { Reporter } from './reporter.ts';
import { colored, type Paint, plain } from './text/paint.ts';
import { place, shownPath } from './text/place.ts';
import { indent, quote } from './text/quote.ts';
import { whatIfText } from './text/what-if.ts';
import { complaint, narrowed, outcome, plural } from './wording.ts';

/** Where nobody says how wide the lines may be, as in a log: a mark must not stand under a wrapped line. */
const usualWidth = 120;

function findingText(finding: Finding, file: FileReport, paint: Paint, width: number): string {
  const margin = ' '.repeat(indent.length + String(finding.range.start.line).length + 1);
  const aside = (text: string) => `${margin}${paint('dim', `= ${text}`)}`;
  const versions = narrowed(finding, file);
  const headline = [
    paint('place', place(file.path, finding.range.start)),
    paint(finding.severity, `${finding.severity}:`),
    oneLine(finding.message),
  ];
  const related = (finding.related ?? []).map(({ message, range }) =>
    aside(`${place(file.path, range.start)} ${oneLine(message)}`),
  );
  return [
    headline.join(' '),
    ...quote(finding, paint, width),
    ...related,
    aside(versions === undefined ? finding.rule : `${finding.rule} (${versions})`),
  ].join('\n');
}

function problemText(problem: Problem, paint: Paint): string {
  const where = problem.path === '' ? '' : `${paint('place', `${shownPath(problem.path)}:`)} `;
  return `${where}${paint('error', 'error:')} ${oneLine(complaint(problem))}`;
}

function worstStyle(report: Report): Severity | 'place' {
  const counts = countBySeverity(active(report));
  return report.problems.length > 0 ? 'error' : (severities.find((severity) => counts[severity] > 0) ?? 'place');
}

function closing(report: Report, paint: Paint): string {
  const summary = summarize(report.files);
  const { errors, warnings, notes } = summarizeLeftOut(report.files);
  const beyond = errors + warnings + notes;
  const cut = beyond > 0 ? `; ${grouped(beyond)} of them ${beyond === 1 ? 'is' : 'are'} not listed` : '';
  const incomplete = report.problems.length > 0 ? `; ${plural(report.problems.length, 'check')} could not be done` : '';
  const sentence = `${outcome(summary)}${cut}${incomplete}.`;
  return paint(worstStyle(report), sentence.charAt(0).toUpperCase() + sentence.slice(1));
}

export const text: Reporter = (report, { color, width = usualWidth }) => {
  const paint = color === true ? colored : plain;
  const findings = report.files.flatMap((file) =>
    file.findings
      .filter((finding) => finding.suppressed === undefined)
      .map((finding) => findingText(finding, file, paint, width)),
  );
  const problems = report.problems.map((problem) => problemText(problem, paint));
  const whatIf = whatIfText(report, paint, (finding, file) => findingText(finding, file, paint, width));
  return harmless(`${[...findings, ...problems, ...whatIf, closing(report, paint)].join('\n\n')}\n`);
};
