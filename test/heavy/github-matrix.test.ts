/**
 * Every event, with every token, on every kind of checkout, whatever GitHub answers: the whole Action, in this process,
 * against a GitHub on loopback whose requests and answers are held against GitHub's own description.
 */

import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { marker } from '../../src/github/sticky-comment.ts';
import { FakeGitHub } from '../github/fake-github.ts';
import { commitAll, git } from '../github/git.ts';
import { description as document } from '../github/publication.ts';
import { Runner, type WholeRun } from '../github/whole-run.ts';
import { Contract, description } from './github-contract.ts';
import {
  type Checkout,
  elsewhere,
  type History,
  histories,
  number,
  type Occasion,
  occasions,
  type Right,
  rightNames,
  rights,
  type Shas,
  type Trouble,
  troubles,
  words,
} from './github-matrix.ts';

/** Where nothing is asked of GitHub, one answer is as good as another: that nothing is asked is what each cell shows. */
const unasked = troubles.filter(({ title }) => ['nothing wrong', '500 for good'].includes(title));

const mark = marker('CI / lint');
const nameOf = (checkout: Checkout, history: History) => `${checkout} ${history}`;
/** The one line of the log that speaks of the comment. */
const isAbout = (line: string) =>
  /^(?:info|notice|warning): .*(?:[Nn]o comment|comment(?:ed)? on the pull request)/i.test(line);

/** Each test is up to 57 runs. */
vi.setConfig({ testTimeout: 600_000 });

/** A checkout gives the same answers in all of its cells, and to start git takes longer than the rest of a run. */
vi.mock(import('../../src/git.ts'), async (original) => {
  const remembered = <Words extends readonly unknown[], Answer>(ask: (...words: Words) => Promise<Answer>) => {
    const known = new Map<string, Promise<Answer>>();
    return (...words: Words): Promise<Answer> => {
      const key = JSON.stringify(words);
      const answer = known.get(key) ?? ask(...words);
      known.set(key, answer);
      return answer;
    };
  };
  const { git: asked, gitPieces, checkedOut, fileAt } = await original();
  const pieces = remembered(async (...words: Parameters<typeof gitPieces>) => {
    const all: string[] = [];
    for await (const piece of gitPieces(...words)) all.push(piece);
    return all;
  });
  return {
    git: remembered(asked),
    gitPieces: async function* (...words) {
      yield* await pieces(...words);
    },
    checkedOut: remembered(checkedOut),
    fileAt: remembered(fileAt),
  };
});

