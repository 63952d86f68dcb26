/**
 * Everything that is found in one document, from the reader, the tables and the checks, as findings in order.
 * The only room that decides severities; it does not know how findings are shown.
 */

import { metaOf } from '../catalogue/index.ts';
import type { Hit } from '../describe/hit.ts';
import { describe, identify } from '../describe/index.ts';
import { noProtocols, type ProtocolSet, versionsOf } from '../describe/protocols.ts';
import type { Finding } from '../finding.ts';
import type { Fault, ReadResult } from '../read/index.ts';
import { type Crash, runChecks } from './checks.ts';
import { byPlace, type Draft, draft, type Locate, place } from './findings.ts';
import { messageOf } from './message.ts';

export interface Linted {
  readonly mcpdesc: string | null;
  readonly protocolVersions: readonly string[];
  /** By offset, then rule. */
  readonly findings: readonly Finding[];
  readonly crashes: readonly Crash[];
}

/** `strict` lets the advisory rules speak. */
export function lint({ tree, faults }: ReadResult, locate: Locate, strict: boolean): Linted {
  if (tree === undefined) return finish(null, noProtocols, faults, [], [], locate);
  const { mcpdesc, declared, format } = identify(tree);
  if (typeof format !== 'string' || tree.type !== 'object') {
    const unknown: Hit[] = typeof format === 'string' ? [] : [format];
    return finish(mcpdesc, declared, faults, draft(unknown, undefined, strict), [], locate);
  }
  const description = describe(tree, format);
  const { hits, crashes } = runChecks(description);
  const drafts = draft([...description.hits, ...hits], format, strict);
  return finish(mcpdesc, declared, faults, drafts, crashes, locate);
}

function finish(
  mcpdesc: string | null,
  declared: ProtocolSet,
  faults: readonly Fault[],
  drafts: readonly Draft[],
  crashes: readonly Crash[],
  locate: Locate,
): Linted {
  const all = [...faults.map((fault) => draftOf(fault, declared)), ...drafts].sort(byPlace);
  return {
    mcpdesc,
    protocolVersions: versionsOf(declared),
    findings: all.map((one) => place(one, locate)),
    crashes,
  };
}

/** A fault of the text holds in whatever versions the document declares, where that much could be read. */
function draftOf(fault: Fault, scope: ProtocolSet): Draft {
  const meta = metaOf(fault.rule);
  const which = fault.message ?? 'default';
  const level = meta.levels.find(({ message }) => message === undefined || message === which);
  if (level === undefined) throw new Error(`${fault.rule} has no level for ${which}`);
  const message = messageOf({ ...fault, message: which }, meta);
  const { rule, pointer, start, end } = fault;
  return { rule, severity: level.severity, message, scope, pointer, start, end, related: [] };
}
