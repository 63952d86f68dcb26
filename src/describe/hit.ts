/** What a table row or a check found: a rule, a place, and what fills the rule's message. Severity comes later. */

import type { Repair } from '../edit/index.ts';
import { holder, type Node, pointer, token } from '../read/tree.ts';
import type { ProtocolSet } from './protocols.ts';

/** A node, its key, or the gap where a member is missing. */
export type Place =
  | { readonly node: Node; readonly focus: 'value' | 'key' }
  | { readonly node: Node; readonly focus: 'missing'; readonly name: string };

export const atValue = (node: Node): Place => ({ node, focus: 'value' });
export const atKey = (node: Node): Place => ({ node, focus: 'key' });
export const atGap = (node: Node, name: string): Place => ({ node, focus: 'missing', name });

export interface Hit {
  readonly rule: string;
  /** The rule's message, or the complaint, that this is. */
  readonly message: string;
  readonly with: Readonly<Record<string, string>>;
  readonly at: Place;
  /** The protocol versions in question; the levels of the rule narrow them. */
  readonly scope: ProtocolSet;
  /** In a shared component as such, used or not: version windows say nothing there. */
  readonly definition?: true;
  /** The references through which the place was reached, where it lies in a shared component. */
  readonly uses?: readonly Node[];
  readonly also?: readonly { readonly at: Place; readonly message: string }[];
  readonly repair?: Repair;
}

/** JSON Pointer of a place; of a missing member, the pointer it would have. */
export const placePointer = (place: Place): string =>
  place.focus === 'missing' ? pointer(place.node) + token(place.name) : pointer(place.node);

/**
 * Start and end offset of a place. A missing member is shown at the key of the object that lacks it; an object without
 * a key (the root, an array entry) at its opening brace, or at its first key in YAML's block style.
 */
export function placeOffsets(place: Place): readonly [start: number, end: number] {
  const { node } = place;
  if (place.focus === 'value') return [node.start, node.end];
  const member = holder(node);
  if (member !== undefined) return [member.keyStart, member.keyEnd];
  const first = node.type === 'object' ? node.members[0] : undefined;
  if (first !== undefined && first.keyStart === node.start) return [first.keyStart, first.keyEnd];
  return [node.start, Math.min(node.start + 1, node.end)];
}
