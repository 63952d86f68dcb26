import type { Fault, ReadingRule } from './fault.ts';
import type { Span } from './yaml-text.ts';

/** What can be wrong with a single node of well-formed YAML: the rule and its message. */
const complaints = {
  alias: ['mcpdesc.serialization.yaml.no-aliases', undefined],
  mismatch: ['mcpdesc.serialization.yaml.well-formed', 'tag-mismatch'],
  'not-finite': ['mcpdesc.serialization.number.finite', 'special'],
  overflow: ['mcpdesc.serialization.number.finite', 'overflow'],
  'key-type': ['mcpdesc.serialization.yaml.string-keys', 'scalar'],
  'key-collection': ['mcpdesc.serialization.yaml.string-keys', 'collection'],
  repeated: ['mcpdesc.serialization.yaml.unique-keys', undefined],
} as const satisfies Record<string, readonly [ReadingRule, string | undefined]>;

export type Complaint = keyof typeof complaints;

export function profileFault(complaint: Complaint, { start, end }: Span, pointer: string, holes: Fault['with']): Fault {
  const [rule, message] = complaints[complaint];
  return { rule, ...(message === undefined ? {} : { message }), with: holes, start, end, pointer };
}
