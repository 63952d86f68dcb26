/**
 * Writes the lists of all rules under docs/, and a page for each rule under docs/rules/, from `rules/`. The examples are
 * run while they are written. With `--check` it writes nothing and fails where a committed page is stale.
 */

import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { ruleTable } from '../src/rule-table.ts';
import { ruleFiles } from '../test/rules/cases.ts';
import { byReferenceCode, bySeverity, bySurface } from './rule-index.ts';
import { page } from './rule-page.ts';

const root = join(import.meta.dirname, '..');
const note = '<!-- Generated from rules/ by scripts/rule-pages.ts. -->\n\n';

const table = await ruleTable();
const files = new Map(ruleFiles.map(({ path, rule }) => [rule.id, { path, file: rule }]));

/** Every rule of the catalogue with its file. */
const complete = [...table].map(([id, rule]) => {
  const source = files.get(id);
  if (source === undefined) throw new Error(`${id} has no file; run npm run catalogue`);
  return { id, rule, source };
});
const rules = new Map(
  complete.map(({ id, rule, source }) => [id, { rule, folder: basename(dirname(source.path)) }] as const),
);

const pages = new Map(
  [
    ['docs/rules.md', bySurface(rules)],
    ['docs/rules-by-severity.md', bySeverity(rules)],
    ['docs/rules-by-reference-code.md', byReferenceCode(rules)],
    ...complete.map(({ id, rule, source }) => [`docs/rules/${id}.md`, page(id, rule, source)] as const),
  ].map(([file, text]) => [file, `${note}${text}`] as const),
);
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
