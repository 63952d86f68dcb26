/** The cases of comments and suggestions once more, every request and answer held against GitHub's description of its interface. */

import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { commentCases } from '../github/comment-cases.ts';
import type { Exchange } from '../github/fake-github.ts';
import { suggestionCases } from '../github/suggestion-cases.ts';
import { Contract, description } from './github-contract.ts';

describe.skipIf(!existsSync(description))('comments and suggestions, by GitHub’s own description', () => {
  const contract = existsSync(description) ? new Contract() : undefined;

  const inspect = (exchanges: readonly Exchange[]) => {
    expect(contract?.faults(exchanges)).toEqual([]);
  };
  commentCases(inspect);
  suggestionCases(inspect);

  test('the description refuses what GitHub would refuse', () => {
    const exchange = {
      method: 'POST',
      path: '/repos/octo/demo/issues/7/comments',
      query: { pages: '1' },
      requestHeaders: {},
      requestBody: { text: 'no body' },
      status: 201,
      responseBody: { id: 'not a number' },
    };
    expect(contract?.faults([exchange]).map((fault) => fault.split(':')[0])).toEqual([
      'unknown query parameter pages',
      'request',
      'response',
    ]);
    expect(contract?.faults([{ ...exchange, path: '/repos/octo/demo/comments' }])).toEqual([
      'GitHub has no POST /repos/octo/demo/comments',
    ]);
  });
});
