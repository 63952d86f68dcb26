import { existsSync, readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { marker } from '../../src/github/sticky-comment.ts';
import { FakeGitHub } from '../github/fake-github.ts';
import { commitAll, git } from '../github/git.ts';
import { broken, valid } from './documents.ts';
import { Job, type Run } from './start.ts';

const head = 'a'.repeat(40);
const own = { full_name: 'octo/demo' };
const pullRequest = (repository: unknown = own, sha = head) => ({
  pull_request: {
    number: 7,
    user: { login: 'octocat' },
    head: { sha, repo: repository },
    base: { sha: 'b'.repeat(40), repo: own },
  },
});

/** Each test starts processes, which a busy machine does slowly. */
vi.setConfig({ testTimeout: 120_000 });

let github: FakeGitHub;
let job: Job;

beforeEach(async () => {
  github = await FakeGitHub.start();
  job = await Job.begin({ 'a.mcpdesc.json': broken });
});

afterEach(async () => {
  await github.stop();
  await job.end();
});

const run = ({ inputs, environment, event = pullRequest() }: Run = {}) =>
  job.run({
    event,
    ...(inputs && { inputs }),
    environment: { GITHUB_EVENT_NAME: 'pull_request', GITHUB_API_URL: github.url, ...environment },
  });

describe('on a pull request', () => {
  test('the comment is written, linked to what was checked, and its id is an output', async () => {
    const { outputs, stdout } = await run();
    const [comment] = github.comments;
    expect(outputs['comment-id']).toBe(String(comment?.id));
    expect(comment?.body.split('\n')[0]).toBe(marker('CI / lint'));
    expect(comment?.body).toContain(`https://github.com/octo/demo/blob/${'c'.repeat(40)}/a.mcpdesc.json#L2`);
    expect(comment?.body).toContain(`https://github.com/octo/demo/commit/${head}`);
    expect(stdout).toContain('Commented on the pull request');
  });

  test('the reports come in order: files and summary before the comment, then annotations, outputs, the verdict', async () => {
    const there = () => ({
      sarif: existsSync(job.path('mcpdesc-check.sarif')),
      json: existsSync(job.path('report.json')),
      summary: readFileSync(job.path('../summary.md'), 'utf8') !== '',
      outputs: readFileSync(job.path('../output'), 'utf8') !== '',
    });
    const seen: unknown[] = [];
    github.onRequest = () => seen.push(there());
    const { stdout } = await run({ inputs: { 'json-file': 'report.json' } });
    const before = { sarif: true, json: true, summary: true, outputs: false };
    expect(seen).toEqual([before, before]);
    const lines = stdout.split('\n').filter((line) => /^(?:::|Commented)/.test(line));
    expect(lines.map((line) => /^(?:::error file|::error::|Commented)/.exec(line)?.[0])).toEqual([
      'Commented',
      '::error file',
      '::error::',
    ]);
  });

  test('the comment turns clean with the branch', async () => {
    const first = await run();
    await job.write('a.mcpdesc.json', valid);
    const second = await run();
    expect(second.outputs['comment-id']).toBe(first.outputs['comment-id']);
    expect(second.status).toBe(0);
    expect(github.comments.length).toBe(1);
    expect(github.comments[0]?.body).toMatch(/^## ✅ /m);
  });

  test('a fork’s token may not write: a notice, and the verdict is what it was', async () => {
    github.readOnly = true;
    await job.write('a.mcpdesc.json', valid);
    const { status, outputs, stdout } = await run({
      inputs: { comment: 'always' },
      event: pullRequest({ full_name: 'mallory/demo' }),
    });
    expect(status).toBe(0);
    expect(outputs).not.toHaveProperty('comment-id');
    expect(stdout).toMatch(/^::notice::No comment on pull request #7: the token of a run for a fork is read-only\./m);
  });

  test('a server that refuses connections: a warning, and the verdict is what it was', async () => {
    await job.write('a.mcpdesc.json', valid);
    const closed = await FakeGitHub.start();
    const { url } = closed;
    await closed.stop();
    const { status, outputs, stdout } = await run({
      inputs: { comment: 'always' },
      environment: { GITHUB_API_URL: url },
    });
    expect(status).toBe(0);
    expect(outputs.conclusion).toBe('success');
    expect(stdout).toMatch(/^::warning::No comment on pull request #7: GitHub could not be reached /m);
  });

  test('comment never asks nothing of the network', async () => {
    await run({ inputs: { comment: 'never' } });
    expect(github.asked).toEqual([]);
  });

  test('annotations keep to changed files where the history tells; SARIF and the verdict do not', async () => {
    git(job.workspace, 'init', '--quiet', '--initial-branch', 'main');
    commitAll(job.workspace, 'a is broken already');
    git(job.workspace, 'switch', '--quiet', '--create', 'topic');
    await job.write('b.mcpdesc.json', broken);
    const sha = commitAll(job.workspace, 'b is broken as well');
    git(job.workspace, 'switch', '--quiet', 'main');
    git(job.workspace, 'merge', '--quiet', '--no-ff', '--no-edit', 'topic');

    const annotated = async (annotations: string) => {
      const { stdout, outputs } = await run({
        inputs: { annotations, comment: 'never' },
        event: pullRequest(own, sha),
      });
      expect(outputs.errors).toBe('2');
      return [...stdout.matchAll(/^::error file=([^,]*),/gm)].map(([, file]) => file).sort();
    };
    expect(await annotated('changed')).toEqual(['b.mcpdesc.json']);
    expect(await annotated('all')).toEqual(['a.mcpdesc.json', 'b.mcpdesc.json']);
  });

  test('two calls with ids of their own keep two comments', async () => {
    await run({ inputs: { 'comment-id': 'one' } });
    await run({ inputs: { 'comment-id': 'two' } });
    await run({ inputs: { 'comment-id': 'one' } });
    expect(github.comments.map(({ body }) => body.split('\n')[0])).toEqual([marker('one'), marker('two')]);
  });
});

describe('elsewhere', () => {
  test.each([
    ['push', {}],
    ['merge_group', { merge_group: {} }],
  ])('%s has no comment, and says so once', async (name, event) => {
    const { status, stdout } = await run({ event, environment: { GITHUB_EVENT_NAME: name } });
    expect(status).toBe(1);
    expect(github.asked).toEqual([]);
    expect(stdout.split('\n').filter((line) => line.includes('No comment'))).toEqual([
      `No comment: the event "${name}" belongs to no pull request.`,
    ]);
    expect(stdout.includes('merge queue')).toBe(name === 'merge_group');
  });
});
