/** No test writes SARIF that nobody holds against the schema: what this process writes, and what programs do. */

import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import type { Finding } from '../src/finding.ts';
import { reporters } from '../src/report/index.ts';
import { context, crowded } from './report/sample.ts';
import { isInstalled } from './valid-sarif.ts';

const folder = fileURLToPath(new URL('.', import.meta.url));

test.skipIf(!isInstalled)('the reporter is watched in every test, asked for or not', () => {
  const { files, problems } = crowded(1);
  const broken = files.map((file) => ({ ...file, findings: file.findings.map(startless) }));
  expect(() => reporters.sarif({ files: broken, problems }, context)).toThrow(/^This is no SARIF: .*startLine/);
});

const startless = (finding: Finding): Finding => ({
  ...finding,
  range: { ...finding.range, start: { ...finding.range.start, line: 0 } },
});

/** Tests that start programs and speak of SARIF, and why none of it comes from there. */
const exempt: Readonly<Record<string, string>> = {
  'cli/cli.test.ts': 'starts a shell only for what a closed pipe does to the text report',
  'cli/config.test.ts': 'starts git',
  'cli/every-option.test.ts': 'starts git, and a terminal for the text report',
  'cli/hermetic.test.ts': 'starts programs that are none of ours',
  'discover/odd-files.test.ts': 'starts what makes pipes',
};

test('who starts a program that writes SARIF looks at what it has written', () => {
  const unwatched = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.ts') && !name.includes('node_modules'))
    .filter((name) => {
      const text = readFileSync(`${folder}/${name}`, 'utf8');
      return text.includes('node:child_process') && /sarif/i.test(text) && !text.includes('valid-sarif.ts');
    });
  expect(unwatched.sort()).toEqual(Object.keys(exempt));
});
