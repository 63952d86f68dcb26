/**
 * Everything that is found in one document, from the reader, the tables and the checks, as findings in order.
 * The only room that decides severities; it does not know how findings are shown.
 */

import { metaOf } from '../catalogue/index.ts';
import type { Format } from '../describe/formats.ts';
import type { Hit } from '../describe/hit.ts';
import { describe, type Identity, identify } from '../describe/index.ts';
import { noProtocols, type ProtocolSet, versionsOf } from '../describe/protocols.ts';
import type { Finding } from '../finding.ts';
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
  readonly crashes: readonly Crash[];
  /** What came of each ignore of the settings. */
  readonly ignores: readonly Fate[];
}

/** `also`: protocol versions that are taken for declared. */
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
  return {
    mcpdesc,
    protocolVersions: versionsOf(declared),
    findings: all.map((one) => place(one, locate)),
    crashes,
    ignores: applied.fates.slice(entries.length),
  };
}

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
