/** Every input of action.yml by what it does, through the Action's own entry: each run is held against the one without it. */

import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { parse } from 'yaml';
import { FakeGitHub } from '../github/fake-github.ts';
import { commitAll, git } from '../github/git.ts';
import { Job, type Result } from './start.ts';

/** Each test starts processes, which a busy machine does slowly. */
vi.setConfig({ testTimeout: 120_000 });

const metadata: { inputs: Record<string, unknown> } = parse(
  readFileSync(new URL('../../action.yml', import.meta.url), 'utf8'),
);

const good = 'mcpdesc: "0.8.0"\ninfo: { name: n, version: "1.0.0" }\nprotocolVersions: ["2025-11-25"]\n';
const bad = `${good}tags: []\n`;
const rule = 'mcpdesc.document.collection.non-empty';
const file = 'a.mcpdesc.yaml';

let github: FakeGitHub;
let job: Job;
beforeEach(async () => {
  github = await FakeGitHub.start();
});
afterEach(async () => {
  await github.stop();
  await job.end();
});

/** What somebody sees of a run. */
interface Seen extends Result {
  /** Files with results in the SARIF report at its usual place. */
  readonly results: readonly string[];
  readonly category: unknown;
  readonly comments: number;
  readonly marker: string | undefined;
  /** Lines for which there are suggestions. */
  readonly suggested: readonly number[];
  readonly authorization: unknown;
  readonly whatIf: unknown;
}

interface Demonstration {
  /** Beside the description, which has one error. */
  readonly files?: Readonly<Record<string, string>>;
  /** In both runs. */
  readonly inputs?: Readonly<Record<string, string>>;
  readonly value: string;
  /** On a pull request that brings the description. */
  readonly onPullRequest?: true;
  readonly before: object;
  readonly after: object;
}

const config = { 'strict/c.yaml': `rules: { ${rule}: note }\n` };
const known = { file: `../${file}`, pointer: '/tags', rule, content: '4f53cda18c2baa0c' };
const others = { 'sub/b.mcpdesc.yaml': bad, 'c.yaml': bad };
const error = { status: 1, outputs: { errors: '1', conclusion: 'failure' } };

const demonstrations: Readonly<Record<string, Demonstration>> = {
  files: {
    files: others,
    value: 'c.yaml\nsub/**\n!**/b.*',
    before: { results: [file, 'sub/b.mcpdesc.yaml'] },
    after: { results: ['c.yaml'] },
  },
  'working-directory': {
    files: others,
    value: 'sub',
    before: { outputs: { files: '2' } },
    after: { outputs: { files: '1' }, results: ['sub/b.mcpdesc.yaml'] },
  },
  'fail-on': { value: 'never', before: error, after: { status: 0, outputs: { errors: '1', conclusion: 'success' } } },
  'if-no-files': {
    inputs: { files: 'nothing/**' },
    value: 'error',
    before: { status: 0, stdout: expect.stringMatching(/^::warning::No MCP Description file matches /) },
    after: { status: 1, stdout: expect.stringMatching(/^::error .*No MCP Description file matches /m) },
  },
  profile: {
    value: 'strict',
    before: { outputs: { notes: '0' } },
    after: { outputs: { notes: '1' }, stdout: expect.stringContaining('mcpdesc.document.schema-uri.present') },
  },
  config: {
    files: config,
    value: 'strict/c.yaml',
    before: error,
    after: { status: 0, outputs: { errors: '0', notes: '1' } },
  },
  baseline: {
    files: { 'known/b.json': JSON.stringify({ version: 1, findings: [known] }) },
    value: 'known/b.json',
    before: error,
    after: { status: 0, outputs: { errors: '0', conclusion: 'success' }, results: [] },
  },
  'protocol-versions': {
    inputs: { 'json-file': 'report.json' },
    value: '2026-07-28',
    before: { whatIf: undefined, summary: expect.not.stringContaining('2026-07-28') },
    after: {
      status: 1,
      whatIf: [expect.objectContaining({ protocolVersion: '2026-07-28', errors: 1 })],
      summary: expect.stringContaining('1 thing stands in the way of 2026-07-28'),
    },
  },
  'sarif-file': {
    value: 'out/x.sarif',
    before: { outputs: { 'sarif-file': 'mcpdesc-check.sarif' }, results: [file] },
    after: { outputs: { 'sarif-file': 'out/x.sarif' }, results: [] },
  },
  'json-file': {
    value: 'out/x.json',
    before: { outputs: expect.not.objectContaining({ 'json-file': expect.anything() }) },
    after: { outputs: { 'json-file': 'out/x.json' } },
  },
  category: { value: 'servers', before: { category: undefined }, after: { category: { id: 'servers/' } } },
  comment: { onPullRequest: true, value: 'never', before: { comments: 1 }, after: { comments: 0 } },
  'comment-id': {
    onPullRequest: true,
    value: 'mine',
    before: { marker: expect.stringContaining('CI / lint') },
    after: { marker: expect.stringContaining('mine') },
  },
  summary: { value: 'false', before: { summary: expect.stringContaining(file) }, after: { summary: '' } },
  annotations: {
    value: 'none',
    before: { stdout: expect.stringContaining(`::error file=${file}`) },
    after: { status: 1, stdout: expect.not.stringContaining('::error file') },
  },
  suggestions: { onPullRequest: true, value: 'true', before: { suggested: [] }, after: { suggested: [4] } },
  token: {
    onPullRequest: true,
    value: 'of-my-own',
    before: { authorization: 'token secret' },
    after: { authorization: 'token of-my-own' },
  },
};

