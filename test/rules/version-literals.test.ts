import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const folder = join(import.meta.dirname, '../../src/rules');

const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));

/** The versions in which a rule speaks stand in its YAML, and tables of facts in src/describe: no check compares versions. */
test.each(files.map((file) => [file]))('%s names no version of the protocol or of the format', (file) => {
  const text = readFileSync(join(folder, file), 'utf8');
  expect(text.match(/\d{4}-\d{2}-\d{2}|\b0\.[789]\.0\b/g)).toBeNull();
});
