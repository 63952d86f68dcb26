import { expect, test } from 'vitest';
import { eventOf, linksOf } from '../../src/github/index.ts';

const sha = 'c'.repeat(40);
const links = (environment: Record<string, string>) => linksOf(eventOf(environment, {}), environment);
const commit = { GITHUB_SERVER_URL: 'https://code.example', GITHUB_REPOSITORY: 'octo/demo', GITHUB_SHA: sha };

test('the commit is linked on the server that runs the workflow', () => {
  expect(links(commit)).toEqual({ commit: { server: 'https://code.example', repository: 'octo/demo', sha } });
});

test('rule pages are those of the very version of the Action that runs', () => {
  const action = { GITHUB_ACTION_REPOSITORY: 'octo/action', GITHUB_ACTION_REF: 'v1' };
  expect(links({ ...commit, ...action }).rulePages).toBe('https://code.example/octo/action/blob/v1/docs/rules/');
});

test('what is not known is not linked', () => {
  expect(links({})).toEqual({});
  expect(links({ GITHUB_REPOSITORY: 'octo/demo', GITHUB_ACTION_REPOSITORY: '', GITHUB_ACTION_REF: 'v1' })).toEqual({});
});
