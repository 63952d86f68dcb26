/** How a finding is known again. */

import { createHash } from 'node:crypto';
import type { Finding } from '../finding.ts';

/** Not by its line, which every edit above it moves, but by where it is in the document and what stands there. */
export interface Entry {
  /** Relative to the folder of the baseline, with forward slashes. */
  readonly file: string;
  readonly rule: string;
  readonly pointer: string;
  /** A digest of what the finding marks, white space apart. */
  readonly content: string;
}

export const entryOf = (file: string, { rule, pointer, source }: Finding): Entry => ({
  file,
  rule,
  pointer,
  content: createHash('sha256')
    .update(source.content ?? '')
    .digest('hex')
    .slice(0, 16),
});

const fields = ['file', 'pointer', 'rule', 'content'] as const;

export const byPlace = (a: Entry, b: Entry): number => {
  const field = fields.find((name) => a[name] !== b[name]);
  return field === undefined ? 0 : a[field] < b[field] ? -1 : 1;
};

/** Items move when others are added before them, so that the content has to tell them apart. */
const withoutIndices = (pointer: string): string => pointer.replace(/\/\d+(?=\/|$)/g, '/*');

/** From the surest way to know a finding again to the least sure. */
export const identities: readonly ((entry: Entry) => string)[] = [
  ({ rule, pointer, content }) => JSON.stringify([rule, pointer, content]),
  ({ rule, pointer, content }) => JSON.stringify([rule, withoutIndices(pointer), content]),
];
