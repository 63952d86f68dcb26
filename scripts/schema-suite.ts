/**
 * The schema engine against the public JSON Schema Test Suite: `npm run schema-suite -- <checkout of the suite>` runs
 * its required tests of the supported dialects. No current registry package ships the suite, so it is brought by hand.
 */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DialectName, Schemas } from '../src/schema/index.ts';
import { objectOf, treeOf } from '../test/schema/tree.ts';

interface Group {
  readonly description: string;
  readonly schema: unknown;
  readonly tests: readonly { readonly description: string; readonly data: unknown; readonly valid: boolean }[];
}

const folders: readonly { readonly folder: string; readonly dialect: DialectName }[] = [
  { folder: 'draft2020-12', dialect: '2020-12' },
  { folder: 'draft7', dialect: 'draft-07' },
];

/** Where we differ, and why that is right. */
const departures = {
  external: 'the schema refers to one that is not at hand; nothing is fetched, and nothing is said about the value',
  format: '"format" is checked here, as the reference validator of MCP Description does; the dialect lets both be',
  vocabulary: 'a metaschema of its own switches a vocabulary off; MCP Description takes the two dialects whole',
} as const;

type Outcome = 'agrees' | keyof typeof departures | 'differs';

function outcome(
  file: string,
  schema: unknown,
  { data, valid }: Group['tests'][number],
  dialect: DialectName,
): Outcome {
  // The engine takes what a Tool can have: an object. A boolean schema is tried inside one.
  const whole = typeof schema === 'boolean' ? { allOf: [schema] } : schema;
  const compiled = new Schemas().compile(objectOf(whole), dialect);
  if (compiled.status !== 'ready') return 'differs';
  if (compiled.external.length > 0) return 'external';
  const { mismatches, incomplete } = compiled.validate(treeOf(data));
  if (incomplete === undefined && (mismatches.length === 0) === valid) return 'agrees';
  if (file === 'format.json' && valid) return 'format';
  return file === 'vocabulary.json' && valid ? 'vocabulary' : 'differs';
}

const [suite] = process.argv.slice(2);
if (suite === undefined) throw new Error('Name the folder of a checkout of the JSON Schema Test Suite.');

for (const { folder, dialect } of folders) {
  const counts: Record<Outcome, number> = { agrees: 0, external: 0, format: 0, vocabulary: 0, differs: 0 };
  const home = join(suite, 'tests', folder);
  for (const file of readdirSync(home).filter((name) => name.endsWith('.json'))) {
    const groups: readonly Group[] = JSON.parse(readFileSync(join(home, file), 'utf8'));
    for (const { description, schema, tests } of groups) {
      for (const one of tests) {
        const found = outcome(file, schema, one, dialect);
        counts[found] += 1;
        if (found === 'differs') console.log(`${folder}/${file}: ${description}: ${one.description}`);
      }
    }
  }
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  console.log(`${folder}: ${counts.agrees} of ${total} agree, ${counts.differs} differ; set aside:`);
  for (const [reason, why] of Object.entries(departures)) {
    const count = counts[reason as keyof typeof departures];
    if (count > 0) console.log(`  ${count}: ${why}`);
  }
  if (counts.differs > 0) process.exitCode = 1;
}
