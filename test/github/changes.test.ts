import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { checkedOut, fileAt } from '../../src/git.ts';
import { changesOf } from '../../src/github/changes.ts';
import type { PullRequest } from '../../src/github/event.ts';
import { hunksOf } from '../../src/github/hunks.ts';
import { commitAll, git, gitFrom } from './git.ts';

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
  write('large.json', '0'.repeat(4_000_000));
  commit('base');
  git(origin, 'switch', '--quiet', '--create', 'topic');
  git(origin, 'mv', 'old name.json', 'naïve 天気.json');
  git(origin, 'rm', '--quiet', 'gone.json');
  write('sub/a.json', '[]');
  write('new.json', '{"new": 1}');
  headSha = commit('topic');
  git(origin, 'switch', '--quiet', 'main');
  write('elsewhere.json', '{}');
  baseSha = commit('the base moves on');
  git(origin, 'switch', '--quiet', '--create', 'merged');
  git(origin, 'merge', '--quiet', '--no-edit', 'topic');
});

afterAll(() => rmSync(folder, { recursive: true }));

const changesIn = async (workspace: string, pullRequest: PullRequest) => {
  const commit = await checkedOut(workspace);
  return commit && changesOf(workspace, commit, pullRequest);
};

const names = [
  'elsewhere.json',
  'gone.json',
  'kept.json',
  'naïve 天気.json',
  'new.json',
  'old name.json',
  'sub/a.json',
];
const asked = async (workspace: string) => {
  const changes = await changesIn(workspace, { number: 7, headSha, baseSha });
  return (
    changes && Object.fromEntries(names.filter((name) => changes.has(name)).map((name) => [name, changes.before(name)]))
  );
};
/** Present path → path in the base. */
const changed = { 'naïve 天気.json': 'old name.json', 'new.json': undefined, 'sub/a.json': 'sub/a.json' };

test('a merge commit and its parents are enough', async () => {
  expect(await asked(clone('two', '--depth', '2', '--branch', 'merged'))).toEqual(changed);
});

test('in a full clone of the branch itself, the merge base decides', async () => {
  expect(await asked(clone('full', '--branch', 'topic'))).toEqual(changed);
});

test('files outside the workspace are not named', async () => {
  const workspace = join(clone('below', '--branch', 'merged'), 'sub');
  const changes = await changesIn(workspace, { number: 7, headSha, baseSha });
  expect(['a.json', 'sub/a.json', 'new.json'].filter((name) => changes?.has(name))).toEqual(['a.json']);
  expect(Buffer.from(await fileAt(workspace, changes?.base ?? '', 'a.json', 100)).toString()).toBe('{}');
});

test('a submodule changes with everything in it', async () => {
  const library = join(folder, 'library');
  git(folder, 'init', '--quiet', '--initial-branch', 'main', 'library');
  writeFileSync(join(library, 'x.json'), '{}');
  commitAll(library, 'one');
  const workspace = clone('super', '--branch', 'main');
  const base = git(workspace, 'rev-parse', 'HEAD');
  git(workspace, '-c', 'protocol.file.allow=always', 'submodule', '--quiet', 'add', `file://${library}`, 'lib');
  const head = commitAll(workspace, 'with a submodule');
  const changes = await changesIn(workspace, { number: 7, headSha: head, baseSha: base });
  expect(['lib/x.json', 'library/x.json', 'kept.json'].filter((name) => changes?.has(name))).toEqual(['lib/x.json']);
});

test('a checkout without history does not know', async () => {
  expect(await asked(clone('one', '--depth', '1', '--branch', 'merged'))).toBeUndefined();
  expect(await asked(clone('one-topic', '--depth', '1', '--branch', 'topic'))).toBeUndefined();
});

test('a base that is not known, or was never fetched, does not know', async () => {
  const workspace = clone('unknown', '--branch', 'topic');
  expect(await changesIn(workspace, { number: 7, headSha, baseSha: undefined })).toBeUndefined();
  expect(await changesIn(workspace, { number: 7, headSha, baseSha: 'f'.repeat(40) })).toBeUndefined();
});

test('a folder that is no repository does not know', async () => {
  expect(await asked(folder)).toBeUndefined();
});

test('more names than one answer of 64 MiB holds are all known', async () => {
  const workspace = join(folder, 'many');
  git(folder, 'init', '--quiet', '--initial-branch', 'main', 'many');
  const make = (type: string, names: readonly string[], hash: string) => {
    const mode = type === 'tree' ? '040000' : '100644';
    const input = names.map((name) => `${mode} ${type} ${hash}\t${name}\n`).join('');
    return gitFrom(input, workspace, 'mktree');
  };
  const commitOf = (tree: string, ...parents: string[]) =>
    git(workspace, 'commit-tree', tree, '-m', 'x', ...parents.flatMap((parent) => ['-p', parent]));
  const empty = make('tree', [], '');
  const blob = gitFrom('{}', workspace, 'hash-object', '-w', '--stdin');
  const names = Array.from({ length: 17_000 }, (_, index) => String(index).padStart(200, 'n'));
  let tree = make('blob', names, blob);
  for (let depth = 0; depth < 19; depth += 1) tree = make('tree', ['f'.repeat(200)], tree);
  const base = commitOf(empty);
  git(workspace, 'update-ref', 'HEAD', commitOf(tree, base));
  const changes = await changesIn(workspace, {
    number: 7,
    headSha: git(workspace, 'rev-parse', 'HEAD'),
    baseSha: base,
  });
  const path = (name: string) => `${`${'f'.repeat(200)}/`.repeat(19)}${name}`;
  expect(names.every((name) => changes?.has(path(name)))).toBe(true);
  expect(names.length * path(names[0] ?? '').length).toBeGreaterThan(64 * 1024 * 1024);
});

test('of a diff of more than 64 MiB, every hunk is known', async () => {
  const workspace = join(folder, 'long');
  git(folder, 'init', '--quiet', '--initial-branch', 'main', 'long');
  const lines = Array.from({ length: 20 }, (_, index) => `${index + 10}`.repeat(1_500_000));
  const file = (changed: readonly number[]) =>
    lines.map((line, index) => `${changed.includes(index) ? `x${line}` : line}\n`).join('');
  writeFileSync(join(workspace, 'a.json'), file([]));
  const base = commitAll(workspace, 'base');
  const text = file([0, 1, 2, 3, 4, 5, 14, 15, 16, 17, 18, 19]);
  writeFileSync(join(workspace, 'a.json'), text);
  const head = commitAll(workspace, 'head');
  const changes = await changesIn(workspace, { number: 7, headSha: head, baseSha: base });
  expect(changes && (await hunksOf(workspace, changes, head, 'a.json', text))).toEqual([
    { first: 1, last: 9 },
    { first: 12, last: 20 },
  ]);
});

test('a file of the base is read by its path, and no further than asked', async () => {
  const read = async (path: string, atMost: number) =>
    Buffer.from(await fileAt(origin, baseSha, path, atMost)).toString();
  expect(await read('old name.json', 100)).toBe('{"renamed": true}');
  expect(await read('old name.json', 4)).toBe('{"re');
  const joined = vi.spyOn(Buffer, 'concat');
  try {
    expect(await read('large.json', 10)).toBe('0000000000');
    const [chunks = []] = joined.mock.lastCall ?? [];
    expect(chunks.reduce((sum, { length }) => sum + length, 0)).toBeLessThan(1_000_000);
  } finally {
    joined.mockRestore();
  }
  await expect(read('naïve 天気.json', 100)).rejects.toThrow('git has no file naïve 天気.json in ');
});
