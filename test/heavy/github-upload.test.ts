/** When with-upload/action.yml and the workflow of the README upload, by GitHub's own reading of their conditions. */

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { holds, installed } from './expressions.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const readme = readFileSync(here('../../README.md'), 'utf8');
const [, workflow = ''] = /```yaml\n(name: .*?)```/s.exec(readme) ?? [];
const stepsOf: Readonly<Record<string, readonly { readonly uses?: string; readonly if?: string }[]>> = {
  'with-upload/action.yml': parse(readFileSync(here('../../with-upload/action.yml'), 'utf8')).runs.steps,
  'README.md': parse(workflow).jobs.check.steps,
};

interface Moment {
  readonly event_name: string;
  readonly ref?: string;
  readonly actor?: string;
}

function uploads(place: string, github: Moment, sarifFile = 'x.sarif', cancelled = false): boolean {
  const step = stepsOf[place]?.find(({ uses }) => uses?.startsWith('github/codeql-action/upload-sarif@'));
  const outputs = { outputs: { 'sarif-file': sarifFile } };
  const contexts = { github, steps: { check: outputs, mcpdesc: outputs } };
  return step?.if !== undefined && holds(step.if, { contexts, functions: { cancelled: () => cancelled } });
}

const moments: readonly [string, Moment, boolean][] = [
  ['pull_request', { event_name: 'pull_request', ref: 'refs/pull/7/merge' }, true],
  ['pull_request of Dependabot', { event_name: 'pull_request', actor: 'dependabot[bot]' }, true],
  ['push', { event_name: 'push', ref: 'refs/heads/main' }, true],
  ['push of a tag', { event_name: 'push', ref: 'refs/tags/v1' }, true],
  ['schedule', { event_name: 'schedule', ref: 'refs/heads/main' }, true],
  ['workflow_dispatch', { event_name: 'workflow_dispatch', ref: 'refs/heads/main' }, true],
  ['push by Dependabot', { event_name: 'push', ref: 'refs/heads/x', actor: 'dependabot[bot]' }, false],
  ['merge_group', { event_name: 'merge_group', ref: 'refs/heads/gh-readonly-queue/main/pr-7-a' }, false],
  ['push to a merge queue', { event_name: 'push', ref: 'refs/heads/gh-readonly-queue/main/pr-7-a' }, false],
  ['pull_request_target', { event_name: 'pull_request_target', ref: 'refs/heads/main' }, false],
  ['workflow_run', { event_name: 'workflow_run', ref: 'refs/heads/main' }, false],
];

describe.skipIf(!installed)('the upload', () => {
  test.each(moments)('with-upload on %s', (_, moment, expected) => {
    expect(uploads('with-upload/action.yml', moment)).toBe(expected);
  });

  // The workflow of the README runs on no other events.
  test.each(moments.filter(([name]) => ['pull_request', 'push', 'merge_group'].includes(name)))(
    'README on %s',
    (_, moment, expected) => {
      expect(uploads('README.md', moment)).toBe(expected);
    },
  );

  test.each(Object.keys(stepsOf))('%s: not without a report, and not for a run that was given up', (place) => {
    expect(uploads(place, { event_name: 'push' }, '')).toBe(false);
    expect(uploads(place, { event_name: 'push' }, 'x.sarif', true)).toBe(false);
  });
});
