/**
 * Writes the tables of inputs and outputs in README.md from action.yml, between `<!-- inputs -->` and
 * `<!-- /inputs -->` and likewise for outputs. With `--check` it only says whether they are fresh.
 */

import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';

interface Row {
  readonly description: string;
  readonly default?: string;
}

interface Metadata {
  readonly inputs: Readonly<Record<string, Row>>;
  readonly outputs: Readonly<Record<string, Row>>;
}

const file = (name: string) => fileURLToPath(new URL(`../${name}`, import.meta.url));
const { inputs, outputs }: Metadata = parse(readFileSync(file('action.yml'), 'utf8'));

const code = (text: string) => `\`${text}\``;
const cell = (text: string) => text.trim().replaceAll('|', '\\|').replaceAll(/\s+/g, ' ');
const table = (rows: readonly (readonly string[])[]) =>
  rows.map((row) => `| ${row.map(cell).join(' | ')} |\n`).join('');

const tables: Readonly<Record<string, string>> = {
  inputs: table([
    ['Input', 'Default', 'Meaning'],
    ['---', '---', '---'],
    ...Object.entries(inputs).map(([name, row]) => [code(name), row.default ? code(row.default) : '', row.description]),
  ]),
  outputs: table([
    ['Output', 'Meaning'],
    ['---', '---'],
    ...Object.entries(outputs).map(([name, row]) => [code(name), row.description]),
  ]),
};

function replaced(readme: string, name: string, text: string): string {
  const [begin, end] = [`<!-- ${name} -->\n`, `<!-- /${name} -->\n`];
  const from = readme.indexOf(begin);
  const to = readme.indexOf(end, from);
  if (from === -1 || to === -1) throw new Error(`README.md has no ${begin.trim()} … ${end.trim()}`);
  return `${readme.slice(0, from + begin.length)}\n${text}\n${readme.slice(to)}`;
}

const before = readFileSync(file('README.md'), 'utf8');
const after = Object.entries(tables).reduce((readme, [name, text]) => replaced(readme, name, text), before);

if (!process.argv.includes('--check')) {
  writeFileSync(file('README.md'), after);
} else if (after !== before) {
  console.error('The tables of README.md are stale: run `tsx scripts/readme-tables.ts`.');
  process.exitCode = 1;
}
