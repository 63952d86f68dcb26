/**
 * Writes docs/config.schema.json, with which editors complete and check a config file, from the definition that the
 * program itself reads config files by. With `--check` it only says whether the file is fresh.
 */

import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { configFile } from '../src/config/index.ts';

const path = fileURLToPath(new URL('../docs/config.schema.json', import.meta.url));
const schema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'Config file of mcpdesc-check, version 1',
  description: 'What .mcpdesc-check.yaml, .yml or .json may hold. docs/configuration.md explains it.',
  ...configFile.schema,
};
const text = `${JSON.stringify(schema, undefined, 2)}\n`;

if (!process.argv.includes('--check')) {
  writeFileSync(path, text);
} else if (readFileSync(path, 'utf8') !== text) {
  console.error('docs/config.schema.json is stale: run `tsx scripts/config-schema.ts`.');
  process.exitCode = 1;
}
