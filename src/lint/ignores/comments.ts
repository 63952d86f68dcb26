/** `# mcpdesc-check-ignore <rule>[, <rule>]: <reason>` in YAML, which covers the next node. */

import { rulesOf } from '../../catalogue/rule-pattern.ts';
import type { Comment, Node } from '../../read/index.ts';
import type { Entry, Remark, Said } from './entry.ts';
import { keyword, nearMiss } from './near-miss.ts';
import { nextNodes } from './next-node.ts';

const marker = new RegExp(`^#+[ \\t]*${keyword}(?![\\w-])`);

export function commentIgnores(root: Node, text: string, comments: readonly Comment[]): Said {
  const entries: Entry[] = [];
  const remarks: Remark[] = [];
  const marked = comments.flatMap((comment, index) => {
    const behind = behindMark(comment, text);
    return behind === undefined ? [] : [{ ...comment, behind, next: comments[index + 1] }];
  });
  if (marked.length === 0) return { entries, remarks };

  const nextNode = nextNodes(root, text);
  for (const { start, end, behind, next } of marked) {
    const pointer = nextNode(end);
    const complain = (message: string, holes: Remark['with'] = {}) =>
      remarks.push({ rule: 'mcpdesc.ignore.entry.form', message, with: holes, pointer: pointer ?? '', start, end });
    if (typeof behind === 'string') {
      complain('spelling', { found: behind });
      continue;
    }
    const [rules = '', ...reason] = text.slice(behind, end).split(':');
    const named = [...rules.matchAll(/[^\s,]+/g)];
    const said = reasonAmong(rules, named);
    if (reason.join('').trim() === '' && goesOn(end, next, text)) {
      complain('lines');
      continue;
    }
    if (named.length === 0) complain('comment');
    if (said !== undefined) {
      complain('colon', { rule: text.slice(behind, behind + said).trim() });
      continue;
    }
    if (pointer === undefined) {
      if (named.length > 0) complain('end');
      continue;
    }
    const line = contentBefore(start, text);
    for (const { 0: rule, index } of named) {
      const from = behind + index;
      entries.push({
        rule,
        by: 'comment',
        pointer,
        reason: reason.join(':').trim(),
        at: { pointer, start: from, end: from + rule.length },
        ...(line === undefined ? {} : { line }),
      });
    }
  }
  return { entries, remarks };
}

/** Where what an ignore says begins; or, of one that begins otherwise, how; undefined of any other comment. */
function behindMark({ start, end }: Comment, text: string): number | string | undefined {
  const comment = text.slice(start, end);
  const mark = marker.exec(comment)?.[0];
  return mark === undefined ? nearMiss(comment) : start + mark.length;
}

/** Where, among the rules, words begin that are none: then a reason stands there, without the colon before it. */
function reasonAmong(rules: string, named: readonly RegExpExecArray[]): number | undefined {
  const [first] = named;
  if (first === undefined || rulesOf(first[0]).length === 0) return undefined;
  return named.find(({ 0: word, index }) => {
    const isListed = /,\s*$/.test(rules.slice(0, index));
    return index > first.index && !isListed && !/^(?:\*|mcp(?:desc)?\..*)$/.test(word);
  })?.index;
}

/** Where the line of a comment begins, if anything stands before the comment. */
function contentBefore(start: number, text: string): number | undefined {
  const line = Math.max(text.lastIndexOf('\n', start - 1), text.lastIndexOf('\r', start - 1)) + 1;
  return text.slice(line, start).trim() === '' ? undefined : line;
}

/** Whether a comment about nothing of its own stands on the next line: then it was meant to be read on. */
const goesOn = (end: number, next: Comment | undefined, text: string): boolean =>
  next !== undefined &&
  /^(?:\r\n?|\n)[ \t]*$/.test(text.slice(end, next.start)) &&
  behindMark(next, text) === undefined;
