/** `# mcpdesc-check-ignore <rule>[, <rule>]: <reason>` in YAML, which covers the next node. */

import type { Comment, Node } from '../../read/index.ts';
import type { Entry, Remark, Said } from './entry.ts';
import { nextNodes } from './next-node.ts';

const marker = /^#+[ \t]*mcpdesc-check-ignore(?![\w-])/;

export function commentIgnores(root: Node, text: string, comments: readonly Comment[]): Said {
  const entries: Entry[] = [];
  const remarks: Remark[] = [];
  const marked = comments.flatMap(({ start, end }) => {
    const mark = marker.exec(text.slice(start, end))?.[0];
    return mark === undefined ? [] : [{ start, end, behind: start + mark.length }];
  });
  if (marked.length === 0) return { entries, remarks };

  const nextNode = nextNodes(root, text);
  for (const { start, end, behind } of marked) {
    // Without a next node it covers nothing, which no pointer can: it is then reported as unused.
    const pointer = nextNode(end);
    const [rules = '', ...reason] = text.slice(behind, end).split(':');
    const named = [...rules.matchAll(/[^\s,]+/g)];
    const comment = { pointer: pointer ?? '', start, end };
    if (named.length === 0)
      remarks.push({ rule: 'mcpdesc.ignore.entry.form', message: 'comment', with: {}, ...comment });
    for (const { 0: rule, index } of named) {
      const from = behind + index;
      entries.push({
        rule,
        by: 'comment',
        pointer: pointer ?? nowhere,
        reason: reason.join(':').trim(),
        at: { pointer: pointer ?? '', start: from, end: from + rule.length },
      });
    }
  }
  return { entries, remarks };
}

/** No pointer begins without a slash. */
const nowhere = 'nowhere';
