/** Links land on the lines that were checked, whichever commit has them. */

import { appendFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkedOut } from '../../src/git.ts';
import { eventOf } from '../../src/github/event.ts';
import { shownAt } from '../../src/github/shown.ts';
import { commitAll, git } from './git.ts';

let folder: string;
let origin: string;
let headSha: string;
let mergeSha: string;

const write = (name: string, text: string) => writeFileSync(join(origin, name), text);
const clone = (name: string, ...words: string[]) => {
  git(folder, 'clone', '--quiet', ...words, `file://${origin}`, name);
  return join(folder, name);
};

/** The pull request and its base both change `both`, at different ends. */
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'shown-'));
  origin = join(folder, 'origin');
  mkdirSync(join(origin, 'sub'), { recursive: true });
  git(origin, 'init', '--quiet', '--initial-branch', 'main');
  write('both', '1\n2\n3\n4\n5\n6\n7\n8\n');
  write('kept', '1\n');
  write('sub/ours 天気', '1\n');
  write('theirs', '1\n');
  commitAll(origin, 'base');
  git(origin, 'switch', '--quiet', '--create', 'topic');
  write('both', '1\n2\n3\n4\n5\n6\n7\nours\n');
  write('sub/ours 天気', '2\n');
  write('new', '1\n');
  headSha = commitAll(origin, 'topic');
  git(origin, 'switch', '--quiet', 'main');
  write('both', 'theirs\ntheirs\n2\n3\n4\n5\n6\n7\n8\n');
  write('theirs', '2\n');
  commitAll(origin, 'the base moves on');
  git(origin, 'switch', '--quiet', '--create', 'merged');
  git(origin, 'merge', '--quiet', '--no-edit', 'topic');
  mergeSha = git(origin, 'rev-parse', 'HEAD');
});

afterAll(() => rmSync(folder, { recursive: true }));

/** The commit that GitHub would be asked for each file, by its role. */
async function asked(workspace: string, pullRequest: boolean, ...names: string[]) {
  const payload = pullRequest ? { pull_request: { number: 7, head: { sha: headSha } } } : {};
  const event = eventOf({ GITHUB_SHA: mergeSha }, payload);
  const shown = await shownAt(workspace, await checkedOut(workspace), event, names);
  const roles = new Map<string | undefined, string>([
    [headSha, 'head'],
    [mergeSha, 'merge'],
    [undefined, 'none'],
  ]);
  return Object.fromEntries(names.map((name) => [name, roles.get(shown(name))]));
}

const names = ['both', 'kept', 'sub/ours 天気', 'theirs', 'new'];

test('the merge commit for what the base has changed too, else the head, which lives longer', async () => {
  expect(await asked(clone('two', '--depth', '2', '--branch', 'merged'), true, ...names)).toEqual({
    both: 'merge',
    kept: 'head',
    'sub/ours 天気': 'head',
    theirs: 'merge',
    new: 'head',
  });
});

test('each of those commits has the lines that were checked', async () => {
  const workspace = clone('lines', '--branch', 'merged');
  const shown = await shownAt(
    workspace,
    await checkedOut(workspace),
    eventOf({ GITHUB_SHA: mergeSha }, { pull_request: { number: 7, head: { sha: headSha } } }),
    names,
  );
  const blob = (commit: string, name: string) => git(workspace, 'rev-parse', `${commit}:${name}`);
  for (const name of names) expect(blob(shown(name) ?? '', name)).toBe(git(workspace, 'hash-object', name));
  expect(blob(headSha, 'both')).not.toBe(git(workspace, 'hash-object', 'both'));
});

test('without the history of the head, the merge commit for all', async () => {
  const workspace = clone('one', '--depth', '1', '--branch', 'merged');
  expect(await asked(workspace, true, 'both', 'kept')).toEqual({ both: 'merge', kept: 'merge' });
});

test('where the head itself is checked out, the head', async () => {
  const workspace = clone('topic', '--depth', '1', '--branch', 'topic');
  expect(await asked(workspace, true, 'both', 'kept')).toEqual({ both: 'head', kept: 'head' });
});

test('without a repository, what the runner says it has checked out', async () => {
  expect(await asked(folder, true, 'both')).toEqual({ both: 'merge' });
});

test('outside of a pull request, the commit that is checked out', async () => {
  expect(await asked(clone('push', '--branch', 'merged'), false, 'both', 'kept')).toEqual({
    both: 'merge',
    kept: 'merge',
  });
});

test('nothing for a file that is in no commit as it was checked', async () => {
  const workspace = clone('dirty', '--branch', 'merged');
  appendFileSync(join(workspace, 'both'), '9\n');
  writeFileSync(join(workspace, 'generated'), '1\n');
  writeFileSync(join(workspace, 'theirs'), '2\n');
  expect(await asked(workspace, true, 'both', 'generated', 'theirs')).toEqual({
    both: 'none',
    generated: 'none',
    theirs: 'merge',
  });
});

test('paths count from the workspace, wherever in the repository that is', async () => {
  const workspace = join(clone('below', '--branch', 'merged'), 'sub');
  expect(await asked(workspace, true, 'ours 天気', 'kept')).toEqual({ 'ours 天気': 'head', kept: 'none' });
});

test('of as many files as there are, whatever they are called, and of no others', async () => {
  const workspace = clone('many', '--branch', 'merged');
  const odd = ['*', ':(exclude)kept', 'old[1]', '-z'];
  const many = Array.from({ length: 1_500 }, (_, index) => `${'long '.repeat(10)}${index}`);
  for (const name of [...odd, ...many]) writeFileSync(join(workspace, name), '1\n');
  const sha = commitAll(workspace, 'many');
  for (const name of ['*', ...many.slice(-1)]) appendFileSync(join(workspace, name), '2\n');
  const shown = await shownAt(workspace, await checkedOut(workspace), eventOf({}, {}), [...odd, ...many]);
  expect([...odd, ...many].filter((name) => shown(name) !== sha)).toEqual(['*', ...many.slice(-1)]);
  expect(shown('kept')).toBeUndefined();
});

test('git is asked for more files than one command line takes', async () => {
  const long = Array.from({ length: 700 }, (_, index) => `${'x'.repeat(4000)}${index}`);
  expect(new Set(Object.values(await asked(origin, true, ...long)))).toEqual(new Set(['none']));
});
