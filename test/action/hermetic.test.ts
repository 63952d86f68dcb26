/** What a run may depend on: the files and its inputs. Not the machine, not the network, not what lies in the repository as code. */

import { afterEach, expect, test, vi } from 'vitest';
import { hostsOf, noNetwork } from '../no-network.ts';
import { broken, valid } from './documents.ts';
import { Job } from './start.ts';

/** Each test starts processes, which a busy machine does slowly. */
vi.setConfig({ testTimeout: 120_000 });

const jobs: Job[] = [];
afterEach(async () => {
  for (const job of jobs.splice(0)) await job.end();
});

const files: Readonly<Record<string, string>> = {
  'b.mcpdesc.json': broken,
  'I/ı.mcpdesc.yaml': 'mcpdesc: 0.8.0\nodd: 1\n',
  'a.mcpdesc.json': valid,
  'B.mcpdesc.json': broken,
};

async function begin(order: (names: readonly string[]) => readonly string[]): Promise<Job> {
  const job = await Job.begin(Object.fromEntries(order(Object.keys(files)).map((name) => [name, files[name] ?? ''])));
  jobs.push(job);
  return job;
}

test('another folder, order of files, time zone and locale give the same bytes', async () => {
  const inputs = { 'json-file': 'report.json' };
  const first = await begin((names) => names);
  const one = await first.run({ inputs, environment: { TZ: 'UTC', LANG: 'C', LC_ALL: 'C' } });
  const second = await begin((names) => names.toReversed());
  const two = await second.run({
    inputs,
    environment: { TZ: 'Asia/Tokyo', LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8' },
  });
  expect(two.stdout).toBe(one.stdout);
  expect(two.summary).toBe(one.summary);
  expect(two.outputs).toEqual(one.outputs);
  for (const name of ['mcpdesc-check.sarif', 'report.json'])
    expect(await second.read(name)).toBe(await first.read(name));
  expect(one.stdout).toContain('I/ı.mcpdesc.yaml:2:1 error: ');
});

test('no connection is opened unless a comment is to be written, and then to the API alone', async () => {
  const job = await begin((names) => names);
  const environment = {
    ...noNetwork,
    GITHUB_API_URL: 'http://api.github.test',
    GITHUB_GRAPHQL_URL: 'http://api.github.test/graphql',
  };
  const pullRequest = { pull_request: { number: 7, head: { sha: 'a'.repeat(40) } } };
  const tried = async (event: unknown, inputs: Readonly<Record<string, string>>, name: string) =>
    hostsOf(await job.run({ event, inputs, environment: { ...environment, GITHUB_EVENT_NAME: name } }));
  expect(await tried({}, { comment: 'always' }, 'push')).toEqual([]);
  expect(await tried(pullRequest, { comment: 'never' }, 'pull_request')).toEqual([]);
  expect(await tried(pullRequest, { comment: 'always', suggestions: 'true' }, 'pull_request')).toEqual([
    'api.github.test',
  ]);
});
