import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Report } from '../../src/finding.ts';
import { checkedOut } from '../../src/git.ts';
import { changesOf } from '../../src/github/changes.ts';
import { eventOf } from '../../src/github/event.ts';
import { offersFor } from '../../src/github/offers.ts';
import { context } from '../report/sample.ts';
import { commitAll, git } from './git.ts';

let root: string;
const numbered = (count: number) => Array.from({ length: count }, (_, index) => `line ${index + 1}\n`);
const write = (name: string, lines: readonly string[]) => writeFileSync(join(root, name), lines.join(''));

/** A fix for each line that holds the word. */
function report(name: string, lines: readonly string[], word = 'line'): Report {
  const place = { line: 1, column: 1, offset: 0 };
  let offset = 0;
  const findings = lines.flatMap((line) => {
    const start = offset;
    offset += line.length;
    return line.includes(word)
      ? [
          {
            rule: 'mcp.tool.title.absent',
            severity: 'error' as const,
            message: `Wrong: ${line.trim()}.`,
            protocolVersions: [],
            pointer: '',
            range: { start: place, end: place },
            source: { excerpt: 'x', caret: 0, length: 1, hash: '1:1' },
            fix: { title: 'Shout.', edits: [{ start, end: offset, text: line.toUpperCase() }] },
          },
        ]
      : [];
  });
  return { files: [{ path: name, mcpdesc: null, protocolVersions: [], findings }], problems: [] };
}

async function offered(of: Report, headSha: string) {
  const event = eventOf(
    { GITHUB_EVENT_NAME: 'pull_request' },
    { pull_request: { number: 7, head: { sha: headSha }, base: { sha: git(root, 'rev-parse', 'base') } } },
  );
  if (event.pullRequest === undefined) throw new Error('no pull request');
  const commit = await checkedOut(root);
  const changes = commit && (await changesOf(root, commit, event.pullRequest));
  return offersFor(of, root, event, changes, context);
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'offers-'));
  git(root, 'init', '--quiet', '--initial-branch', 'main');
  write('a.yaml', numbered(30));
  commitAll(root, 'base');
  git(root, 'branch', '--quiet', 'base');
  git(root, 'switch', '--quiet', '--create', 'topic');
});
afterEach(() => rmSync(root, { recursive: true }));

/** The runner's merge commit. */
function merge(): string {
  const headSha = commitAll(root, 'head');
  git(root, 'switch', '--quiet', 'main');
  git(root, 'merge', '--quiet', '--no-ff', '--no-edit', 'topic');
  return headSha;
}

const changed = numbered(30).with(9, 'line ten\n').toSpliced(20, 0, 'line new\n');

test('only lines in the diff and around it have suggestions', async () => {
  write('a.yaml', changed);
  const offers = await offered(report('a.yaml', changed), merge());
  expect(offers.map(({ first, last }) => [first, last])).toEqual(
    [7, 8, 9, 10, 11, 12, 13, 18, 19, 20, 21, 22, 23, 24].map((line) => [line, line]),
  );
  expect(offers[3]).toEqual({
    path: 'a.yaml',
    first: 10,
    last: 10,
    body: 'Error: Wrong: line ten. `mcp.tool.title.absent` ([specification](https://mcpdesc.org/docs/specification/0.8.0/tools))\n\n**Shout.**\n\n```suggestion\nLINE TEN\n```\n',
    digest: expect.stringMatching(/^[0-9a-f]{16}$/),
  });
  expect(new Set(offers.map(({ digest }) => digest)).size).toBe(offers.length);
});

test('a suggestion is known again when its line has moved', async () => {
  write('a.yaml', changed);
  const [before] = await offered(report('a.yaml', changed, 'ten'), merge());
  git(root, 'switch', '--quiet', 'topic');
  const moved = ['line zero\n', ...changed];
  write('a.yaml', moved);
  git(root, 'branch', '--quiet', '--force', 'main', 'base');
  const [after] = await offered(report('a.yaml', moved, 'ten'), merge());
  expect([before?.first, after?.first]).toEqual([10, 11]);
  expect(after?.digest).toBe(before?.digest);
});

test('a new file has them on every line, a renamed one where it changed', async () => {
  write('new.yaml', ['line\n', 'line\n']);
  git(root, 'mv', 'a.yaml', 'b.yaml');
  write('b.yaml', changed);
  const headSha = merge();
  expect((await offered(report('new.yaml', ['line\n', 'line\n']), headSha)).map(({ first }) => first)).toEqual([1, 2]);
  expect((await offered(report('b.yaml', changed, 'ten'), headSha)).map(({ first }) => first)).toEqual([10]);
});

test('a file that the pull request does not touch has none', async () => {
  write('other.yaml', ['line\n']);
  expect(await offered(report('a.yaml', numbered(30)), merge())).toEqual([]);
});

test('a file that the base has changed too has none: its lines are not those of the head', async () => {
  write('a.yaml', changed);
  const headSha = commitAll(root, 'head');
  git(root, 'switch', '--quiet', 'main');
  const elsewhere = ['line zero\n', ...numbered(30)];
  write('a.yaml', elsewhere);
  commitAll(root, 'the base moves on');
  git(root, 'merge', '--quiet', '--no-ff', '--no-edit', 'topic');
  expect(await offered(report('a.yaml', ['line zero\n', ...changed]), headSha)).toEqual([]);
});

test('a file that a step has changed after the checkout has none', async () => {
  write('a.yaml', changed);
  const headSha = merge();
  write('a.yaml', [...changed, 'generated\n']);
  expect(await offered(report('a.yaml', changed), headSha)).toEqual([]);
});

test('suppressed findings, and files that are not committed, have none', async () => {
  write('a.yaml', changed);
  const headSha = merge();
  const { files, problems } = report('a.yaml', changed);
  const suppressed = { by: 'comment', reason: 'Known.' };
  const quiet = files.map((file) => ({ ...file, findings: file.findings.map((one) => ({ ...one, suppressed })) }));
  expect(await offered({ files: quiet, problems }, headSha)).toEqual([]);
  write('untracked.yaml', ['line\n']);
  expect(await offered(report('untracked.yaml', ['line\n']), headSha)).toEqual([]);
});

test('without history, and outside of pull requests, there are none', async () => {
  write('a.yaml', changed);
  merge();
  const of = report('a.yaml', changed);
  const push = eventOf({ GITHUB_EVENT_NAME: 'push' }, {});
  const changes = { base: 'base', has: () => true, before: (path: string) => path };
  expect(await offersFor(of, root, push, changes, context)).toEqual([]);
  expect(await offered(of, 'f'.repeat(40))).toEqual([]);
});
