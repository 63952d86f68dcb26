/** A fix as GitHub lets a reviewer accept it with one click. */

import type { Finding, Severity } from '../../finding.ts';
import { ruleLink } from '../links.ts';
import type { ReportContext } from '../reporter.ts';
import { code, inline, linked } from './escape.ts';

const kinds: Readonly<Record<Severity, string>> = { error: 'Error', warning: 'Warning', note: 'Note' };

/** The block replaces the lines it is attached to, byte for byte; its fence is longer than any run of backticks inside. */
export function suggestion(finding: Finding, replacement: string, { rules, links }: ReportContext): string {
  const runs = (replacement.match(/`+/g) ?? []).map((run) => run.length);
  const fence = '`'.repeat(Math.max(3, ...runs.map((length) => length + 1)));
  const rule = linked(code(finding.rule), ruleLink(finding.rule, rules, links));
  const title = inline(finding.fix?.title ?? '');
  return `${kinds[finding.severity]}: ${inline(finding.message)} ${rule}\n\n**${title}**\n\n${fence}suggestion\n${replacement}${fence}\n`;
}
