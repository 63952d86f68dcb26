import { beforeEach, describe, expect, test } from 'vitest';
import { isPassing, pauseAfter, refusal } from '../../src/github/failure.ts';
import { Patience } from '../../src/github/patience.ts';
import { FakeTime } from './fake-time.ts';

const now = Date.parse('2026-01-01T00:00:00Z');
const failed = (status: number, headers: Record<string, string> = {}, message = '') =>
  Object.assign(new Error(message), { status, response: { headers } });

describe('pauseAfter', () => {
  test.each<[string, unknown, number, number]>([
    ['retry-after in seconds', failed(429, { 'retry-after': '7' }), 1, 7_000],
    ['retry-after as a date', failed(503, { 'retry-after': 'Thu, 01 Jan 2026 00:00:05 GMT' }), 1, 5_000],
    ['a limit that looks like a missing permission', failed(403, { 'retry-after': '7' }), 1, 7_000],
    ['retry-after in the past', failed(503, { 'retry-after': 'Wed, 31 Dec 2025 00:00:05 GMT' }), 1, 0],
    ['retry-after nobody can read', failed(429, { 'retry-after': 'soon' }), 1, 60_000],
    [
      'a used-up limit, until it is reset',
      failed(403, { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': String(now / 1000 + 20) }),
      1,
      20_000,
    ],
    ['a secondary limit without a time', failed(403, {}, 'You have exceeded a secondary rate limit'), 1, 60_000],
    ['a secondary limit, once more', failed(403, {}, 'You have exceeded a secondary rate limit'), 2, 120_000],
    ['an outage', failed(502), 1, 1_000],
    ['an outage, once more', failed(502), 2, 2_000],
  ])('%s', (_, error, failures, pause) => {
    expect(isPassing(error)).toBe(true);
    expect(pauseAfter(error, failures, now)).toBe(pause);
  });
});

test.each<[string, unknown]>([
  ['a missing permission', failed(403, {}, 'Resource not accessible by integration')],
  ['a bad request', failed(422)],
  ['a bug', new TypeError('not a function')],
  ['a thrown string', 'no'],
])('%s does not pass', (_, error) => {
  expect(isPassing(error)).toBe(false);
});

describe('a run', () => {
  const attempt = async (outcomes: readonly unknown[], patience = new Patience(time)) => {
    const left = [...outcomes];
    const task = async () => {
      const outcome = left.shift();
      if (outcome instanceof Error) throw outcome;
      return outcome;
    };
    const result = await patience.persist(task).catch((error: unknown) => error);
    return { result, waited: time.pauses, left: left.length };
  };
  let time: FakeTime;
  beforeEach(() => {
    time = new FakeTime();
  });

  test('outlasts a server that recovers', async () => {
    expect(await attempt([failed(500), failed(503), 'done'])).toEqual({
      result: 'done',
      waited: [1_000, 2_000],
      left: 0,
    });
  });

  test('asks a server that does not recover three times', async () => {
    const last = failed(500);
    expect(await attempt([failed(500), failed(500), last, 'too late'])).toEqual({
      result: last,
      waited: [1_000, 2_000],
      left: 1,
    });
  });

  test.each([
    ['has failed three times', [failed(500), failed(500), failed(502)]],
    ['asks for more time than there is', [failed(429, { 'retry-after': '3600' })]],
  ])('asks a server that %s for nothing else', async (_, outcomes) => {
    const patience = new Patience(time);
    await attempt(outcomes, patience);
    expect(await attempt(['never'], patience)).toMatchObject({ result: outcomes.at(-1), left: 1 });
  });

  test.each([
    ['does in the end what it is asked', [failed(500), failed(500), 'done']],
    ['refuses', [failed(500), failed(500), failed(403)]],
  ])('is as patient as before with a server that %s', async (_, outcomes) => {
    const patience = new Patience(time);
    await attempt(outcomes, patience);
    time.pauses.length = 0;
    expect(await attempt([failed(500), failed(500), 'done'], patience)).toEqual({
      result: 'done',
      waited: [1_000, 2_000],
      left: 0,
    });
  });

  test('takes a refusal as final', async () => {
    const refused = failed(422);
    expect(await attempt([refused, 'never'])).toEqual({ result: refused, waited: [], left: 1 });
  });

  test('waits a minute, and no longer', async () => {
    expect(await attempt([failed(429, { 'retry-after': '60' }), 'done'])).toMatchObject({ result: 'done' });
    expect(time.pauses.splice(0)).toEqual([60_000]);
    const limited = failed(429, { 'retry-after': '61' });
    expect(await attempt([limited, 'never'])).toEqual({ result: limited, waited: [], left: 1 });
  });

  test('begins no pause after which there is no time for an answer', async () => {
    const limited = failed(429, { 'retry-after': '45' });
    expect(await attempt([limited, limited, 'never'])).toEqual({ result: limited, waited: [45_000], left: 1 });
  });

  test('gives each request ten seconds, and the last one what is left of a minute and a half', async () => {
    const patience = new Patience(time);
    patience.forAnswer();
    time.expire();
    expect(time.elapsed).toBe(10_000);
    time.elapsed = 85_000;
    patience.forAnswer();
    time.expire();
    expect(time.elapsed).toBe(90_000);
  });
});

describe('what GitHub says', () => {
  const said = (message: string, errors: readonly unknown[] = []) =>
    refusal(Object.assign(new Error('x'), { status: 422, response: { data: { message, errors } } }), {
      number: 7,
    } as never).message;

  test('is quoted on one line, and nothing in it does anything', () => {
    expect(said('Validation\nFailed\u001b[31m', ['\r\n::error::x', { message: 'body is\ttoo long' }])).toBe(
      'No comment on pull request #7: GitHub refused it with the status 422 ("Validation Failed\\u{1b}[31m:  ::error::x: body is too long"). The log and the other reports hold the findings.',
    );
  });

  test('is on one line as well where it was not GitHub who said it', () => {
    const thrown = new TypeError('no\n::error::x\u202e');
    expect(refusal(thrown, { number: 7, headSha: 'a', baseSha: undefined }).message).toContain(
      '#7: no ::error::x\\u{202e}. ',
    );
  });

  test('is cut where it is long', () => {
    expect(said('x'.repeat(300))).toContain(`("${'x'.repeat(200)}…")`);
    expect(said('x'.repeat(200))).toContain(`("${'x'.repeat(200)}")`);
  });
});
