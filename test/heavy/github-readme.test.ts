/** The workflows of the README as somebody would paste them, by GitHub's own language service and by our rules for them. */

import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const readme = readFileSync(here('../../README.md'), 'utf8');
const examples = [...readme.matchAll(/^```yaml\n(.*?)^```$/gms)].map(([, text = '']) =>
  text.replaceAll('<owner>', 'octo').replaceAll('<full commit SHA>', 'a'.repeat(40)),
);
const [workflow = ''] = examples.filter((text) => text.includes('\njobs:\n'));
const steps = examples.filter((text) => text.startsWith('      - uses:'));
/** A step alone is no workflow; it is tried in the place of the other steps. */
const workflows = [workflow, ...steps.map((step) => workflow.replace(/( {4}steps:\n).*$/s, `$1${step}`))];

const complaints = (input: string): unknown =>
  JSON.parse(
    execFileSync(process.execPath, ['--import', 'tsx', here('language-service.ts'), '.github/workflows/a.yml'], {
      input,
      encoding: 'utf8',
    }),
  );

describe.skipIf(!existsSync(here('node_modules/@actions/languageservice')))('the workflows of the README', () => {
  test('are there', () => {
    expect(workflows.length).toBe(2);
  });

  test.each(workflows)('parse: %#', (text) => {
    expect(complaints(text)).toEqual([]);
    expect(complaints(text.replace('runs-on', 'run-on'))).not.toEqual([]);
  });

  test.each(workflows)('run foreign code only by its full commit: %#', (text) => {
    const uses = [...text.matchAll(/uses: (\S+)/g)].map(([, name]) => name);
    expect(uses.length).toBeGreaterThan(0);
    for (const name of uses) expect(name).toMatch(/@[0-9a-f]{40}$/);
  });

  test('grant what the Action and the upload need, and nothing else', () => {
    const { permissions, jobs } = parse(workflow);
    expect(permissions).toEqual({});
    expect(jobs.check.permissions).toEqual({
      contents: 'read',
      'security-events': 'write',
      'pull-requests': 'write',
    });
  });

  test('name only inputs that the Action has', () => {
    const { inputs, outputs } = parse(readFileSync(here('../../action.yml'), 'utf8'));
    for (const text of workflows) {
      for (const step of parse(text).jobs.check.steps) {
        if (!/mcpdesc-check[@/]/.test(step.uses)) continue;
        expect(Object.keys(inputs)).toEqual(expect.arrayContaining(Object.keys(step.with ?? {})));
      }
      for (const [, name] of text.matchAll(/steps\.mcpdesc\.outputs\.([\w-]+)/g)) {
        expect(Object.keys(outputs)).toContain(name);
      }
    }
  });
});
