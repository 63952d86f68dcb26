/**
 * Corrections of a document as edits of its text, JSON and YAML alike, so that comments, order, quotes and indentation of
 * everything else stay as they are. Whatever would take judgement is left alone.
 */

import type { Edit, Fix } from '../finding.ts';
import type { Change, Repair } from './change.ts';
import { insertion } from './insert.ts';
import { spelt, type Written } from './layout.ts';
import { removal } from './remove.ts';

export { applied, compatible } from './apply.ts';
export type { Change, Repair } from './change.ts';
export type { Written } from './layout.ts';
export { unifiedDiff } from './unified-diff.ts';

/** A repair on the text; undefined where the text leaves no clean way. */
export function fixOf({ title, change }: Repair, written: Written): Fix | undefined {
  const edit = editOf(change, written);
  return edit && { title, edits: [edit] };
}

function editOf(change: Change, written: Written): Edit | undefined {
  switch (change.do) {
    case 'remove':
      return removal(change.node, written);
    case 'insert':
      return insertion(change.into, change.key, change.value, written);
    case 'replace': {
      const { start, end } = change.node;
      const text = spelt(change.value, start, written);
      return text === undefined ? undefined : { start, end, text };
    }
  }
}
