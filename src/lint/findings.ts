/** Hits → findings: severity, message, exact place, one finding for what holds in several versions or at several uses. */

import { metaOf } from '../catalogue/index.ts';
import { declarationOf } from '../describe/declaration.ts';
import type { Format } from '../describe/formats.ts';
import { atValue, type Hit, type Place, placeOffsets, placePointer } from '../describe/hit.ts';
import { type ProtocolSet, union, versionsOf } from '../describe/protocols.ts';
import type { Repair } from '../edit/index.ts';
import type { Fix, Range, Related, Severity, SourceLine, Suppressed } from '../finding.ts';
import { severitiesOf } from './level.ts';
import { messageOf } from './message.ts';
import type { Policy } from './policy.ts';

/** Where a fault in a shared component is used, at most; a component used everywhere needs no list of everything. */
const shownUses = 10;

/** A finding before its place in the text is worked out. */
export interface Draft {
  readonly rule: string;
  readonly severity: Severity;
  readonly message: string;
  readonly scope: ProtocolSet;
  readonly pointer: string;
  readonly start: number;
  readonly end: number;
  readonly related: readonly { readonly at: Place; readonly message: string }[];
  readonly repair?: Repair;
  readonly suppressed?: Suppressed;
}

/** Turns hits into drafts. A hit that no message fits is a bug of ours: it is handed to `crash`, and the others stand. */
export function draft(
  hits: Iterable<Hit>,
  format: Format | undefined,
  policy: Policy,
  crash: (rule: string, error: unknown) => void,
): Draft[] {
  const drafts = new Map<string, Draft>();
  for (const hit of hits) {
    try {
      for (const one of draftsOf(hit, format, policy)) join(drafts, one);
    } catch (error) {
      crash(hit.rule, error);
    }
  }
  return [...drafts.values()].sort(byPlace);
}

function* draftsOf(hit: Hit, format: Format | undefined, policy: Policy): Generator<Draft> {
  const meta = metaOf(hit.rule);
  const instead = policy.severityOf(hit.rule);
  if (instead === 'off') return;
  for (const [severity, scope] of severitiesOf(hit, meta, format, instead)) {
    const message = messageOf(hit, meta);
    for (const { at, related } of placesOf(hit, meta.reported === 'use-site')) {
      const [start, end] = placeOffsets(at);
      const { rule, repair } = hit;
      const found = { rule, severity, message, scope, pointer: placePointer(at), start, end, related };
      yield { ...found, ...(repair === undefined ? {} : { repair }) };
    }
  }
}

/** What is the same but for its versions and its uses is one finding. */
function join(drafts: Map<string, Draft>, one: Draft): void {
  const key = JSON.stringify([one.rule, one.severity, one.message, one.pointer, one.start, one.end]);
  const known = drafts.get(key);
  const joined = known && { scope: union(known.scope, one.scope), related: [...known.related, ...one.related] };
  drafts.set(key, { ...one, ...joined });
}

interface Location {
  readonly at: Place;
  readonly related: Draft['related'];
}

/** A fault in a component is reported where it is written, or, where only the use makes it one, at each use. */
function placesOf(hit: Hit, atUse: boolean): Location[] {
  const also = hit.also ?? [];
  const uses = [...new Set(hit.uses ?? [])];
  if (uses.length === 0) return [{ at: hit.at, related: also }];
  if (atUse) {
    const origin = { at: hit.at, message: 'In the shared component, here.' };
    return uses.map((use) => ({ at: atValue(use), related: [origin, ...also] }));
  }
  const used = uses.map((use) => ({ at: atValue(use), message: usedBy(declarationOf(use)) }));
  return [{ at: hit.at, related: [...also, ...used] }];
}

const usedBy = (declaration: string | undefined): string =>
  `The shared component is used here${declaration === undefined ? '' : `, by ${declaration}`}.`;

export const byPlace = (a: Draft, b: Draft) =>
  a.start - b.start || compare(a.rule, b.rule) || a.end - b.end || compare(a.message, b.message);

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** What the draft lacks: lines and columns, the source line, and what a repair means for the text. */
export interface Locate {
  readonly range: (start: number, end: number) => Range;
  readonly source: (range: Range) => SourceLine;
  /** Undefined where the text leaves no clean way. */
  readonly fix: (repair: Repair) => Fix | undefined;
}

export function place(draft: Draft, locate: Locate) {
  const { rule, severity, message, scope, pointer, start, end, related, repair, suppressed } = draft;
  const range = locate.range(start, end);
  const places = relatedOf(related, locate);
  const fix = repair && locate.fix(repair);
  return {
    rule,
    severity,
    message,
    protocolVersions: versionsOf(scope),
    pointer,
    range,
    ...(places.length === 0 ? {} : { related: places }),
    ...(suppressed === undefined ? {} : { suppressed }),
    ...(fix === undefined ? {} : { fix }),
    ...(repair !== undefined && fix === undefined ? { byHand: true as const } : {}),
    source: locate.source(range),
  };
}

function relatedOf(related: Draft['related'], locate: Locate): Related[] {
  const distinct = new Map<string, Related>();
  for (const { at, message } of related) {
    const pointer = placePointer(at);
    const key = `${pointer} ${message}`;
    if (distinct.size === shownUses && !distinct.has(key)) break;
    distinct.set(key, { message, pointer, range: locate.range(...placeOffsets(at)) });
  }
  return [...distinct.values()];
}