const own = { full_name: 'octo/demo' };

/** The event of a pull request whose merge is checked out, as actions/checkout leaves it. */
function pullRequest(folder: string): object {
  git(folder, 'init', '--quiet', '--initial-branch', 'main');
  git(folder, 'commit', '--quiet', '--allow-empty', '--message', 'before');
  git(folder, 'switch', '--quiet', '--create', 'topic');
  const sha = commitAll(folder, 'bring the description');
  git(folder, 'switch', '--quiet', 'main');
  git(folder, 'merge', '--quiet', '--no-ff', '--no-edit', 'topic');
  const head = { sha, repo: own };
  return { pull_request: { number: 7, user: { login: 'octocat' }, head, base: { sha: 'b'.repeat(40), repo: own } } };
}

const parsed = async (name: string) => JSON.parse(await job.read(name).catch(() => 'null'));

async function seen({ files = {}, inputs = {}, onPullRequest }: Demonstration, added: object): Promise<Seen> {
  await github.stop();
  github = await FakeGitHub.start();
  github.hunks.set(file, [[1, 4]]);
  job = await Job.begin({ [file]: bad, ...files });
  const event = onPullRequest ? pullRequest(job.workspace) : {};
  const result = await job.run({
    event,
    inputs: { ...inputs, ...added },
    environment: { GITHUB_EVENT_NAME: onPullRequest ? 'pull_request' : 'push', GITHUB_API_URL: github.url },
  });
  const run = (await parsed('mcpdesc-check.sarif'))?.runs[0];
  return {
    ...result,
    results: (run?.results ?? []).map(
      (one: { locations: [{ physicalLocation: { artifactLocation: { uri: string } } }] }) =>
        one.locations[0].physicalLocation.artifactLocation.uri,
    ),
    category: run?.automationDetails,
    comments: github.comments.length,
    marker: github.comments[0]?.body.split('\n')[0],
    suggested: github.reviewComments.map(({ line }) => line),
    authorization: github.exchanges[0]?.requestHeaders.authorization,
    whatIf: (await parsed('report.json'))?.files[0].whatIf,
  };
}

describe('every input does what it is there for', () => {
  test('and none is left out', async () => {
    job = await Job.begin({});
    expect(Object.keys(demonstrations).sort()).toEqual(Object.keys(metadata.inputs).sort());
  });

  test.each(Object.entries(demonstrations))('%s', async (name, demonstration) => {
    expect(await seen(demonstration, {})).toMatchObject(demonstration.before);
    await job.end();
    expect(await seen(demonstration, { [name]: demonstration.value })).toMatchObject(demonstration.after);
  });
});
