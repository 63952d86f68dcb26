/** A fix as GitHub lets a reviewer accept it with one click. */

import type { Finding, Severity } from '../../finding.ts';
import type { ReportContext } from '../reporter.ts';
import { inline } from './escape.ts';
import { ruleName } from './rule.ts';

const kinds: Readonly<Record<Severity, string>> = { error: 'Error', warning: 'Warning', note: 'Note' };

/** The block replaces the lines it is attached to, byte for byte; its fence is longer than any run of backticks inside. */
export function suggestion(finding: Finding, replacement: string, context: ReportContext): string {
  const runs = (replacement.match(/`+/g) ?? []).map((run) => run.length);
  const fence = '`'.repeat(Math.max(3, ...runs.map((length) => length + 1)));
  const title = inline(finding.fix?.title ?? '');
  return `${kinds[finding.severity]}: ${inline(finding.message)} ${ruleName(finding.rule, context)}\n\n**${title}**\n\n${fence}suggestion\n${replacement}${fence}\n`;
}
