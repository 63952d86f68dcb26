import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { realDisk } from '../../src/discover/index.ts';
import type { Finding } from '../../src/finding.ts';
import { compare } from '../../src/github/comparison.ts';
import { eventOf } from '../../src/github/event.ts';
import { added, newFindings } from '../../src/github/news.ts';
import { run } from '../../src/run.ts';
import { defaults, type Settings } from '../../src/settings/index.ts';
import { commitAll, git } from './git.ts';

const nowhere = { line: 1, column: 1, offset: 0 };
const finding = (rule: string, pointer: string, message = 'Wrong.', line = 1): Finding => ({
  rule,
  severity: 'error',
  message,
  protocolVersions: [],
  pointer,
  range: { start: { ...nowhere, line }, end: nowhere },
  source: { excerpt: 'x', caret: 0, length: 1, hash: '1:1' },
});

describe('what is added', () => {
  const base = [finding('a', '/x'), finding('a', '/tools/0/name', 'Tool "one" is wrong.'), finding('b', '/x')];

  test.each<[string, Finding[], number[]]>([
    ['nothing changed', base, []],
    ['one is gone', base.slice(1), []],
    ['all stand on other lines', base.map((old) => finding(old.rule, old.pointer, old.message, 99)), []],
    ['another rule speaks', [finding('c', '/x')], [0]],
    ['another place is meant', [finding('a', '/y')], [0]],
    ['another thing is said', [finding('a', '/x', 'Worse.')], [0]],
    ['a second one like the first', [finding('a', '/x'), finding('a', '/x')], [1]],
    ['an item put before the other', [finding('a', '/tools/1/name', 'Tool "one" is wrong.')], []],
    ['the item and another like it', [...base, finding('a', '/tools/7/name', 'Tool "one" is wrong.')], [3]],
    ['a member whose name only holds digits', [finding('a', '/tools/0a/name', 'Tool "one" is wrong.')], [0]],
  ])('%s', (_, now, expected) => {
    expect(added(now, base).map((one) => now.indexOf(one))).toEqual(expected);
  });
});

