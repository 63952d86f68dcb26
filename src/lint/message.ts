/** Message templates: text with `{holes}`. */

import type { RuleMeta } from '../catalogue/rule-file.ts';
import { complaints } from '../describe/complaints.ts';
import type { Hit } from '../describe/hit.ts';
import { quoted } from '../describe/wording.ts';

/** What `"{name}"` stands for comes from the document, and is cut and escaped as values are; the others are words. */
const hole = /"\{name\}"|\{(\w+)\}/g;

/** The hit's message with its holes filled. A hole that nothing fills is a bug and says so. */
export function messageOf(hit: Pick<Hit, 'rule' | 'message' | 'with'>, meta: RuleMeta): string {
  const template = meta.messages[hit.message] ?? (complaints as Readonly<Record<string, string>>)[hit.message];
  if (template === undefined) throw new Error(`${hit.rule} has no message called ${hit.message}`);
  return template.replace(hole, (_, words?: string) => {
    const name = words ?? 'name';
    const value = hit.with[name];
    if (value === undefined) throw new Error(`nothing fills {${name}} in ${hit.rule}, ${hit.message}`);
    return words === undefined ? quoted(value) : value;
  });
}
