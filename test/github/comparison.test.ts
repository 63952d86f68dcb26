import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compare } from '../../src/github/comparison.ts';
import { eventOf } from '../../src/github/event.ts';
import { run } from '../../src/run.ts';
import { defaults } from '../../src/settings/index.ts';
import { commitAll, git } from './git.ts';

let folder: string;
const shas: Record<string, string> = {};

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'comparison-'));
  const origin = join(folder, 'origin');
  git(folder, 'init', '--quiet', '--initial-branch', 'main', 'origin');
  const commit = (name: string) => {
    writeFileSync(join(origin, `${name}.txt`), name);
    shas[name] = commitAll(origin, name);
  };
  commit('base');
  git(origin, 'switch', '--quiet', '--create', 'topic');
  commit('head');
  git(origin, 'switch', '--quiet', '--create', 'merged', 'main');
  git(origin, 'merge', '--quiet', '--no-ff', '--no-edit', 'topic');
  shas.merged = git(origin, 'rev-parse', 'HEAD');
  for (const branch of ['main', 'topic', 'merged']) {
    git(folder, 'clone', '--quiet', '--branch', branch, `file://${origin}`, branch);
    git(folder, 'clone', '--quiet', '--depth', '1', '--branch', branch, `file://${origin}`, `shallow ${branch}`);
  }
  mkdirSync(join(folder, 'no repository'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** What the runner calls the commit of the event, what is checked out, and the commit to speak for. */
test.each([
  ['pull_request', 'merged', 'merged', 'head'],
  ['pull_request', 'merged', 'shallow merged', 'head'],
  ['pull_request', 'merged', 'no repository', 'head'],
  ['pull_request', 'merged', 'topic', 'head'],
  ['pull_request', 'merged', 'main', 'base'],
  ['pull_request_target', 'base', 'main', 'base'],
  ['pull_request_target', 'base', 'shallow main', 'base'],
  ['pull_request_target', 'base', 'no repository', 'base'],
  ['pull_request_target', 'base', 'shallow topic', 'head'],
  ['pull_request_target', 'base', 'shallow merged', 'head'],
  ['push', 'base', 'main', 'base'],
  ['push', 'head', 'main', 'base'],
  ['push', 'base', 'no repository', 'base'],
])('%s of the commit %s, checked out as %s, speaks for %s', async (event, told, checkout, expected) => {
  const sides = { head: { sha: shas.head }, base: { sha: shas.base } };
  const payload = event === 'push' ? {} : { pull_request: { number: 7, ...sides } };
  const workspace = join(folder, checkout);
  const settings = { ...defaults, root: workspace, workingDirectory: workspace };
  const environment = { GITHUB_EVENT_NAME: event, GITHUB_SHA: shas[told] };
  const log = { info() {}, notice() {}, warning() {} };
  const { sha } = await compare({ files: [], problems: [] }, eventOf(environment, payload), settings, run, log);
  expect(Object.entries(shas).find(([, one]) => one === sha)?.[0]).toBe(expected);
});
