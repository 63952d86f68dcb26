/**
 * Writes the JSON Schemas that others use from what the program itself works by: docs/config.schema.json, with which
 * editors complete and check a config file, and docs/json-report.schema.json. With `--check` it only says whether they
 * are fresh.
 */

import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { configFile } from '../src/config/index.ts';
import { jsonReportSchema } from '../src/report/json-schema.ts';

const schemas = {
  'config.schema.json': {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Config file of mcpdesc-check, version 1',
    description: 'What .mcpdesc-check.yaml, .yml or .json may hold. docs/configuration.md explains it.',
    ...configFile.schema,
  },
  'json-report.schema.json': jsonReportSchema,
};

for (const [name, schema] of Object.entries(schemas)) {
  const path = fileURLToPath(new URL(`../docs/${name}`, import.meta.url));
  const text = `${JSON.stringify(schema, undefined, 2)}\n`;
  if (!process.argv.includes('--check')) {
    writeFileSync(path, text);
  } else if (readFileSync(path, 'utf8') !== text) {
    console.error(`docs/${name} is stale: run \`npm run docs\`.`);
    process.exitCode = 1;
  }
}
