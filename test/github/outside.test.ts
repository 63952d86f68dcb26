/** Files outside of the workspace, in the whole Action: no report names a place that GitHub refuses. */

import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Problem } from '../../src/finding.ts';
import { insideWorkspace } from '../../src/github/index.ts';
import { FakeGitHub } from './fake-github.ts';
import { description } from './publication.ts';
import { Runner } from './whole-run.ts';

let folder: string;
let runner: Runner;
let github: FakeGitHub;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'outside-'));
  runner = new Runner();
  github = await FakeGitHub.start();
  mkdirSync(join(folder, 'workspace'));
  write('workspace/in.mcpdesc.yaml', description());
  write('out.mcpdesc.yaml', description('odd'));
});
afterEach(async () => {
  await github.stop();
  runner.end();
  rmSync(folder, { recursive: true });
});

const write = (name: string, text: string) => writeFileSync(join(folder, name), text);

async function run(inputs: Record<string, string>) {
  const pull_request = { number: 7, head: { sha: 'a'.repeat(40), repo: { full_name: 'octo/demo' } }, base: {} };
  const done = await runner.run({
    github,
    workspace: join(folder, 'workspace'),
    payload: { pull_request },
    environment: { GITHUB_EVENT_NAME: 'pull_request', GITHUB_SHA: 'c'.repeat(40) },
    inputs: { annotations: 'all', ...inputs },
  });
  const { results, invocations } = JSON.parse(done.sarif || '{"runs":[{}]}').runs[0];
  const notifications: { message: { text: string } }[] = invocations?.[0].toolExecutionNotifications ?? [];
  const commands = done.log.filter((line) => line.startsWith('::'));
  const places = [done.sarif, github.comments[0]?.body ?? '', ...commands].join('\n');
  expect(places).not.toMatch(/"uri": "(?:\.\.|\/|%2F)|blob\/\w+\/(?:\.\.|\/)|file=(?:\.\.|\/)/);
  return { ...done, results, notified: notifications.map(({ message }) => message.text) };
}

const refusal = (path: string) =>
  `"${path}" lies outside of the workspace, where GitHub can show nothing; put it below the workspace.`;

test('a file outside is the operator’s fault, and says so everywhere', async () => {
  const { results, notified, failed, summary, log } = await run({ files: '../out.mcpdesc.yaml\nin.mcpdesc.yaml' });
  expect(results).toEqual([]);
  expect(notified).toEqual([refusal('../out.mcpdesc.yaml')]);
  expect(failed).toBe('MCP Description Check: no findings in 1 file; not everything could be checked (1).');
  expect(summary).toContain('- `"../out.mcpdesc.yaml"` lies outside of the workspace, ');
  expect(log).toContain(`::error title=Not checked::${refusal('../out.mcpdesc.yaml')}`);
});

test('so is one that is not there, by its absolute path', async () => {
  expect((await run({ files: join(folder, 'gone.mcpdesc.yaml') })).notified).toEqual([
    expect.stringMatching(/^About "\.\.\/gone\.mcpdesc\.yaml": /),
  ]);
});

test('so is a config file outside whose own faults would be findings', async () => {
  write(
    'config.yaml',
    'version: 1\nignore:\n  - {rule: mcpdesc.info.name.non-empty, files: ["none"], reason: it was so}\n',
  );
  const { results, notified, failed } = await run({ config: '../config.yaml' });
  expect(results).toEqual([]);
  expect(notified).toEqual([refusal('../config.yaml')]);
  expect(failed).toBeDefined();
});

test('what was left undone stays in the order of the paths', () => {
  const problem = (path: string): Problem => ({ kind: 'operator', path, message: 'It does not exist.' });
  const file = { path: '../out.mcpdesc.yaml', mcpdesc: null, protocolVersions: [], findings: [] };
  const { files, problems } = insideWorkspace({
    files: [file],
    problems: ['.a', 'a', '../gone'].toSorted().map(problem),
  });
  expect(files).toEqual([]);
  expect(problems.map(({ path }) => path)).toEqual(['', '', '.a', 'a']);
});

test('a link in the workspace goes by its own name, wherever it leads', async () => {
  symlinkSync('../out.mcpdesc.yaml', join(folder, 'workspace', 'link.mcpdesc.yaml'));
  const { results } = await run({ files: 'link.mcpdesc.yaml' });
  expect(results).toMatchObject([
    { locations: [{ physicalLocation: { artifactLocation: { uri: 'link.mcpdesc.yaml' } } }] },
  ]);
});

test('the SARIF file itself may lie outside: the upload takes it from anywhere', async () => {
  const file = join(folder, 'temporary', 'out.sarif');
  const { outputs, failed } = await run({ 'sarif-file': file });
  expect(outputs['sarif-file']).toBe(file);
  expect(JSON.parse(readFileSync(file, 'utf8')).runs[0].results).toEqual([]);
  expect(failed).toBeUndefined();
});
