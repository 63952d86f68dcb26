/** Rules by id, by prefix as in `mcpdesc.tag.*`, or all of them as `*`. */

import { nearest } from '../nearest.ts';
import { ruleIds } from './index.ts';

export const covers = (pattern: string, rule: string): boolean =>
  pattern === rule || pattern === '*' || (pattern.endsWith('.*') && rule.startsWith(pattern.slice(0, -1)));

export const rulesOf = (pattern: string): readonly string[] => ruleIds.filter((id) => covers(pattern, id));

/** The more of the id it names, the more it counts. */
export const specificity = (pattern: string): number =>
  pattern.endsWith('*') ? pattern.length - 1 : Number.POSITIVE_INFINITY;

/** `mcp.*` and `mcp.tool.*` of `mcp.tool.name`. */
function* prefixes(id: string): Generator<string> {
  for (let dot = id.indexOf('.'); dot !== -1; dot = id.indexOf('.', dot + 1)) yield `${id.slice(0, dot)}.*`;
}

/** Every pattern that covers a rule. */
export function* patternsOf(rule: string): Generator<string> {
  yield rule;
  yield* prefixes(rule);
  yield '*';
}

/** What a pattern that covers no rule was most likely meant to be. */
export function nearestPattern(pattern: string): string | undefined {
  const known: readonly string[] = pattern.endsWith('*')
    ? [...new Set(ruleIds.flatMap((id) => [...prefixes(id)]))]
    : ruleIds;
  // Much longer and much shorter ones are out of the question, and there is a limit to how many are compared.
  return nearest(
    pattern,
    known.filter((other) => Math.abs(other.length - pattern.length) <= pattern.length / 4),
  );
}
