import { describe, expect, test } from 'vitest';
import { pauseAfter } from '../../src/github/failure.ts';
import { persist } from '../../src/github/persist.ts';

const now = Date.parse('2026-01-01T00:00:00Z');
const failed = (status: number, headers: Record<string, string> = {}, message = '') =>
  Object.assign(new Error(message), { status, response: { headers } });

describe('pauseAfter', () => {
  test.each<[string, unknown, number, number | undefined]>([
    ['retry-after in seconds', failed(429, { 'retry-after': '7' }), 1, 7_000],
    ['retry-after as a date', failed(503, { 'retry-after': 'Thu, 01 Jan 2026 00:00:05 GMT' }), 1, 5_000],
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
    ['a missing permission', failed(403, {}, 'Resource not accessible by integration'), 1, undefined],
    ['a bad request', failed(422), 1, undefined],
    ['a bug', new TypeError('not a function'), 1, undefined],
    ['a thrown string', 'no', 1, undefined],
  ])('%s', (_, error, failures, pause) => {
    expect(pauseAfter(error, failures, now)).toBe(pause);
  });
});

describe('persist', () => {
  const attempt = async (outcomes: readonly unknown[]) => {
    const waited: number[] = [];
    const left = [...outcomes];
    const task = async () => {
      const outcome = left.shift();
      if (outcome instanceof Error) throw outcome;
      return outcome;
    };
    const wait = async (milliseconds: number) => void waited.push(milliseconds);
    const result = await persist(task, wait).catch((error: unknown) => error);
    return { result, waited, left: left.length };
  };

  test('a server that recovers', async () => {
    expect(await attempt([failed(500), failed(503), 'done'])).toEqual({
      result: 'done',
      waited: [1_000, 2_000],
      left: 0,
    });
  });

  test('a server that does not recover is asked three times', async () => {
    const last = failed(500);
    expect(await attempt([failed(500), failed(500), last, 'too late'])).toEqual({
      result: last,
      waited: [1_000, 2_000],
      left: 1,
    });
  });

  test('a refusal is final', async () => {
    const refused = failed(422);
    expect(await attempt([refused, 'never'])).toEqual({ result: refused, waited: [], left: 1 });
  });

  test('nothing is waited for longer than a minute', async () => {
    const limited = failed(429, { 'retry-after': '61' });
    expect(await attempt([limited, 'never'])).toEqual({ result: limited, waited: [], left: 1 });
  });
});
