/** Patterns that set less than they seem to: what keeps a file from being read listens to none. */

import { rulesOf } from '../catalogue/rule-pattern.ts';
import { isFirm, Lines } from '../read/index.ts';
import type { Config } from '../settings/index.ts';

/** A sentence for each pattern that covers such rules for the most part; `*` and the like are meant for all the others. */
export function firmPatterns({ path, text, rules = [], overrides = [] }: Config): string[] {
  const lines = new Lines(text);
  return [...rules, ...overrides.flatMap((override) => override.rules ?? [])].flatMap(({ key, start }) => {
    const covered = rulesOf(key);
    const firm = covered.filter(isFirm);
    if (2 * firm.length <= covered.length) return [];
    const { line, column } = lines.position(start);
    return [
      `${path}:${line}:${column}: "${key}" sets ${covered.length - firm.length} of its ${covered.length} rules; the others say that a file cannot be read, which is an error in any case.`,
    ];
  });
}
