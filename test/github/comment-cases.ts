/**
 * What the comment must do, played against the fake server. Shared: the light tests run the cases as they are, the
 * heavy ones hold every request and answer against GitHub's own description of its interface as well.
 */

import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Event } from '../../src/github/event.ts';
import { Patience } from '../../src/github/patience.ts';
import { type CommentRequest, comment } from '../../src/github/pull-request-comment.ts';
import { marker } from '../../src/github/sticky-comment.ts';
import { type Exchange, FakeGitHub, type Fault } from './fake-github.ts';
import { FakeTime } from './fake-time.ts';

const number = 7;
const list = 'GET /repos/octo/demo/issues/7/comments';
const create = 'POST /repos/octo/demo/issues/7/comments';
const viewer = 'POST /graphql';
const update = (id: number) => `PATCH /repos/octo/demo/issues/comments/${id}`;
const mark = marker('lint');

export function commentCases(inspect: (exchanges: readonly Exchange[]) => void = () => {}): void {
  let github: FakeGitHub;
  let time: FakeTime;
  let said: string[];

  beforeEach(async () => {
    github = await FakeGitHub.start();
    time = new FakeTime();
    github.onSilence = () => time.expire();
    said = [];
  });

  afterEach(async () => {
    await github.stop();
    inspect(github.exchanges);
  });

  const event = (more: Partial<Event> = {}): Event => ({
    name: 'pull_request',
    serverUrl: 'https://github.com',
    apiUrl: github.url,
    repository: 'octo/demo',
    headSha: 'a'.repeat(40),
    checkedSha: 'c'.repeat(40),
    pullRequest: { number, headSha: 'a'.repeat(40), baseSha: undefined },
    mergeQueue: false,
    ...more,
  });
  const post = (markdown: string, more: Partial<CommentRequest> = {}, on: Event = event()) => {
    const say = (level: string) => (message: string) => said.push(`${level}: ${message}`);
    return comment(
      on,
      { mode: 'auto', token: 'secret', key: 'lint', render: () => markdown, somethingToSay: true, ...more },
      { info: say('info'), notice: say('notice'), warning: say('warning') },
      new Patience(time),
    );
  };
  const bodies = () => github.comments.map(({ body }) => body);

  test('the first run creates the comment, marked on its first line', async () => {
    const id = await post('2 errors');
    expect(github.asked).toEqual([list, create]);
    expect(github.comments).toEqual([{ id, issue: number, body: `${mark}\n2 errors`, author: 'github-actions[bot]' }]);
    expect(said).toEqual([
      `info: Commented on the pull request: https://github.com/octo/demo/pull/7#issuecomment-${id}`,
    ]);
  });

  test('the next run updates that comment in place', async () => {
    const first = await post('2 errors');
    const second = await post('1 error');
    expect(second).toBe(first);
    expect(bodies()).toEqual([`${mark}\n1 error`]);
    expect(github.asked.slice(2)).toEqual([list, viewer, update(first ?? 0)]);
  });

  test('the same body is not written again', async () => {
    const first = await post('2 errors');
    const second = await post('2 errors');
    expect(second).toBe(first);
    expect(github.asked.slice(2)).toEqual([list, viewer]);
  });

  test('a body that the web editor gave carriage returns is the same body', async () => {
    github.seed(number, `${mark}\r\nfirst\r\nsecond\r\n`);
    await post('first\nsecond\n');
    expect(github.asked).toEqual([list, viewer]);
  });

  test('an old comment turns clean when nothing is left to say', async () => {
    const first = await post('2 errors');
    const second = await post('No problems.', { somethingToSay: false });
    expect(second).toBe(first);
    expect(bodies()).toEqual([`${mark}\nNo problems.`]);
  });

  test('nothing to say and no old comment: nothing is written', async () => {
    expect(await post('No problems.', { somethingToSay: false })).toBeUndefined();
    expect(github.asked).toEqual([list]);
    expect(said).toEqual(['info: No comment: there is nothing to say, and no earlier comment to correct.']);
  });

  test('mode always comments on a clean pull request too', async () => {
    await post('No problems.', { mode: 'always', somethingToSay: false });
    expect(bodies()).toEqual([`${mark}\nNo problems.`]);
  });

  test('mode never asks nothing of GitHub', async () => {
    expect(await post('2 errors', { mode: 'never' })).toBeUndefined();
    expect(github.asked).toEqual([]);
  });

  test('the comment is found on the third page', async () => {
    for (let count = 0; count < 220; count++) github.seed(number, `chatter ${count}`, 'someone');
    const old = github.seed(number, `${mark}\n2 errors`);
    for (let count = 0; count < 29; count++) github.seed(number, `more ${count}`, 'someone');
    expect(await post('1 error')).toBe(old.id);
    expect(github.asked).toEqual([list, list, list, viewer, update(old.id)]);
    expect(github.exchanges.map(({ query }) => query.page ?? '1').slice(0, 3)).toEqual(['1', '2', '3']);
  });

  test('pages after the comment are not fetched', async () => {
    const old = github.seed(number, `${mark}\n2 errors`);
    for (let count = 0; count < 150; count++) github.seed(number, `chatter ${count}`, 'someone');
    await post('1 error');
    expect(github.asked).toEqual([list, viewer, update(old.id)]);
  });

  test('somebody else’s comment with our marker is left alone', async () => {
    const decoy = github.seed(number, `${mark}\nhello`, 'mallory');
    const id = await post('2 errors');
    expect(id).not.toBe(decoy.id);
    expect(bodies()).toEqual([`${mark}\nhello`, `${mark}\n2 errors`]);
  });

  test('our own comment that only quotes the marker is left alone', async () => {
    github.seed(number, `> ${mark}\nhello`);
    await post('2 errors');
    expect(bodies()).toEqual([`> ${mark}\nhello`, `${mark}\n2 errors`]);
  });

  test('of two own comments the oldest is kept up to date', async () => {
    const oldest = github.seed(number, `${mark}\none`);
    github.seed(number, `${mark}\ntwo`);
    expect(await post('three')).toBe(oldest.id);
    expect(bodies()).toEqual([`${mark}\nthree`, `${mark}\ntwo`]);
  });

  test('another key has another comment', async () => {
    await post('2 errors', { key: 'docs' });
    await post('1 error', { key: 'docs/api' });
    expect(bodies()).toEqual([`${marker('docs')}\n2 errors`, `${marker('docs/api')}\n1 error`]);
  });

  test('a token of a person finds the comment that this person wrote', async () => {
    github.viewer = 'alice';
    github.seed(number, `${mark}\nfrom the time of the built-in token`, 'github-actions[bot]');
    const old = github.seed(number, `${mark}\n2 errors`);
    expect(await post('1 error')).toBe(old.id);
  });

  test('where GraphQL does not say who we are, we are the built-in token', async () => {
    github.viewerVisible = false;
    const old = github.seed(number, `${mark}\n2 errors`);
    expect(await post('1 error')).toBe(old.id);
  });

  test('a comment deleted between list and update is written anew', async () => {
    const old = github.seed(number, `${mark}\n2 errors`);
    github.faults.push({ method: 'PATCH', status: 404, message: 'Not Found' });
    const id = await post('1 error');
    expect(id).not.toBe(old.id);
    expect(github.asked).toEqual([list, viewer, update(old.id), create]);
  });

  test('a deleted comment does not come back only to say that all is well', async () => {
    github.seed(number, `${mark}\n2 errors`);
    github.faults.push({ method: 'PATCH', status: 410, message: 'Gone' });
    expect(await post('No problems.', { somethingToSay: false })).toBeUndefined();
    expect(github.comments.length).toBe(1);
  });

  const elsewhere = 'The log and the other reports hold the findings.';

  test('a read-only token is a notice that names the permission', async () => {
    github.readOnly = true;
    expect(await post('2 errors')).toBeUndefined();
    expect(said).toEqual([
      `notice: No comment on pull request #7: the token may not write it; grant the job \`pull-requests: write\`. ${elsewhere}`,
    ]);
    expect(github.asked).toEqual([list, create]);
  });

  test('a fork’s read-only token is a notice that asks for nothing', async () => {
    github.readOnly = true;
    const { pullRequest } = event();
    if (pullRequest === undefined) throw new Error('the event has a pull request');
    await post('2 errors', {}, event({ pullRequest: { ...pullRequest, readOnly: 'fork' } }));
    expect(said).toEqual([
      `notice: No comment on pull request #7: the token of a run for a fork is read-only. ${elsewhere}`,
    ]);
  });

  test('a token that sees nothing of the repository gets 404, and the same notice', async () => {
    github.faults.push({ method: 'GET', status: 404, message: 'Not Found' });
    await post('2 errors');
    expect(said).toEqual([
      `notice: No comment on pull request #7: the token may not write it; grant the job \`pull-requests: write\`. ${elsewhere}`,
    ]);
  });

  test('a bad token is a notice that names the input', async () => {
    github.faults.push({ method: 'GET', status: 401, message: 'Bad credentials' });
    await post('2 errors');
    expect(said).toEqual([
      `notice: No comment on pull request #7: GitHub does not accept the token; check the input \`token\`. ${elsewhere}`,
    ]);
    expect(github.asked).toEqual([list]);
  });

  test('an empty token is a notice, and nothing is asked', async () => {
    await post('2 errors', { token: '' });
    expect(said).toEqual(['notice: No comment on pull request #7: the input `token` is empty.']);
    expect(github.asked).toEqual([]);
  });

  test.each([429, 403])('a secondary limit (%i) is waited out as retry-after says', async (status) => {
    const headers = { 'retry-after': '0' };
    github.faults.push({ method: 'POST', status, message: 'You have exceeded a secondary rate limit.', headers });
    await post('2 errors');
    expect(bodies()).toEqual([`${mark}\n2 errors`]);
    expect(github.asked).toEqual([list, create, list, create]);
  });

  test('a limit that lasts longer than a minute is given up at once, with a warning', async () => {
    const headers = { 'retry-after': '3600' };
    github.faults.push({ method: 'POST', status: 429, message: 'Too many requests', headers });
    await post('2 errors');
    expect(said).toEqual([`warning: No comment on pull request #7: the rate limit of GitHub is used up. ${elsewhere}`]);
    expect(github.asked).toEqual([list, create]);
  });

  test('a server that fails three times is given up with a warning', async () => {
    const headers = { 'retry-after': '0' };
    for (let count = 0; count < 9; count++) {
      github.faults.push({ method: 'POST', status: 502, message: 'Bad gateway', headers });
    }
    await post('2 errors');
    expect(github.asked.filter((asked) => asked === create).length).toBe(3);
    expect(said.map((line) => line.split(':')[0])).toEqual(['warning']);
  });

  test('a comment whose answer was lost is not written twice', async () => {
    const headers = { 'retry-after': '0' };
    github.faults.push({ method: 'POST', status: 500, message: 'Server error', headers, afterwards: true });
    const id = await post('2 errors');
    expect(github.comments).toEqual([{ id, issue: number, body: `${mark}\n2 errors`, author: 'github-actions[bot]' }]);
    expect(github.asked).toEqual([list, create, list, viewer]);
  });

  test('a cut connection is tried again', async () => {
    github.faults.push({ method: 'GET', status: 0, message: '', instead: 'drop' });
    await post('2 errors');
    expect(bodies()).toEqual([`${mark}\n2 errors`]);
    expect(said.map((line) => line.split(':')[0])).toEqual(['info']);
  });

  const unanswered = (instead: 'drop' | 'silence' | 'page'): Fault => ({ status: 0, message: '', instead });

  test('a server that says nothing is asked three times, and holds nobody up for a minute', async () => {
    github.faults.push({ ...unanswered('silence'), lasting: true });
    await post('2 errors');
    expect(github.asked).toEqual([list, list, list]);
    expect(time.elapsed).toBe(33_000);
    expect(said).toEqual([`warning: No comment on pull request #7: GitHub did not answer in time. ${elsewhere}`]);
  });

  test('a page in place of an answer is no list without comments, and says nothing into the log', async () => {
    github.seed(number, `${mark}\n2 errors`);
    github.faults.push({ ...unanswered('page'), lasting: true });
    await post('1 error');
    expect(bodies()).toEqual([`${mark}\n2 errors`]);
    expect(said).toEqual([
      `warning: No comment on pull request #7: what answered in place of GitHub is not its interface. ${elsewhere}`,
    ]);
  });

  test('a page that passes is no obstacle', async () => {
    github.faults.push({ ...unanswered('page'), method: 'POST' });
    const id = await post('2 errors');
    expect(github.comments).toEqual([{ id, issue: number, body: `${mark}\n2 errors`, author: 'github-actions[bot]' }]);
  });

  test('an outage is worded as an answer, a cut connection as none', async () => {
    github.faults.push({ status: 502, message: '<html>Bad gateway</html>', lasting: true });
    await post('2 errors');
    github.faults.splice(0, 1, { ...unanswered('drop'), lasting: true });
    await post('2 errors');
    expect(said.map((line) => line.replace(/ \((?:UND_ERR_SOCKET|ECONNRESET)\)/, ''))).toEqual([
      `warning: No comment on pull request #7: GitHub answered with the status 502. ${elsewhere}`,
      `warning: No comment on pull request #7: GitHub could not be reached. ${elsewhere}`,
    ]);
  });

  test('what GitHub says of a body that it refuses stands in the log, on one line', async () => {
    github.faults.push({ method: 'POST', status: 422, message: `Validation\nFailed${'!'.repeat(300)}` });
    await post('2 errors');
    expect(said).toEqual([
      `warning: No comment on pull request #7: GitHub refused it with the status 422 ("Validation Failed${'!'.repeat(183)}…"). ${elsewhere}`,
    ]);
  });

  test('a body over the limit is GitHub’s to refuse, and a warning', async () => {
    await post('x'.repeat(65_536));
    expect(github.comments).toEqual([]);
    expect(said.map((line) => line.split(':')[0])).toEqual(['warning']);
  });

  test('an event without a pull request is one line of log', async () => {
    expect(await post('2 errors', {}, event({ name: 'push', pullRequest: undefined }))).toBeUndefined();
    expect(said).toEqual(['info: No comment: the event "push" belongs to no pull request.']);
    expect(github.asked).toEqual([]);
  });

  test('the token goes into the header, and nowhere else', async () => {
    await post('2 errors');
    const [exchange] = github.exchanges;
    expect(exchange?.requestHeaders.authorization).toBe('token secret');
    expect(JSON.stringify(said)).not.toContain('secret');
  });
}
