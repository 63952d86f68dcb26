/** All reports of a run together. */

import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { marker } from '../../src/github/sticky-comment.ts';
import { crowded } from '../report/sample.ts';
import type { FakeGitHub, Fault } from './fake-github.ts';
import { git } from './git.ts';
import { type Call, description, Publication } from './publication.ts';

let run: Publication;
let github: FakeGitHub;

const headers = { 'retry-after': '0' };
const own = { full_name: 'octo/demo' };
const fork = { full_name: 'mallory/demo' };
const pullRequest = (head = 'a'.repeat(40), repository: unknown = own) => ({
  pull_request: { number: 7, head: { sha: head, repo: repository }, base: { repo: own } },
});
const call = (how: Call = {}) => run.publish({ payload: pullRequest(), ...how });

beforeEach(async () => {
  run = await Publication.begin();
  github = run.github;
});
afterEach(() => run.end());

describe('in a pull request', () => {
  test('comment and summary show what is new apart; SARIF and the counts hold everything', async () => {
    const headSha = run.merge(() => run.write('a.mcpdesc.yaml', description('old', 'added')));
    await call({ payload: pullRequest(headSha) });
    for (const text of [github.comments[0]?.body ?? '', run.summary]) {
      expect(text).toContain('**New in this pull request: 1 error.**');
      expect(text).toMatch(/### New in this pull request\n.*"added".*### There before\n.*"old"/s);
    }
    expect(run.sarifResults.length).toBe(2);
    expect(run.outputs).toMatchObject({ errors: 2, conclusion: 'failure' });
  });

  test('without history all is shown, with a note', async () => {
    await call();
    const [comment] = github.comments;
    expect(comment?.body).toContain('*What is new in this pull request is not known: ');
    expect(comment?.body).toContain('### Errors');
    expect(run.lines.filter((line) => line.startsWith('::error')).length).toBe(1);
  });

  /** With a fix in a line of the diff. */
  function fixable(): Call {
    const headSha = run.merge(() =>
      run.write(
        'a.mcpdesc.yaml',
        `${description()}tags:\n  - name: x\ntools:\n  - name: t\n    tags: [x, x]\n    inputSchema: {type: object}\n`,
      ),
    );
    github.hunks.set('a.mcpdesc.yaml', [[1, 9]]);
    return { payload: pullRequest(headSha) };
  }

  test('suggestions: true offers the fix of a line in the diff once, and false offers none', async () => {
    const on = fixable();
    await call(on);
    expect(github.reviewComments).toEqual([]);
    await call({ ...on, inputs: { suggestions: 'true' } });
    await call({ ...on, inputs: { suggestions: 'true' } });
    expect(github.reviewComments.map(({ path, line, commit }) => [path, line, commit])).toEqual([
      ['a.mcpdesc.yaml', 8, git(run.workspace, 'rev-parse', 'topic')],
    ]);
    expect(github.reviewComments[0]?.body).toContain('```suggestion\n    tags: [x]\n```');
    const written = github.asked.filter((asked) => !asked.startsWith('GET') && !asked.endsWith('/graphql'));
    expect(written).toEqual([expect.stringMatching(/issues.*comments$/), expect.stringMatching(/reviews$/)]);
  });

  test('a server that is down is asked three times, for the comment and the suggestions together', async () => {
    const on = fixable();
    github.faults.push({ status: 500, message: 'Server error', headers, lasting: true });
    await call({ ...on, inputs: { suggestions: 'true' } });
    expect(github.asked.length).toBe(3);
    expect(run.said('notice', 'warning')).toEqual([
      expect.stringMatching(/^warning: No comment on pull request #7: GitHub answered with the status 500/),
      expect.stringMatching(/^warning: No suggestions on pull request #7: GitHub answered with the status 500/),
    ]);
  });
});

/** Every event, with what its token may do: whether a comment is written, and what the log says of one that is not. */
const events: readonly [string, Call & { readonly readOnly?: true }, RegExp | undefined][] = [
  ['pull_request', {}, undefined],
  ['pull_request_target', { payload: pullRequest('a'.repeat(40), fork) }, undefined],
  [
    'pull_request of a fork',
    { payload: pullRequest('a'.repeat(40), fork), readOnly: true },
    /^notice: .*for a fork is read-only/,
  ],
  [
    'pull_request of Dependabot',
    { environment: { GITHUB_ACTOR: 'dependabot[bot]' }, readOnly: true },
    /^notice: .*started by Dependabot is read-only/,
  ],
  ['push', { payload: { ref: 'refs/heads/main' } }, /^info: .*"push" belongs to no pull request/],
  ['push of a tag', { payload: { ref: 'refs/tags/v1' }, environment: { GITHUB_REF: 'refs/tags/v1' } }, /"push"/],
  ['merge_group', { payload: { merge_group: { head_sha: 'a'.repeat(40) } } }, /"merge_group" belongs/],
  ['schedule', { payload: { schedule: '0 0 * * *' } }, /"schedule" belongs/],
  ['workflow_dispatch', { payload: { inputs: {} } }, /"workflow_dispatch" belongs/],
  ['workflow_run', { payload: { workflow_run: { pull_requests: [{ number: 7 }] } } }, /"workflow_run" belongs/],
  ['pull_request without a payload', { payload: {} }, /"pull_request" belongs/],
];

describe('every event', () => {
  test.each(events)('%s', async (name, { readOnly, ...more }, said) => {
    github.readOnly = readOnly === true;
    const environment = { GITHUB_EVENT_NAME: name.split(' ')[0], ...more.environment };
    await call({ ...more, environment });
    expect(run.outputs).toMatchObject({
      errors: 1,
      files: 1,
      conclusion: 'failure',
      'sarif-file': 'mcpdesc-check.sarif',
    });
    expect(run.sarifResults.length).toBe(1);
    expect(run.summary).toContain('MCP Description Check: 1 error in 1 file');
    const comments = run.lines.filter((line) => /No comment|Commented/.test(line));
    expect(comments.length).toBe(1);
    if (said === undefined) expect(github.comments.length).toBe(1);
    else {
      expect(comments[0]).toMatch(said);
      expect(github.comments).toEqual([]);
    }
    expect(run.said('warning')).toEqual([]);
    expect(run.lines.some((line) => line.includes('code scanning takes no upload'))).toBe(name === 'merge_group');
  });
});

const faults: readonly [string, Omit<Fault, 'method'>, 'notice' | 'warning'][] = [
  ['401', { status: 401, message: 'Bad credentials' }, 'notice'],
  ['403', { status: 403, message: 'Resource not accessible by integration' }, 'notice'],
  ['404', { status: 404, message: 'Not Found' }, 'notice'],
  ['422', { status: 422, message: 'Validation Failed' }, 'warning'],
  ['429', { status: 429, message: 'Too many requests', headers }, 'warning'],
  ['429 for an hour', { status: 429, message: 'Too many requests', headers: { 'retry-after': '3600' } }, 'warning'],
  ['500', { status: 500, message: 'Server error', headers }, 'warning'],
  ['503', { status: 503, message: 'Unavailable', headers }, 'warning'],
];

describe.each(['GET', 'POST'])('whatever GitHub answers to %s', (method) => {
  test.each(faults)('%s changes nothing but the comment', async (_, fault, level) => {
    for (let count = 0; count < 9; count++) github.faults.push({ method, ...fault });
    await call();
    expect(run.outputs).toMatchObject({ errors: 1, conclusion: 'failure', 'sarif-file': 'mcpdesc-check.sarif' });
    expect(run.outputs).not.toHaveProperty('comment-id');
    expect(run.summary).not.toBe('');
    expect(run.said('notice', 'warning')).toEqual([expect.stringMatching(`^${level}: No comment on pull request #7`)]);
    expect(github.asked.filter((asked) => asked.startsWith(method)).length).toBeLessThanOrEqual(3);
  });
});

test('addresses are those of the server at hand', async () => {
  const environment = {
    GITHUB_SERVER_URL: 'https://octo.ghe.com',
    GITHUB_ACTION_REPOSITORY: 'octo/check',
    GITHUB_ACTION_REF: 'v1',
  };
  await call({ environment });
  for (const text of [github.comments[0]?.body ?? '', run.summary]) {
    expect(text).toContain('https://octo.ghe.com/octo/demo/blob/');
    expect(text).toContain('https://octo.ghe.com/octo/check/blob/v1/docs/rules/');
    expect(text).not.toContain('github.com/');
  }
});

test('the closing line names the commit that was checked', async () => {
  const base = git(run.workspace, 'rev-parse', 'HEAD');
  const closing = (sha: string) => `at [\`${sha.slice(0, 7)}\`](https://github.com/octo/demo/commit/${sha})`;
  await call({ environment: { GITHUB_EVENT_NAME: 'pull_request_target' }, payload: pullRequest() });
  expect(github.comments[0]?.body).toContain(closing(base));
  const headSha = run.merge(() => run.write('a.mcpdesc.yaml', description('old', 'added')));
  await call({ payload: pullRequest(headSha) });
  expect(github.comments[0]?.body).toContain(closing(headSha));
});

test('without a place for the summary the other reports are written', async () => {
  await call({ environment: { GITHUB_STEP_SUMMARY: '' } });
  expect([run.summary, run.said('warning')]).toEqual(['', []]);
  expect(github.comments.length).toBe(1);
});

test('a huge run keeps every limit, and every report says what it leaves out', async () => {
  await call({ report: crowded(30_000) });
  const [comment] = github.comments;
  expect(comment?.body.length).toBeLessThanOrEqual(65_536);
  expect(comment?.body.startsWith(`${marker('default')}\n## ❌ `)).toBe(true);
  expect(comment?.body).toMatch(
    /… and [\d,]+ errors, 10,000 warnings, 10,000 notes that had no room here\. The full list is in \[the job summary\]/,
  );
  expect(Buffer.byteLength(run.summary)).toBeLessThanOrEqual(1_048_576);
  expect(run.summary).toMatch(/… and .* that had no room here\. The full list is in mcpdesc-check\.sarif\./);
  expect(run.sarifResults.length).toBe(5000);
  expect(run.said('notice')).toEqual([
    'notice: The SARIF report holds at most the 5,000 most severe findings; code scanning keeps no more.',
  ]);
  const annotations = run.lines.filter((line) => line.startsWith('::'));
  expect(annotations.length).toBe(9 + 7 + 6 + 1);
  expect(annotations.at(-1)).toContain('Without an annotation of their own: 9,991 errors, 9,993 warnings, 9,994 notes');
  expect(run.outputs).toMatchObject({ errors: 10_000, warnings: 10_000, notes: 10_000 });
});

test('no notice speaks of the most severe findings where only the limit of a file left some out', async () => {
  const [file] = crowded(3).files;
  if (file === undefined) throw new Error('there is a file');
  const leftOut = [{ severity: 'note', protocolVersions: [], count: 9000 }] as const;
  await call({ report: { files: [{ ...file, leftOut }], problems: [] } });
  expect(run.said('notice')).toEqual([]);
  expect(run.outputs).toMatchObject({ notes: 9001 });
});

test('ten thousand files keep every limit too', async () => {
  const [one] = crowded(3).files;
  if (one === undefined) throw new Error('there is a file');
  const files = Array.from({ length: 10_000 }, (_, index) => ({
    ...one,
    path: `servers/number-${index}.mcpdesc.yaml`,
  }));
  await call({ report: { files, problems: [] } });
  expect(github.comments[0]?.body.length).toBeLessThanOrEqual(65_536);
  expect(github.comments[0]?.body).toMatch(/… and [\d,]+ more files that the table has no room for\./);
  expect(Buffer.byteLength(run.summary)).toBeLessThanOrEqual(1_048_576);
  expect(run.sarifResults.length).toBe(5000);
});
