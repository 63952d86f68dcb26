/** What suggestions must do, played against the fake server; shared like `comment-cases.ts`. */

import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Event } from '../../src/github/event.ts';
import type { Offer } from '../../src/github/offers.ts';
import { Patience } from '../../src/github/patience.ts';
import { suggest } from '../../src/github/pull-request-suggestions.ts';
import { marker } from '../../src/github/sticky-comment.ts';
import { type Exchange, FakeGitHub } from './fake-github.ts';
import { FakeTime } from './fake-time.ts';

const number = 7;
const headSha = 'a'.repeat(40);
const list = 'GET /repos/octo/demo/pulls/7/comments';
const create = 'POST /repos/octo/demo/pulls/7/reviews';
const viewer = 'POST /graphql';
const path = 'servers/a.mcpdesc.yaml';

const offer = (line: number, more: Partial<Offer> = {}): Offer => ({
  path,
  first: line,
  last: line,
  body: `Fix of line ${line}`,
  digest: `digest${line}`,
  ...more,
});
const mark = (line: number) => marker(`lint suggestion digest${line}`);

export function suggestionCases(inspect: (exchanges: readonly Exchange[]) => void = () => {}): void {
  let github: FakeGitHub;
  let said: string[];

  beforeEach(async () => {
    github = await FakeGitHub.start();
    github.hunks.set(path, [[1, 200]]);
    said = [];
  });

  afterEach(async () => {
    await github.stop();
    inspect(github.exchanges);
  });

  const event = (): Event => ({
    name: 'pull_request',
    serverUrl: 'https://github.com',
    apiUrl: github.url,
    repository: 'octo/demo',
    headSha,
    checkedSha: 'c'.repeat(40),
    pullRequest: { number, headSha, baseSha: undefined },
    mergeQueue: false,
  });
  const post = (offers: readonly Offer[], on: Event = event(), token = 'secret') => {
    const say = (level: string) => (message: string) => said.push(`${level}: ${message}`);
    const log = { info: say('info'), notice: say('notice'), warning: say('warning') };
    return suggest(on, { token, key: 'lint', offers }, log, new Patience(new FakeTime()));
  };

  test('all suggestions are one review of the head of the branch', async () => {
    await post([offer(3), offer(5, { last: 8 })]);
    expect(github.asked).toEqual([list, create]);
    expect(
      github.reviewComments.map(({ commit, startLine, line, body }) => ({ commit, startLine, line, body })),
    ).toEqual([
      { commit: headSha, startLine: undefined, line: 3, body: `${mark(3)}\nFix of line 3` },
      { commit: headSha, startLine: 5, line: 8, body: `${mark(5)}\nFix of line 5` },
    ]);
    expect(new Set(github.reviewComments.map(({ review }) => review)).size).toBe(1);
    expect(said).toEqual([
      'info: Suggested 2 fixes on the pull request: https://github.com/octo/demo/pull/7#pullrequestreview-1001',
    ]);
  });

  test('a suggestion that is there is not made again, wherever its line has gone', async () => {
    await post([offer(3), offer(5)]);
    await post([offer(103, { digest: 'digest3' }), offer(105, { digest: 'digest5' })]);
    expect(github.asked.slice(2)).toEqual([list, viewer]);
    expect(github.reviewComments.length).toBe(2);
    expect(said[1]).toBe('info: The suggestions on the pull request are up to date.');
  });

  test('only what is missing is added', async () => {
    await post([offer(3)]);
    await post([offer(3), offer(9)]);
    expect(github.reviewComments.map(({ line }) => line)).toEqual([3, 9]);
    expect(said[1]).toMatch(/^info: Suggested a fix on the pull request: /);
  });

  test('one of ours is found on the third page', async () => {
    await post([offer(3)]);
    const [own] = github.reviewComments.splice(0);
    if (own === undefined) throw new Error('nothing was suggested');
    for (let id = 1; id <= 250; id++) github.reviewComments.push({ ...own, id, body: 'chatter', author: 'someone' });
    github.reviewComments.push(own);
    await post([offer(3)]);
    expect(github.asked.slice(2)).toEqual([list, list, list, viewer]);
  });

  test('somebody else’s comment with our marker keeps nothing back', async () => {
    await post([offer(3)]);
    const [own] = github.reviewComments.splice(0);
    if (own !== undefined) github.reviewComments.push({ ...own, author: 'mallory' });
    await post([offer(3)]);
    expect(github.reviewComments.map(({ author }) => author)).toEqual(['mallory', 'github-actions[bot]']);
  });

  test('no more than thirty at once, and the log counts the rest', async () => {
    const offers = Array.from({ length: 40 }, (_, index) => offer(index + 1));
    await post(offers);
    expect(github.reviewComments.length).toBe(30);
    expect(said[0]).toMatch(/; 10 more come when these are done$/);
    await post(offers);
    expect(github.reviewComments.map(({ line }) => line)).toEqual(offers.map(({ first }) => first));
  });

  test('without a suggestion nothing is asked', async () => {
    await post([]);
    expect(github.asked).toEqual([]);
    expect(said).toEqual(['info: No suggestions: no line that the pull request shows has a safe fix.']);
  });

  test('outside of pull requests nothing is asked or said', async () => {
    await post([offer(3)], { ...event(), pullRequest: undefined });
    expect([github.asked, said]).toEqual([[], []]);
  });

  test('an empty token is a notice, and nothing is asked', async () => {
    await post([offer(3)], event(), '');
    expect([github.asked, said]).toEqual([
      [],
      ['notice: No suggestions on pull request #7: the input `token` is empty.'],
    ]);
  });

  test('a read-only token is a notice that names the permission', async () => {
    github.readOnly = true;
    await post([offer(3)]);
    expect(said).toEqual([
      'notice: No suggestions on pull request #7: the token may not write it; grant the job `pull-requests: write`. The log and the other reports hold the findings.',
    ]);
  });

  test('a line that GitHub does not show after all is a warning', async () => {
    await post([offer(999)]);
    expect(github.reviewComments).toEqual([]);
    expect(said).toEqual([
      expect.stringMatching(/^warning: No suggestions on pull request #7: .*Line must be part of the diff/),
    ]);
  });

  test('a review whose answer was lost is not written twice', async () => {
    const headers = { 'retry-after': '0' };
    github.faults.push({ method: 'POST', status: 502, message: 'Bad gateway', headers, afterwards: true });
    await post([offer(3)]);
    expect(github.reviewComments.length).toBe(1);
    expect(github.asked).toEqual([list, create, list, viewer]);
  });
}
