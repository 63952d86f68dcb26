/** Our workflows by GitHub's own language service, and by the rules we keep for them. */

import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const folder = '.github/workflows';
const workflows = readdirSync(here(`../../${folder}`)).map((name) => ({
  path: `${folder}/${name}`,
  text: readFileSync(here(`../../${folder}/${name}`), 'utf8'),
}));

interface Job {
  readonly 'timeout-minutes'?: number;
  readonly steps: readonly {
    readonly uses?: string;
    readonly run?: string;
    readonly with?: Readonly<Record<string, unknown>>;
  }[];
}

const complaints = (path: string, input: string): unknown =>
  JSON.parse(
    execFileSync(process.execPath, ['--import', 'tsx', here('language-service.ts'), path], { input, encoding: 'utf8' }),
  );

describe.skipIf(!existsSync(here('node_modules/@actions/languageservice'))).each(workflows)(
  '$path',
  ({ path, text }) => {
    test('GitHub has nothing to say against it, and would notice a misspelt key', () => {
      expect(complaints(path, text)).toEqual([]);
      expect(complaints(path, text.replace('runs-on:', 'run-on:'))).not.toEqual([]);
    });

    test('it has no right that a job does not ask for, and runs foreign code only by its full commit', () => {
      expect(text).toMatch(/^permissions: \{\}$/m);
      for (const [, uses = ''] of text.matchAll(/uses: (.+)/g))
        expect(uses).toMatch(/^\.\/|@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
    });

    test('no credentials stay on disk, no script is put together from what others write, and no job runs for hours', () => {
      const { jobs }: { jobs: Record<string, Job> } = parse(text);
      for (const job of Object.values(jobs)) {
        expect(job['timeout-minutes']).toBeLessThanOrEqual(90);
        for (const { uses = '', run = '', with: inputs = {} } of job.steps) {
          if (uses.startsWith('actions/checkout@')) expect(inputs['persist-credentials']).toBe(false);
          expect(run).not.toContain('${{');
        }
      }
    });
  },
);
