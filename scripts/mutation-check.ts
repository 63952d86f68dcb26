/**
 * Would anyone notice if a rule fell silent? Switches off one rule after the other and runs its cases: at least one of
 * each severity must then fail. Prints the rules that could vanish unseen, and fails if there are any.
 */

import { catalogue } from '../src/catalogue/catalogue.generated.ts';
import type { RuleId } from '../src/catalogue/index.ts';
import { check } from '../src/check.ts';
import type { Severity } from '../src/finding.ts';
import { prepare } from '../src/read/index.ts';
import { ruleFiles, spellings } from '../test/rules/cases.ts';

const headings = { note: 'note', warning: 'warning', invalid: 'error' } as const satisfies Record<string, Severity>;

await prepare(['a.yaml']);

function speaks(source: { path: string; text: string }, id: string, strict: boolean): boolean {
  const bytes = new TextEncoder().encode(source.text);
  const { file } = check({ path: source.path, bytes }, { profile: strict ? 'strict' : 'default', today: '2026-11-30' });
  return file.findings.some(({ rule }) => rule === id);
}

/** The severities under which a rule has a failing case that its levels, and nothing else, make fail. */
function noticed(id: RuleId): Set<Severity> {
  const rule = ruleFiles.find((file) => file.rule.id === id)?.rule;
  if (rule === undefined) return new Set();
  const failing = Object.entries(headings).flatMap(([heading, severity]) =>
    (rule.cases[heading as keyof typeof headings] ?? []).map((one) => ({ one, severity })),
  );
  const heard = () =>
    failing.map(({ one }) => spellings(one, rule).every((source) => speaks(source, id, rule.profile === 'advisory')));
  const before = heard();
  const entry = catalogue[id];
  Object.assign(catalogue, { [id]: { ...entry, levels: [] } });
  const after = heard();
  Object.assign(catalogue, { [id]: entry });
  return new Set(failing.filter((_, index) => before[index] && !after[index]).map(({ severity }) => severity));
}

const unnoticed = (Object.keys(catalogue) as RuleId[]).flatMap((id) => {
  const reachable = new Set<Severity>(catalogue[id].levels.map(({ severity }) => severity));
  const seen = noticed(id);
  return [...reachable].filter((severity) => !seen.has(severity)).map((severity) => `${id}: ${severity}`);
});
for (const line of unnoticed) console.log(`could vanish unseen: ${line}`);
console.log(`${Object.keys(catalogue).length} rules, ${unnoticed.length} that could vanish unseen`);
process.exitCode = unnoticed.length === 0 ? 0 : 1;
