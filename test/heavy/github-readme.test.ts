/** The workflows of the README and the guides as somebody would paste them, by GitHub's own language service. */

import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { blocks, documents, isGenerated, read } from '../documents/markdown.ts';
import { isStep, isWorkflow, parsed, pasted } from '../documents/workflows.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const shown = documents
  .filter((path) => !isGenerated(path))
  .flatMap((path) =>
    blocks(read(path))
      .filter((block) => isWorkflow(block) || isStep(block))
      .map((block, index) => ({ name: `${path}, ${index + 1}`, path, block, text: pasted(block) })),
  );
const ofReadme = shown.filter(({ path }) => path === 'README.md');

const complaints = (input: string): unknown =>
  JSON.parse(
    execFileSync(process.execPath, ['--import', 'tsx', here('language-service.ts'), '.github/workflows/a.yml'], {
      input,
      encoding: 'utf8',
    }),
  );

describe.skipIf(!existsSync(here('node_modules/@actions/languageservice')))('the workflows of the documents', () => {
  test('are there', () => {
    expect(ofReadme).toHaveLength(2);
    expect(shown.length).toBeGreaterThan(6);
  });

  test.each(shown)('parse: $name', ({ text }) => {
    expect(complaints(text)).toEqual([]);
    expect(complaints(text.replace('runs-on', 'run-on'))).not.toEqual([]);
  });
});

test('the workflow of the README grants what the Action and the upload need, and nothing else', () => {
  const [first] = ofReadme;
  expect(first && parsed(first.block).jobs.check?.permissions).toEqual({
    contents: 'read',
    'security-events': 'write',
    'pull-requests': 'write',
  });
});

test('the documents name only outputs that the Action has', () => {
  const { outputs } = parse(read('action.yml'));
  for (const { text } of shown) {
    for (const [, name] of text.matchAll(/steps\.mcpdesc\.outputs\.([\w-]+)/g))
      expect(Object.keys(outputs)).toContain(name);
  }
});
