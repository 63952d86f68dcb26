/** Findings with the file they lie in, the way most reports walk them. */

import { type FileReport, type Finding, type Report, type Severity, severities } from '../finding.ts';

export interface Placed {
  readonly file: FileReport;
  readonly finding: Finding;
}

export const placed = (report: Report): Placed[] =>
  report.files.flatMap((file) => file.findings.map((finding) => ({ file, finding })));

/** Those that nobody has suppressed. */
export const active = (report: Report): Placed[] =>
  placed(report).filter(({ finding }) => finding.suppressed === undefined);

/** Worst first; equals stay in the order of the report. */
export function bySeverity(all: readonly Placed[]): Placed[] {
  const rank = ({ finding }: Placed) => severities.indexOf(finding.severity);
  return all.toSorted((a, b) => rank(a) - rank(b));
}

export function countBySeverity(all: readonly Placed[]): Record<Severity, number> {
  const counts = { error: 0, warning: 0, note: 0 };
  for (const { finding } of all) counts[finding.severity] += 1;
  return counts;
}

/** Those that are new with the pull request, and those that are not. */
export function byNews(
  all: readonly Placed[],
  news: ReadonlySet<Finding>,
): { readonly added: readonly Placed[]; readonly older: readonly Placed[] } {
  return {
    added: all.filter(({ finding }) => news.has(finding)),
    older: all.filter(({ finding }) => !news.has(finding)),
  };
}
