/** The name of a rule, and where to read more. */

import { rulePage, ruleSource } from '../links.ts';
import type { ReportContext } from '../reporter.ts';
import { code, linked } from './escape.ts';

/**
 * A name that is a link promises the rule's page. Where there is none, as for a copy of the Action that belongs to no
 * repository, the specification is the next best and is called what it is: it does not say what to write instead.
 */
export function ruleName(id: string, { rules, links }: ReportContext): string {
  const page = rulePage(id, rules, links);
  const source = ruleSource(id, rules);
  if (page !== undefined || source === undefined) return linked(code(id), page);
  return `${code(id)} (${linked('specification', source)})`;
}
