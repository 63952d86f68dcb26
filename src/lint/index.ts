/**
 * Everything that is found in one document, from the reader, the tables and the checks, as findings in order.
 * The only room that decides severities; it does not know how findings are shown.
 */

import { metaOf } from '../catalogue/index.ts';
import type { Format } from '../describe/formats.ts';
import type { Hit } from '../describe/hit.ts';
import { describe, type Identity, identify } from '../describe/index.ts';
import { intersection, noProtocols, type ProtocolSet, versionsOf } from '../describe/protocols.ts';
import type { Counted, FileReport, Finding } from '../finding.ts';
import { limitsWith } from '../limits.ts';
import { mostSevere } from '../most-severe.ts';
import type { Fault, ReadResult } from '../read/index.ts';
import type { CheckSettings } from '../settings/index.ts';
import { type Crash, crashOf, runChecks } from './checks.ts';
import { byPlace, type Draft, draft, type Locate, place } from './findings.ts';
import {
  applyIgnores,
  commentIgnores,
  type Entry,
  extensionIgnores,
  type Fate,
  limited,
  type Remark,
  type Said,
} from './ignores/index.ts';
import { countsOf, limitRemark } from './left-out.ts';
import { messageOf } from './message.ts';
import { type Policy, policyOf } from './policy.ts';

export type { Locate } from './findings.ts';
export type { Fate } from './ignores/index.ts';
export { whatIf } from './what-if.ts';

export interface Linted {
  readonly mcpdesc: string | null;
  readonly protocolVersions: readonly string[];
  /** By offset, then rule. */
  readonly findings: readonly Finding[];
  readonly leftOut?: readonly Counted[];
  readonly crashes: readonly Crash[];
  /** What came of each ignore of the settings. */
  readonly ignores: readonly Fate[];
}

/** `also`: protocol versions that are taken for declared; if there are any, only what holds in one of them is told. */
export function lint(
  path: string,
  result: ReadResult,
  locate: Locate,
  settings: CheckSettings,
  also: ProtocolSet = noProtocols,
): Linted {
  const { tree, faults } = result;
  const policy = policyOf(settings);
  const { mcpdesc, declared, subject } = tree === undefined ? unread : identify(tree, also);
  const { format, hits, crashes } = found(subject, declared, path, policy);
  const drafts = draft(hits, format, policy, (rule, error) => crashes.push(crashOf(rule, error)));
  // A declaration whose own scope is broken has none: what is wrong with it is wrong in every version.
  const scoped = drafts.map((one) => (one.scope === noProtocols ? { ...one, scope: declared } : one));
  const remark = (one: Remark | Fault) => draftsOf(one, declared, policy);

  const { entries, remarks } = saidIn(result);
  const own = settings.ignore ?? [];
  const ignores = [...entries, ...own.map((ignore): Entry => ({ ...ignore, by: 'config' }))];
  const isWhole = format !== undefined && crashes.length === 0;
  const applied = applyIgnores([...faults.flatMap(remark), ...scoped], ignores, policy, isWhole);
  const all = [...applied.drafts, ...[...remarks, ...applied.remarks].flatMap(remark)].sort(byPlace);
  const told = also === noProtocols ? all : all.filter(({ scope }) => intersection(scope, also) !== noProtocols);
  const most = limitsWith(settings.limits).findings;
  const { kept, rest } = mostSevere(told, most, (one) => one);
  const open = rest.find(({ suppressed }) => suppressed === undefined);
  const limit = open && limitRemark(open, told.length, most);
  return {
    mcpdesc,
    protocolVersions: versionsOf(declared),
    findings: [...(limit ? remark(limit) : []), ...kept].sort(byPlace).map((one) => place(one, locate)),
    ...(rest.length > 0 && { leftOut: countsOf(rest, ({ scope }) => versionsOf(scope)) }),
    crashes,
    ignores: applied.fates.slice(entries.length),
  };
}

/** A report that has every finding, with no more of them than the settings allow. */
export function withinLimit(file: FileReport, settings: CheckSettings): FileReport {
  const most = limitsWith(settings.limits).findings;
  const policy = policyOf(settings);
  function shortened<Part extends Pick<FileReport, 'findings'>>(part: Part, protocolVersions: readonly string[]): Part {
    const { kept, rest } = mostSevere(part.findings, most, (finding) => finding);
    if (rest.length === 0) return part;
    const open = rest.find(({ suppressed }) => suppressed === undefined);
    const limit = open && limitAt(open, protocolVersions, part.findings.length, most, policy);
    return {
      ...part,
      findings: [...(limit ?? []), ...kept].sort(byRange),
      leftOut: countsOf(rest, (finding) => finding.protocolVersions),
    };
  }
  const whole = shortened(file, file.protocolVersions);
  if (file.whatIf === undefined) return whole;
  return { ...whole, whatIf: file.whatIf.map((view) => shortened(view, [view.protocolVersion])) };
}

/** As the remark of that rule would be, at the place of a finding. */
function limitAt(
  { pointer, range, source }: Finding,
  protocolVersions: readonly string[],
  found: number,
  most: number,
  policy: Policy,
): Finding[] {
  const remark = limitRemark({ pointer, start: range.start.offset, end: range.end.offset }, found, most);
  return draftsOf(remark, noProtocols, policy).map(({ rule, severity, message }) => {
    return { rule, severity, message, protocolVersions, pointer, range, source };
  });
}

const byRange = (a: Finding, b: Finding) => a.range.start.offset - b.range.start.offset || (a.rule < b.rule ? -1 : 1);

/** What the document says about its own findings. */
function saidIn({ tree, text, comments }: ReadResult): Said {
  if (tree === undefined) return { entries: [], remarks: [] };
  return limited([commentIgnores(tree, text, comments), extensionIgnores(tree)]);
}

interface Found {
  readonly format?: Format;
  readonly hits: readonly Hit[];
  readonly crashes: Crash[];
}

function found(subject: Identity['subject'] | undefined, declared: ProtocolSet, path: string, policy: Policy): Found {
  if (subject === undefined) return { hits: [], crashes: [] };
  if ('hit' in subject) return { hits: [subject.hit], crashes: [] };
  const description = describe(subject.root, subject.format, declared, path);
  const { hits, crashes } = runChecks(description, (rule) => policy.severityOf(rule) !== 'off');
  return { format: subject.format, hits: [...description.hits, ...hits], crashes };
}

const unread = { mcpdesc: null, declared: noProtocols, subject: undefined };

/** A fault of the text, or a remark, holds in whatever versions the document declares, where that much could be read. */
function draftsOf(fault: Fault | Remark, scope: ProtocolSet, policy: Policy): Draft[] {
  const meta = metaOf(fault.rule);
  const instead = policy.severityOf(fault.rule);
  if (instead === 'off') return [];
  const which = fault.message ?? 'default';
  const { rule, pointer, start, end } = fault;
  return meta.levels
    .filter(({ message }) => message === undefined || message === which)
    .map(({ severity }) => {
      const message = messageOf({ ...fault, message: which }, meta);
      return { rule, severity: instead ?? severity, message, scope, pointer, start, end, related: [] };
    });
}
