/** GitHub's own example payloads: every event is understood, and only pull requests get a comment. */

import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { eventOf } from '../../src/github/event.ts';
import { Publication } from '../github/publication.ts';

interface PullRequest {
  readonly number: number;
  readonly head: { readonly sha: string; readonly repo: { readonly full_name: string } | null };
}
interface Payload {
  readonly pull_request?: PullRequest;
  readonly ref?: string;
}
interface Examples {
  readonly name: string;
  readonly examples: readonly Payload[];
}

const file = fileURLToPath(
  new URL('node_modules/@octokit/webhooks-examples/api.github.com/index.json', import.meta.url),
);
const installed = existsSync(file);
const all: readonly Examples[] = installed ? JSON.parse(readFileSync(file, 'utf8')) : [];
const examplesOf = (name: string) => all.find((group) => group.name === name)?.examples ?? [];

describe.skipIf(!installed)('the example payloads', () => {
  test.each(all)('$name', ({ name, examples }) => {
    for (const payload of examples) {
      const event = eventOf({ GITHUB_EVENT_NAME: name, GITHUB_SHA: 'c'.repeat(40) }, payload);
      const expected = payload.pull_request;
      expect(event.pullRequest?.number).toBe(expected?.number);
      expect(event.headSha).toBe(expected?.head.sha ?? 'c'.repeat(40));
      expect(event.pullRequest?.readOnly).toBeUndefined();
    }
  });
});

/** The same pull request from a repository of somebody else. */
const forked = (payload: Payload | undefined) =>
  payload?.pull_request && {
    ...payload,
    pull_request: {
      ...payload.pull_request,
      head: { ...payload.pull_request.head, repo: { full_name: 'mallory/demo' } },
    },
  };

const [pullRequest] = examplesOf('pull_request');
const pushes = examplesOf('push');
/** GitHub publishes no example of `schedule`, whose payload is what its documentation says. */
const runs: readonly [string, string, unknown, Record<string, string>, RegExp][] = [
  ['pull_request', 'pull_request', pullRequest, {}, /^info: Commented/],
  ['pull_request_target', 'pull_request_target', forked(pullRequest), {}, /^info: Commented/],
  ['pull_request of a fork', 'pull_request', forked(pullRequest), {}, /^notice: .*a run for a fork is read-only/],
  [
    'pull_request of Dependabot',
    'pull_request',
    pullRequest,
    { GITHUB_ACTOR: 'dependabot[bot]' },
    /^notice: .*a run started by Dependabot is read-only/,
  ],
  ['push', 'push', pushes.find(({ ref }) => ref?.startsWith('refs/heads/')), {}, /"push" belongs/],
  ['push of a tag', 'push', pushes.find(({ ref }) => ref?.startsWith('refs/tags/')), {}, /"push" belongs/],
  ['merge_group', 'merge_group', examplesOf('merge_group')[0], {}, /"merge_group" belongs/],
  ['schedule', 'schedule', { schedule: '0 5 * * 1' }, {}, /"schedule" belongs/],
  ['workflow_dispatch', 'workflow_dispatch', examplesOf('workflow_dispatch')[0], {}, /"workflow_dispatch" belongs/],
  ['workflow_run', 'workflow_run', examplesOf('workflow_run')[0], {}, /"workflow_run" belongs/],
];

describe.skipIf(!installed)('a run', () => {
  let run: Publication;
  beforeEach(async () => {
    run = await Publication.begin();
  });
  afterEach(() => run.end());

  test.each(runs)('on %s', async (_, name, payload, environment, said) => {
    expect(payload).toBeTypeOf('object');
    run.github.readOnly = said.source.includes('read-only');
    await run.publish({ payload, environment: { GITHUB_EVENT_NAME: name, ...environment } });
    expect(run.lines.filter((line) => /Commented|No comment/.test(line))).toEqual([expect.stringMatching(said)]);
    expect(run.github.comments.length).toBe(said.source.includes('Commented') ? 1 : 0);
    expect(run.outputs).toMatchObject({ errors: 1, conclusion: 'failure' });
    expect(run.sarifResults.length).toBe(1);
  });
});
