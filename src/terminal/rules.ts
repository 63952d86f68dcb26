import { nearestPattern, rulesOf } from '../catalogue/rule-pattern.ts';
import { helpText, type RuleTable } from '../report/index.ts';
import { wrap } from '../report/text/wrap.ts';
import { ruleTable } from '../rule-table.ts';
import { UsageError } from '../settings/index.ts';

/** Everything there is to say about one rule; a line each about the rules of a family such as `mcpdesc.tag`. */
export async function explanation(id: string, width?: number): Promise<string> {
  const table = await ruleTable();
  const rule = table.get(id);
  if (rule !== undefined) return `${id}\n${wrap(rule.title, width)}\n\n${helpText(rule, width)}\n`;

  const pattern = id.endsWith('*') ? id : `${id}.*`;
  const family = new Set(rulesOf(pattern));
  if (family.size > 0) return listed(new Map([...table].filter(([one]) => family.has(one))));
  const guess = nearestPattern(id) ?? nearestPattern(pattern);
  const way = guess === undefined ? 'the command rules lists them all' : `did you mean ${guess}?`;
  throw new UsageError(`There is no rule ${JSON.stringify(id)}; ${way}`);
}

/** A line per rule: its id, how severe it is, what it asks for. */
export async function ruleList(): Promise<string> {
  return listed(await ruleTable());
}

function listed(table: RuleTable): string {
  const rows = [...table].map(([id, { levels, profile, title }]) => {
    const severity = [...new Set(levels.map((level) => level.severity))].join('/');
    return { id, severity: profile === 'advisory' ? `${severity}, strict` : severity, title };
  });
  const width = (column: 'id' | 'severity') => Math.max(0, ...rows.map((row) => row[column].length));
  const [ids, severities] = [width('id'), width('severity')];
  return rows
    .map(({ id, severity, title }) => `${id.padEnd(ids)}  ${severity.padEnd(severities)}  ${title}\n`)
    .join('');
}

/** The same for programs, with everything that is known of each rule. */
export async function rulesAsJson(): Promise<string> {
  const rules = [...(await ruleTable())].map(([id, rule]) => ({ id, ...rule }));
  return `${JSON.stringify({ version: 1, rules }, null, 2)}\n`;
}
