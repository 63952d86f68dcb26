/**
 * Writes docs/rules.md, a table of all rules, and a page for each under docs/rules/, from the catalogue. With `--check`
 * it writes nothing and fails where a committed page is stale.
 */

import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Level, RuleMeta, RuleWords } from '../src/catalogue/rule-file.ts';
import { protocols } from '../src/describe/protocols.ts';
import { helpMarkdown } from '../src/report/index.ts';
import { ruleTable } from '../src/rule-table.ts';

type Rule = RuleMeta & RuleWords;

const root = join(import.meta.dirname, '..');
const note = '<!-- Generated from rules/ by scripts/rule-pages.ts. -->\n';

const page = (id: string, rule: Rule): string => `${note}\n# ${rule.title}\n\n\`${id}\`\n\n${helpMarkdown(rule)}\n`;

const severitiesOf = ({ levels }: Rule): string => [...new Set(levels.map(({ severity }) => severity))].join(', ');

/** The protocol versions in which a rule speaks, as a range where they follow one another. */
function versionsOf({ levels }: Rule): string {
  const speaking = (level: Level) => level.protocols ?? protocols;
  const all = protocols.filter((version) => levels.some((level) => speaking(level).includes(version)));
  if (all.length === protocols.length) return 'all';
  const [first = '', last = ''] = [all[0], all.at(-1)];
  const consecutive = protocols.indexOf(last as never) - protocols.indexOf(first as never) === all.length - 1;
  return consecutive && all.length > 2 ? `${first} to ${last}` : all.join(', ');
}

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

function index(table: ReadonlyMap<string, Rule>): string {
  const rows = [...table].map(([id, rule]) => {
    const columns = [
      `[\`${id}\`](rules/${id}.md)`,
      severitiesOf(rule),
      rule.profile,
      versionsOf(rule),
      cell(rule.title),
      rule.sources[0]?.title ?? '',
      (rule.reference ?? []).map((code) => `\`${code}\``).join(', '),
    ];
    return `| ${columns.map(cell).join(' | ')} |\n`;
  });
  return `${note}
# Rules

${table.size} rules. \`core\` and \`extra\` rules are on by default, \`advisory\` ones with \`--profile strict\`. The last column names the
diagnostics of the format's reference validator that mean the same.

| Rule | Severity | Profile | MCP versions | What it asks | Source | Reference code |
| --- | --- | --- | --- | --- | --- | --- |
${rows.join('')}`;
}

const table = await ruleTable();
const pages = new Map([
  ['docs/rules.md', index(table)],
  ...[...table].map(([id, rule]) => [`docs/rules/${id}.md`, page(id, rule)] as const),
]);
const folder = join(root, 'docs/rules');
const orphans = (existsSync(folder) ? readdirSync(folder) : []).filter((file) => !pages.has(`docs/rules/${file}`));
const stale = [...pages].filter(
  ([file, text]) => !existsSync(join(root, file)) || readFileSync(join(root, file), 'utf8') !== text,
);

if (process.argv.includes('--check')) {
  for (const file of [...stale.map(([name]) => name), ...orphans])
    console.error(`${file} is stale; run npm run catalogue`);
  process.exitCode = stale.length + orphans.length === 0 ? 0 : 1;
} else {
  mkdirSync(folder, { recursive: true });
  for (const file of orphans) rmSync(join(folder, file));
  for (const [file, text] of stale) writeFileSync(join(root, file), text);
  console.log(`${pages.size} pages, ${stale.length} rewritten, ${orphans.length} removed`);
}