describe('a pull request', () => {
  let root: string;
  let settings: Settings;
  let baseSha: string;

  const document = (...names: string[]) =>
    JSON.stringify(
      {
        mcpdesc: '0.8.0',
        info: { name: 'x', version: '1.0.0' },
        protocolVersions: ['2026-07-28'],
        ...Object.fromEntries(names.map((name) => [name, 1])),
      },
      undefined,
      2,
    );
  const write = (name: string, text: string) => writeFileSync(join(root, name), text);
  const merge = () => {
    const headSha = commitAll(root, 'head');
    git(root, 'switch', '--quiet', 'main');
    git(root, 'merge', '--quiet', '--no-ff', '--no-edit', 'topic');
    return headSha;
  };
  const event = (headSha: string) =>
    eventOf({ GITHUB_EVENT_NAME: 'pull_request' }, { pull_request: { number: 7, head: { sha: headSha } } });
  const said: string[] = [];
  const say = (message: string) => void said.push(message);
  const log = { info: say, notice: say, warning: say };

  async function news(headSha: string) {
    const report = await run(settings, realDisk);
    const { news: found } = await compare(report, event(headSha), settings, run, log);
    if (found === undefined || found === 'unknown') return found;
    return report.files.flatMap(({ path, findings }) =>
      findings.filter((one) => found.has(one)).map(({ pointer }) => `${path} ${pointer}`),
    );
  }

  beforeEach(() => {
    said.length = 0;
    root = mkdtempSync(join(tmpdir(), 'news-'));
    settings = { ...defaults, root, workingDirectory: root };
    git(root, 'init', '--quiet', '--initial-branch', 'main');
    write('a.mcpdesc.json', document('old'));
    write('old[1].mcpdesc.json', document('old'));
    write('untouched.mcpdesc.json', document('old'));
    baseSha = commitAll(root, 'base');
    git(root, 'switch', '--quiet', '--create', 'topic');
  });
  afterEach(() => rmSync(root, { recursive: true }));

  test('brings in what its files did not hold before, whatever else they held', async () => {
    write('a.mcpdesc.json', `\n\n${document('old', 'added')}`);
    write('b.mcpdesc.json', '{ oops');
    git(root, 'mv', 'old[1].mcpdesc.json', '!renamed[2].mcpdesc.json');
    write('!renamed[2].mcpdesc.json', document('old', 'more'));
    expect(await news(merge())).toEqual(['!renamed[2].mcpdesc.json /more', 'a.mcpdesc.json /added', 'b.mcpdesc.json ']);
    expect(said).toEqual([]);
  });

  test('brings in nothing where all is as before', async () => {
    write('a.mcpdesc.json', document('old').replace('1.0.0', '1.0.1'));
    expect(await news(merge())).toEqual([]);
  });

  test('brings in nothing where a finding is gone and another takes its place among those that are reported', async () => {
    const findings = { value: 1, start: 0, end: 0 };
    settings = { ...settings, config: { path: 'c.yaml', folder: root, text: '', limits: { findings } } };
    write('a.mcpdesc.json', document('old', 'other'));
    commitAll(root, 'base with two');
    git(root, 'branch', '--force', 'main', 'topic');
    write('a.mcpdesc.json', document('other'));
    expect(await news(merge())).toEqual([]);
  });

  test('that breaks a file brings in that alone; one that could not be read before brings in all', async () => {
    write('a.mcpdesc.json', '{');
    expect(await news(merge())).toEqual(['a.mcpdesc.json ']);
    git(root, 'switch', '--quiet', '--create', 'topic2');
    git(root, 'branch', '--quiet', '--force', 'topic', 'HEAD');
    git(root, 'switch', '--quiet', 'topic');
    write('a.mcpdesc.json', document('old'));
    expect(await news(merge())).toEqual(['a.mcpdesc.json /old']);
  });

  test('is not known without history, and the log says so', async () => {
    expect(await news('f'.repeat(40))).toBe('unknown');
    expect(said).toEqual([
      'The checkout has no history to compare with: nothing is shown as new (`fetch-depth: 2` is enough).',
    ]);
  });

  test('is not known where the base cannot be checked, and the log says why', async () => {
    write('a.mcpdesc.json', document('added'));
    const headSha = merge();
    const broken = () => Promise.reject(new Error('no\nmemory'));
    const report = await run(settings, realDisk);
    const { changes, news: found } = await compare(report, event(headSha), settings, broken, log);
    expect([changes?.base, found]).toEqual([baseSha, 'unknown']);
    expect(said).toEqual(['The base could not be checked: no memory']);
  });

  test('keeps what is new where git cannot tell where to link to, and the log says so', async () => {
    write('a.mcpdesc.json', document('old', 'added'));
    const headSha = merge();
    const report = await run(settings, realDisk);
    // As with Git LFS where it is not installed.
    git(root, 'config', 'filter.broken.clean', 'false');
    git(root, 'config', 'filter.broken.required', 'true');
    write('.git/info/attributes', '* filter=broken\n');
    write('a.mcpdesc.json', `${document('old', 'added')}\n`);
    const { news: found, shown } = await compare(report, event(headSha), settings, run, log);
    expect(found).toEqual(new Set(report.files[0]?.findings.filter(({ pointer }) => pointer === '/added')));
    expect(shown('a.mcpdesc.json')).toBeUndefined();
    expect(said).toEqual([
      'git cannot tell which commit has the files as they were checked: nothing links to their lines.',
    ]);
  });

  test('without findings in changed files checks nothing twice', async () => {
    write('a.mcpdesc.json', document());
    const headSha = merge();
    const report = await run(settings, realDisk);
    const never = () => Promise.reject(new Error('checked'));
    expect((await compare(report, event(headSha), settings, never, log)).news).toEqual(new Set());
  });

  test('outside of a pull request there is nothing to compare', async () => {
    const report = await run(settings, realDisk);
    const { shown, ...others } = await compare(report, eventOf({ GITHUB_EVENT_NAME: 'push' }, {}), settings, run, log);
    expect(others).toEqual({ sha: git(root, 'rev-parse', 'HEAD') });
    expect(shown('a.mcpdesc.json')).toBe(others.sha);
  });

  test('keeps suppressed findings out of both sides', async () => {
    write('a.mcpdesc.json', document('old'));
    const report = await run(settings, realDisk);
    const changes = { base: baseSha, has: () => true, before: (path: string) => path };
    const suppressedThen = async (...words: Parameters<typeof run>) => {
      const { files, problems } = await run(...words);
      const suppressed = { by: 'comment', reason: 'Known.' };
      return {
        problems,
        files: files.map((file) => ({ ...file, findings: file.findings.map((one) => ({ ...one, suppressed })) })),
      };
    };
    expect((await newFindings(report, changes, settings, suppressedThen)).size).toBe(3);
    const now = await suppressedThen(settings, realDisk);
    expect((await newFindings(now, changes, settings, run)).size).toBe(0);
  });
});