describe.skipIf(!existsSync(description))('a run', () => {
  let folder: string;
  let runner: Runner;
  let contract: Contract;
  let shas: Shas & { readonly merged: string };

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'matrix-'));
    runner = new Runner();
    contract = new Contract();
    const origin = join(folder, 'origin');
    const write = (text: string) => writeFileSync(join(origin, 'a.mcpdesc.yaml'), text);
    git(folder, 'init', '--quiet', '--initial-branch', 'main', 'origin');
    write(document('old'));
    const base = commitAll(origin, 'base');
    git(origin, 'switch', '--quiet', '--create', 'merged');
    git(origin, 'switch', '--quiet', '--create', 'topic');
    write(document('old', 'added'));
    const head = commitAll(origin, 'head');
    git(origin, 'switch', '--quiet', 'merged');
    git(origin, 'merge', '--quiet', '--no-ff', '--no-edit', 'topic');
    shas = { base, head, merged: git(origin, 'rev-parse', 'HEAD') };
    for (const checkout of ['merged', 'main'] as const) {
      for (const history of histories) {
        const depth = history === 'full' ? [] : ['--depth', '1'];
        git(folder, 'clone', '--quiet', ...depth, '--branch', checkout, `file://${origin}`, nameOf(checkout, history));
        if (history === 'no .git') rmSync(join(folder, nameOf(checkout, history), '.git'), { recursive: true });
      }
    }
  });
  afterAll(() => {
    runner.end();
    rmSync(folder, { recursive: true });
  });

  async function run(occasion: Occasion, history: History, right: Right, { arrange }: Trouble, inputs = {}) {
    const { event, checkout, environment = {}, payload } = occasion;
    const github = await FakeGitHub.start();
    try {
      rights[right](github);
      arrange(github, mark);
      const before = github.comments.map((comment) => ({ ...comment }));
      const done = await runner.run({
        github,
        workspace: join(folder, nameOf(checkout, history)),
        payload: payload(shas),
        environment: {
          GITHUB_ACTOR: 'octocat',
          GITHUB_EVENT_NAME: event,
          GITHUB_SHA: checkout === 'merged' ? shas.merged : shas.base,
          ...environment,
        },
        inputs,
      });
      return { done, before, after: github.comments, exchanges: github.exchanges };
    } finally {
      await github.stop();
    }
  }
  type Cell = Awaited<ReturnType<typeof run>>;

  /** Everything that must not depend on what GitHub answers. */
  const fixed = ({ sarif, json, summary, log, failed, outputs }: WholeRun) => {
    const { 'comment-id': _, ...others } = outputs;
    const lines = log.filter((line) => !isAbout(line));
    return { sarif, json, summary, failed, outputs: JSON.stringify(others), log: lines.join('\n') };
  };
  const moved = (one: WholeRun, other: WholeRun): string[] => {
    const [all, others] = [Object.entries(fixed(one)), Object.values(fixed(other))];
    return all.filter(([, value], index) => value !== others[index]).map(([name]) => name);
  };
  const isSaid = (line: string, said: keyof typeof words, { readOnly = words.rights }: Occasion): boolean =>
    words[said].test(line) && (said !== 'rights' || readOnly.test(line));

  /** What was done to the comments: nothing, one more at the end, or another text in the oldest of ours. */
  function effectOf({ done, before, after }: Cell, body: string): string {
    const own = before.findIndex((comment) => comment.author !== 'mallory' && comment.body.startsWith(mark));
    const created = [...before, { id: done.outputs['comment-id'], issue: number, body, author: 'github-actions[bot]' }];
    const updated = before.map((comment, index) => (index === own ? { ...comment, body } : comment));
    const same = (expected: unknown) => JSON.stringify(after) === JSON.stringify(expected);
    if (same(before)) return 'none';
    if (same(created)) return 'created';
    return own >= 0 && same(updated) ? 'updated' : 'something else';
  }

  /** What differs from what is expected, cell by cell. */
  async function surprises(occasion: Occasion, history: History, inputs = {}): Promise<unknown[]> {
    const asks = occasion.readOnly !== undefined;
    const found: unknown[] = [];
    let best: Cell | undefined;
    for (const trouble of asks ? troubles : unasked) {
      for (const right of rightNames) {
        const cell = await run(occasion, history, right, trouble, inputs);
        // The first cell is that of a token that may write and a GitHub without trouble.
        best ??= cell;
        const { done, exchanges } = cell;
        const [effect, said, requests] = asks ? trouble.expected[right] : elsewhere;
        const expected = { moved: [], effect, requests, said: [true], inTime: true, pauses: true, contract: [] };
        const seen = {
          moved: moved(done, best.done),
          effect: effectOf(cell, best.after[0]?.body ?? ''),
          requests: exchanges.length,
          said: done.log.filter(isAbout).map((line) => isSaid(line, said, occasion) || line),
          inTime: done.time.elapsed <= 90_000,
          pauses: right !== 'write' || isDeepStrictEqual(done.time.pauses, asks ? trouble.pauses : []),
          contract: contract.faults(exchanges),
        };
        if (!isDeepStrictEqual(seen, expected)) found.push({ trouble: trouble.title, right, ...seen });
      }
    }
    return found;
  }

  const places = occasions.flatMap((occasion) =>
    histories.map((history) => ({ occasion, history, title: `${occasion.title} with ${history}` })),
  );

  test.each(places)('on $title', async ({ occasion, history }) => {
    expect(await surprises(occasion, history)).toEqual([]);
    const [fine] = troubles;
    const { done } = await run(occasion, history, 'write', fine);
    const errors = occasion.checkout === 'merged' ? 2 : 1;
    expect(done.failed).toBe(`MCP Description Check: ${errors} error${errors > 1 ? 's' : ''} in 1 file.`);
    expect(JSON.parse(done.sarif).runs[0].results.length).toBe(errors);
    expect(JSON.parse(done.json).summary.errors).toBe(errors);
    expect(done.summary).toContain(`${errors} error`);
  });

  test('that fails on nothing passes as well, whatever GitHub answers', async () => {
    const [occasion] = occasions;
    const never = { 'fail-on': 'never' };
    expect(await surprises(occasion, 'no .git', never)).toEqual([]);
    expect((await run(occasion, 'no .git', 'none', troubles[1], never)).done.failed).toBeUndefined();
  });
});
