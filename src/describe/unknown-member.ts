/** Members that an object does not have: which rule speaks of which name. */

import type { Node } from '../read/tree.ts';
import { hints } from './complaints.ts';
import { own } from './own.ts';
import { isOfComponent, referenceKey } from './references.ts';
import type { RecordShape, Voice } from './shape.ts';
import { didYouMean } from './wording.ts';

/**
 * A shape may claim every name for one rule. Otherwise names that are right elsewhere have rules of their own where they are wrong. Any other name may be one that a later
 * format knows: the levels of the rule say which of its two messages speaks in which format.
 */
export function unknownVoices(name: string, value: Node, { voices }: RecordShape): readonly Voice[] {
  if (voices?.unknown !== undefined) return [voices.unknown];
  if (name === 'protocolVersions') {
    const rule = isOfComponent(value)
      ? 'mcpdesc.components.value.no-protocol-versions'
      : 'mcpdesc.protocol-versions.scope.placement';
    return [[rule, 'unknown']];
  }
  if (name === referenceKey || name === '$ref') return [['mcpdesc.component-ref.use-site.permitted', 'unknown']];
  if (name.startsWith('x-')) return [['mcpdesc.extension-property.placement.eligible', 'unknown']];
  const rule = 'mcpdesc.document.object.known-properties';
  return [
    [rule, 'unknown'],
    [rule, 'unverified'],
  ];
}

/** Of the two messages, what they say about the name: what to write instead, or which known name it resembles. */
export const unknownParams = (name: string, { label, properties, voices }: RecordShape) => ({
  name,
  object: label,
  hint: (voices?.unknown === undefined ? own(hints, name) : undefined) ?? didYouMean(name, Object.keys(properties)),
});
