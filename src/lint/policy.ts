/** What the settings of a check say about a rule. */

import { metaOf } from '../catalogue/index.ts';
import { covers, rulesOf, specificity } from '../catalogue/rule-pattern.ts';
import { isFirm } from '../read/index.ts';
import type { CheckSettings, RuleSeverity } from '../settings/index.ts';

export interface Policy {
  /** In place of the severities of the rule; undefined: nothing is said about it. */
  readonly severityOf: (rule: string) => RuleSeverity | undefined;
  /** Whether a rule that the pattern covers can speak at all. */
  readonly listensTo: (pattern: string) => boolean;
  readonly isOver: (until: string | undefined) => boolean;
}

export function policyOf({ profile, rules = {}, today }: CheckSettings): Policy {
  const patterns = Object.entries(rules).toSorted(([a], [b]) => specificity(b) - specificity(a));
  const severityOf = (rule: string): RuleSeverity | undefined => {
    if (isFirm(rule)) return undefined;
    const [pattern, severity] = patterns.find(([one]) => covers(one, rule)) ?? [];
    const isAsked = profile === 'strict' || metaOf(rule).profile !== 'advisory' || pattern === rule;
    return isAsked ? severity : 'off';
  };
  return {
    severityOf,
    listensTo: (pattern) => rulesOf(pattern).some((rule) => severityOf(rule) !== 'off'),
    isOver: (until) => until !== undefined && today !== undefined && until < today,
  };
}
