/** What is said of protocol versions that a file does not declare. */

import { type FileReport, type Finding, type Report, summarize, type WhatIf } from '../finding.ts';
import { plural, tally } from './wording.ts';

export interface View {
  readonly file: FileReport;
  readonly view: WhatIf;
}

/** By file, then version. */
export const views = ({ files }: Report): View[] =>
  files.flatMap((file) => (file.whatIf ?? []).map((view) => ({ file, view })));

/** Of one version, as if the file had nothing else. */
export const countsOf = ({ file, view }: View): { errors: number; warnings: number; notes: number } =>
  summarize([{ ...file, findings: view.findings }]);

/** "ready for 2026-07-28 (1 warning)", "2 things stand in the way of 2026-07-28": errors are in the way, and nothing else. */
export function readiness(one: View): string {
  const { errors, warnings, notes } = countsOf(one);
  const version = one.view.protocolVersion;
  if (errors > 0) return `${plural(errors, 'thing')} ${errors === 1 ? 'stands' : 'stand'} in the way of ${version}`;
  const others = tally({ error: 0, warning: warnings, note: notes });
  return `ready for ${version}${others === '' ? '' : ` (${others})`}`;
}

/** What is not reported for a declared version already. */
export function added({ file, view }: View): Finding[] {
  const name = ({ rule, severity, pointer, message }: Finding) => JSON.stringify([rule, severity, pointer, message]);
  const known = new Set(file.findings.map(name));
  return view.findings.filter((finding) => finding.suppressed === undefined && !known.has(name(finding)));
}
