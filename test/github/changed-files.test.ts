import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { changedFiles } from '../../src/github/changed-files.ts';
import { commitAll, git } from './git.ts';

let folder: string;
let origin: string;
let baseSha: string;
let headSha: string;

const write = (name: string, text: string) => writeFileSync(join(origin, name), text);
const commit = (message: string) => commitAll(origin, message);
const clone = (name: string, ...words: string[]) => {
  git(folder, 'clone', '--quiet', ...words, `file://${origin}`, name);
  return join(folder, name);
};

/** The base moves on after the branch was made, and the pull request is merged as the runner sees it. */
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'changed-'));
  origin = join(folder, 'origin');
  mkdirSync(join(origin, 'sub'), { recursive: true });
  git(origin, 'init', '--quiet', '--initial-branch', 'main');
  write('kept.json', '{}');
  write('old name.json', '{"renamed": true}');
  write('gone.json', '{}');
  write('sub/a.json', '{}');
  commit('base');
  git(origin, 'switch', '--quiet', '--create', 'topic');
  git(origin, 'mv', 'old name.json', 'naïve 天気.json');
  git(origin, 'rm', '--quiet', 'gone.json');
  write('sub/a.json', '[]');
  headSha = commit('topic');
  git(origin, 'switch', '--quiet', 'main');
  write('elsewhere.json', '{}');
  baseSha = commit('the base moves on');
  git(origin, 'switch', '--quiet', '--create', 'merged');
  git(origin, 'merge', '--quiet', '--no-edit', 'topic');
});

afterAll(() => rmSync(folder, { recursive: true }));

const changed = ['gone.json', 'naïve 天気.json', 'old name.json', 'sub/a.json'];
const asked = async (workspace: string) => {
  const files = await changedFiles(workspace, { number: 7, headSha, baseSha });
  return files && [...files].sort();
};

test('a merge commit and its parents are enough', async () => {
  expect(await asked(clone('two', '--depth', '2', '--branch', 'merged'))).toEqual(changed);
});

test('in a full clone of the branch itself, the merge base decides', async () => {
  expect(await asked(clone('full', '--branch', 'topic'))).toEqual(changed);
});

test('files outside the workspace are not named', async () => {
  expect(await asked(join(clone('below', '--branch', 'merged'), 'sub'))).toEqual(['a.json']);
});

test('a checkout without history does not know', async () => {
  expect(await asked(clone('one', '--depth', '1', '--branch', 'merged'))).toBeUndefined();
  expect(await asked(clone('one-topic', '--depth', '1', '--branch', 'topic'))).toBeUndefined();
});

test('a folder that is no repository does not know', async () => {
  expect(await asked(folder)).toBeUndefined();
});
