import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Environment, eventOf, readPayload } from '../../src/github/event.ts';

const head = 'a'.repeat(40);
const base = 'b'.repeat(40);
const merge = 'c'.repeat(40);
const own = { full_name: 'octo/demo' };
const pullRequest = (headRepository: unknown) => ({
  pull_request: {
    number: 7,
    user: { login: 'octocat' },
    head: { sha: head, repo: headRepository },
    base: { sha: base, repo: own },
  },
});
const environment = (name: string, more: Environment = {}): Environment => ({
  GITHUB_EVENT_NAME: name,
  GITHUB_REPOSITORY: 'octo/demo',
  GITHUB_SHA: merge,
  GITHUB_ACTOR: 'octocat',
  ...more,
});
const found = (name: string, payload: unknown, more?: Environment) => {
  const { headSha, mergeQueue, pullRequest } = eventOf(environment(name, more), payload);
  return { headSha, mergeQueue, number: pullRequest?.number, readOnly: pullRequest?.readOnly };
};
const none = { headSha: merge, mergeQueue: false, number: undefined, readOnly: undefined };
const seven = { headSha: head, mergeQueue: false, number: 7, readOnly: undefined };
const fork = { full_name: 'mallory/demo' };

describe('the event', () => {
  test.each([
    ['pull_request of the same repository', found('pull_request', pullRequest(own)), seven],
    ['pull_request of a fork', found('pull_request', pullRequest(fork)), { ...seven, readOnly: 'fork' }],
    ['pull_request of a deleted fork', found('pull_request', pullRequest(null)), { ...seven, readOnly: 'fork' }],
    [
      'pull_request of Dependabot',
      found('pull_request', pullRequest(own), { GITHUB_ACTOR: 'dependabot[bot]' }),
      { ...seven, readOnly: 'dependabot' },
    ],
    ['pull_request_target of a fork', found('pull_request_target', pullRequest(fork)), seven],
    ['push', found('push', { before: base, after: merge }), none],
    ['push of a tag', found('push', {}, { GITHUB_REF: 'refs/tags/v1' }), none],
    ['merge_group', found('merge_group', { merge_group: { head_sha: merge } }), { ...none, mergeQueue: true }],
    [
      'push to a merge queue',
      found('push', {}, { GITHUB_REF: 'refs/heads/gh-readonly-queue/main/pr-7-abc' }),
      { ...none, mergeQueue: true },
    ],
    ['schedule', found('schedule', { schedule: '0 0 * * *' }), none],
    ['workflow_dispatch', found('workflow_dispatch', { inputs: null }), none],
    [
      'workflow_run, whose list of pull requests is not to be trusted',
      found('workflow_run', { workflow_run: { head_sha: head, pull_requests: [{ number: 7 }] } }),
      none,
    ],
    ['a comment on a pull request', found('issue_comment', { issue: { number: 7, pull_request: {} } }), none],
    ['an empty payload', found('pull_request', {}), none],
    ['a payload that is no object', found('pull_request', 'x'), none],
    ['a pull request without a head', found('pull_request', { pull_request: { number: 7 } }), none],
  ])('%s', (_, actual, expected) => {
    expect(actual).toEqual(expected);
  });

  test('addresses come from the runner, and are github.com without one', () => {
    const enterprise = { GITHUB_SERVER_URL: 'https://code.example', GITHUB_API_URL: 'https://code.example/api/v3' };
    expect(eventOf(environment('push', enterprise), {})).toMatchObject({
      serverUrl: 'https://code.example',
      apiUrl: 'https://code.example/api/v3',
    });
    expect(eventOf({}, {})).toEqual({
      name: '',
      serverUrl: 'https://github.com',
      apiUrl: 'https://api.github.com',
      repository: undefined,
      headSha: undefined,
      pullRequest: undefined,
      mergeQueue: false,
    });
  });
});

describe('the payload', () => {
  test('is read from the file that the runner names', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'payload-'));
    const file = join(folder, 'event.json');
    await writeFile(file, '{"action":"opened"}');
    expect(await readPayload({ GITHUB_EVENT_PATH: file })).toEqual({ action: 'opened' });
    await writeFile(file, '{');
    expect(await readPayload({ GITHUB_EVENT_PATH: file })).toEqual({});
    await rm(folder, { recursive: true });
  });

  test('is empty where there is none', async () => {
    expect(await readPayload({})).toEqual({});
    expect(await readPayload({ GITHUB_EVENT_PATH: join(tmpdir(), 'no', 'such', 'file') })).toEqual({});
  });
});
