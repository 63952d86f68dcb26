/** The members of an entry that ignores findings, wherever it stands. */

import { ruleIds } from '../catalogue/index.ts';
import { nearestPattern, rulesOf } from '../catalogue/rule-pattern.ts';
import { text } from './field.ts';

const filled = (means: string) => text({ means, test: (value) => value.trim() !== '', schema: { pattern: '\\S' } });

export const jsonPointer = text({
  means: 'a JSON Pointer, as in /tools/0/inputSchema',
  test: (value) => /^(?:\/(?:[^~/]|~[01])*)*$/.test(value),
  schema: { pattern: '^(?:/(?:[^~/]|~[01])*)*$' },
});

const isDate = (value: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(value) && new Date(`${value}T00:00:00Z`).toJSON()?.startsWith(value) === true;

export const date = text({ means: 'a date, as in 2027-03-01', test: isDate, schema: { format: 'date' } });

/** What is wrong with the name of a rule, or a pattern for rules. */
export function ruleProblem(pattern: string): string | undefined {
  if (rulesOf(pattern).length > 0) return undefined;
  const guess = nearestPattern(pattern);
  const way = guess === undefined ? 'the command rules lists them all' : `did you mean "${guess}"?`;
  return `no rule is called "${pattern}"; ${way}`;
}

/** For editors: they complete the ids, and take any prefix. */
export const ruleKeys = { anyOf: [{ enum: ruleIds }, { pattern: '^(?:mcp(?:desc)?\\.(?:[a-z0-9-]+\\.)*)?\\*$' }] };

export const ignoreFields = {
  rule: filled('the id of a rule'),
  pointer: jsonPointer,
  reason: filled('a reason'),
  until: date,
} as const;
