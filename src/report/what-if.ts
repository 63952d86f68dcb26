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
export const countsOf = ({ view }: Pick<View, 'view'>): { errors: number; warnings: number; notes: number } =>
  summarize([view]);

/** "2 things stand in the way": errors are in the way, and nothing else. Undefined where nothing is. */
export function obstacles(one: View): string | undefined {
  const { errors } = countsOf(one);
  return errors === 0 ? undefined : `${plural(errors, 'thing')} ${errors === 1 ? 'stands' : 'stand'} in the way`;
}

/** "1 warning, 2 notes"; empty where there are none. */
export function remarks(one: View): string {
  const { warnings, notes } = countsOf(one);
  return tally({ error: 0, warning: warnings, note: notes });
}

/** "ready for 2026-07-28 (1 warning)", "2 things stand in the way of 2026-07-28" */
export function readiness(one: View): string {
  const version = one.view.protocolVersion;
  const inTheWay = obstacles(one);
  if (inTheWay !== undefined) return `${inTheWay} of ${version}`;
  const others = remarks(one);
  return `ready for ${version}${others === '' ? '' : ` (${others})`}`;
}

const nameOf = ({ rule, severity, pointer, message }: Finding) => JSON.stringify([rule, severity, pointer, message]);

const active = ({ findings }: { readonly findings: readonly Finding[] }): readonly Finding[] =>
  findings.filter(({ suppressed }) => suppressed === undefined);

/** How much of it is reported for a declared version already. */
export function knownIn({ file, view }: View): number {
  const known = new Set(file.findings.map(nameOf));
  return active(view).filter((finding) => known.has(nameOf(finding))).length;
}

/** How much that is reported for a declared version holds in one of the others as well. */
export function shared({ findings, whatIf = [] }: FileReport): number {
  const there = new Set(whatIf.flatMap(active).map(nameOf));
  return active({ findings }).filter((finding) => there.has(nameOf(finding))).length;
}

/** What is not reported already, each once with all versions in which it would hold, in the order of the text. */
export function added({ findings, whatIf = [] }: FileReport): Finding[] {
  const known = new Set(findings.map(nameOf));
  const all = new Map<string, Finding>();
  for (const finding of whatIf.flatMap(active)) {
    const name = nameOf(finding);
    const protocolVersions = [...(all.get(name)?.protocolVersions ?? []), ...finding.protocolVersions];
    if (!known.has(name)) all.set(name, { ...finding, protocolVersions });
  }
  return [...all.values()].sort((a, b) => a.range.start.offset - b.range.start.offset);
}
