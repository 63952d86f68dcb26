/** The few phrases that all reports for people share. */

import type { FileReport, Finding, Problem, Severity, Summary } from '../finding.ts';
import { grouped } from '../grouped.ts';

export const plural = (count: number, noun: string): string => `${grouped(count)} ${noun}${count === 1 ? '' : 's'}`;

/** "2 errors, 1 warning"; the empty string where there is none. */
export const tally = (counts: Readonly<Record<Severity, number>>): string =>
  [
    { count: counts.error, noun: 'error' },
    { count: counts.warning, noun: 'warning' },
    { count: counts.note, noun: 'note' },
  ]
    .filter(({ count }) => count > 0)
    .map(({ count, noun }) => plural(count, noun))
    .join(', ');

/** "2 errors, 1 warning in 3 files, 1 suppressed" or "no findings in 3 files". */
export function outcome(summary: Summary): string {
  const found = tally({ error: summary.errors, warning: summary.warnings, note: summary.notes });
  // Findings without a file are those of the config file.
  if (summary.files === 0) return [found, 'no files to check'].filter(Boolean).join(', ');
  const suppressed = summary.suppressed > 0 ? `, ${grouped(summary.suppressed)} suppressed` : '';
  return `${found || 'no findings'} in ${plural(summary.files, 'file')}${suppressed}`;
}

/** "MCP 2025-06-18, 2025-11-25", unless the finding holds in every version that the file declares. */
export function narrowed(finding: Finding, file: FileReport): string | undefined {
  const everywhere = finding.protocolVersions.length === file.protocolVersions.length;
  return everywhere || finding.protocolVersions.length === 0 ? undefined : `MCP ${finding.protocolVersions.join(', ')}`;
}

/** What kept part of the work from being done, without its place. */
export const complaint = (problem: Problem): string =>
  problem.kind === 'operator'
    ? problem.message
    : `Internal error${problem.rule === undefined ? '' : ` in the check of ${problem.rule}`}: ${problem.message}`;
