/** One sentence for each complaint of the shape tables. A rule's YAML may say it better and then wins. */

import type { Complaint } from './shape.ts';

export const complaints = {
  type: '{subject} must be {expected}, not {value}{hint}.',
  missing: '{object} must have the property "{name}"{hint}.',
  unknown: '"{name}" is not a property of {object}{hint}.',
  value: '{subject} is {value}, but must be {expected}{hint}.',
  pattern: '{subject} is {value}, but must be {expected}.',
  key: 'The name {value} in "{name}" must be {expected}.',
  empty: '{subject} must have at least one entry{hint}.',
  blank: '{subject} must not be the empty string.',
  long: '{subject} has {value} entries, but at most {expected} are allowed.',
  range: '{subject} is {value}, but must be {expected}.',
  duplicate: '{value} stands more than once in "{name}"; remove the repetition.',
  uri: '{subject} is {value}, but must be an absolute URI: {fault}.',
  'exactly-one': '{object} must have exactly one of {expected}, but has {value}.',
  'at-least-one': '{object} must have at least one of {expected}.',
} as const satisfies Record<Complaint, string>;

/** Property names that come from older drafts and from other formats, with what to write instead. */
export const hints: Readonly<Record<string, string>> = {
  '<<': '; YAML merge keys are not interpreted in this format, so write the members out',
  mcpspec: '; the format version is now "mcpdesc"',
  transport: '; the list of transports is "transports"',
  metadata: '; the identity of the server is "info"',
  lifecycle: '; declare versions in "protocolVersions"',
  _generated: '; put tool output of your own under an x- name',
  protocolVersion: '; the versions of the document stand in "protocolVersions" at its root',
  $ref: '; a shared component is named by "$componentRef"',
  $componentRef: '; only tool schemas, form schemas and named examples can be references',
};
