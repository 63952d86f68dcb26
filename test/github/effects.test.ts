import { expect, test } from 'vitest';
import { inOrder } from '../../src/github/effects.ts';

test('effects run in order, and one that fails is a warning', async () => {
  const happened: string[] = [];
  await inOrder(
    [
      { failure: 'The first failed', work: async () => void happened.push('first') },
      { failure: 'The second failed', work: () => Promise.reject(new Error('disk\nfull')) },
      {
        failure: 'The third failed',
        work: () => {
          throw 'a string';
        },
      },
      { failure: 'The fourth failed', work: () => void happened.push('fourth') },
    ],
    (message) => happened.push(message),
  );
  expect(happened).toEqual(['first', 'The second failed: disk full', 'The third failed: a string', 'fourth']);
});
