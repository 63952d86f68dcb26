/** Comments that were clearly meant to ignore something, but begin otherwise. */

import { nearest } from '../../nearest.ts';

export const keyword = 'mcpdesc-check-ignore';

/** What people take for our name, and what other linters call it. */
const tools = ['mcpdesc-check', 'mcpdesc'];
const verbs = ['ignore', 'ignore-line', 'ignore-next-line', 'disable', 'disable-line', 'disable-next-line', 'suppress'];

/** These are words of a sentence as well. */
const inflected: ReadonlySet<string> = new Set(['ignored', 'ignores', 'ignoring']);

/** Most comments are about something else, and longer words are no slips of these. */
const perhaps = /^#+[ \t]*(?<words>[mcp]{3}[\w-]{0,40}(?![\w-])(?:[: \t]{1,3}[\w-]{1,40}(?![\w-]))?)/i;

/** Whoever writes the id of a rule means a rule. */
const namesRule = (text: string): boolean => /^[: \t]*(?:\*|mcp(?:desc)?\.[\w.*-]+)(?:[\s,:]|$)/.test(text);

/** The beginning of such a comment, as it is written. */
export function nearMiss(comment: string): string | undefined {
  const words = perhaps.exec(comment)?.groups?.words;
  if (words === undefined) return undefined;
  const behind = comment.slice(comment.indexOf(words) + words.length);
  const [first = ''] = /^[\w-]+/.exec(words) ?? [];
  if (means(first, verbs)) {
    if (namesRule(words.slice(first.length) + behind)) return first;
    // Alone, only what can be no other word will do.
    const isOther = inflected.has(first.toLowerCase().split('-').at(-1) ?? '');
    return means(first, ['ignore']) && !isOther ? first : undefined;
  }
  return means(words.replace(/[: \t]+/, '-'), verbs) && namesRule(behind) ? words : undefined;
}

/** Whether a name is one of the tool and a verb, but for their spelling. */
function means(name: string, which: readonly string[]): boolean {
  const parts = name.toLowerCase().split(/[-_]/);
  return parts.some((_, at) => {
    const [tool, verb] = [parts.slice(0, at).join('-'), parts.slice(at).join('-')];
    return nearest(tool, tools) !== undefined && nearest(verb, which) !== undefined;
  });
}
