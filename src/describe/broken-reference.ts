/** What is wrong with a reference that leads nowhere: a rule, its message and a place for each fault. */

import type { ObjectNode } from '../read/tree.ts';
import { atKey, atValue, type Place } from './hit.ts';
import type { Namespace } from './namespace.ts';
import { componentNames, type Resolution, referenceKey } from './references.ts';
import type { Voice } from './shape.ts';
import { wrongType } from './value-complaints.ts';
import { didYouMean, quoted } from './wording.ts';

type Fault = Extract<Resolution, { fault: string }>;

export interface Spoken {
  readonly voice: Voice;
  readonly at: Place;
  readonly with: Readonly<Record<string, string>>;
}

export function* aboutReference(
  node: ObjectNode,
  { fault, pointer }: Fault,
  namespace: Namespace,
  document: ObjectNode,
): Generator<Spoken> {
  const value = node.get(referenceKey);
  const params = { value: quoted(pointer), expected: namespace };
  switch (fault) {
    case 'shape':
      yield* aboutShape(node);
      return;
    case 'pointer':
      yield { voice: 'mcpdesc.component-ref.pointer.well-formed', at: atValue(value ?? node), with: params };
      return;
    case 'namespace':
      yield { voice: 'mcpdesc.component-ref.target.namespace', at: atValue(node), with: params };
      return;
    case 'missing': {
      const name = pointer.slice(pointer.lastIndexOf('/') + 1);
      const hint = didYouMean(name, componentNames(document, namespace));
      yield { voice: 'mcpdesc.component-ref.target.exists', at: atValue(node), with: { ...params, hint } };
      return;
    }
    case 'cycle':
      yield { voice: 'mcpdesc.component-ref.resolution.acyclic', at: atValue(node), with: params };
  }
}

function* aboutShape(node: ObjectNode): Generator<Spoken> {
  const rule = 'mcpdesc.component-ref.object.structure';
  for (const member of node.members) {
    if (member.key !== referenceKey) {
      yield { voice: [rule, 'sibling'], at: atKey(member.value), with: { name: member.key } };
    } else if (member.value.type !== 'string') {
      const { complaint, with: params } = wrongType(member.value, 'a string');
      yield { voice: [rule, complaint], at: atValue(member.value), with: params };
    }
  }
}
