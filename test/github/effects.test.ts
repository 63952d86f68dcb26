import { expect, test } from 'vitest';
import { inOrder } from '../../src/github/effects.ts';

test('effects run in order, and one that fails is a warning', async () => {
  const happened: string[] = [];
  await inOrder(
    [
      { name: 'first', work: async () => void happened.push('first') },
      { name: 'second', work: () => Promise.reject(new Error('disk full')) },
      {
        name: 'third',
        work: () => {
          throw 'a string';
        },
      },
      { name: 'fourth', work: () => void happened.push('fourth') },
    ],
    (message) => happened.push(message),
  );
  expect(happened).toEqual([
    'first',
    'The second could not be written: disk full',
    'The third could not be written: a string',
    'fourth',
  ]);
});
