/** The workflow of docs/guides/sharding.md, run: what it says of findings, of files that cannot be read, and of lost machines. */

import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { type CommandLine, compileCommandLine } from '../cli/command.ts';
import { blocks, read } from '../documents/markdown.ts';
import { isWorkflow, pasted } from '../documents/workflows.ts';
import { installed } from './expressions.ts';
import { type Circumstances, type Run, runWorkflow, type Workflow } from './runner.ts';

const [shown, ...others] = blocks(read('docs/guides/sharding.md')).filter(isWorkflow);
const workflow: Workflow = parse(shown === undefined ? '' : pasted(shown));

const good = 'mcpdesc: "0.8.0"\ninfo: {name: n, version: "1.0.0"}\nprotocolVersions: ["2025-06-18"]\n';
const bad = `${good}tags: []\n`;
const names = ['a', 'b', 'c', 'd', 'e'].map((letter) => `${letter}.mcpdesc.yaml`);

describe.skipIf(!installed)('the workflow of the guide', () => {
  let commandLine: CommandLine;
  let repository: string;
  beforeAll(() => {
    commandLine = compileCommandLine();
    repository = mkdtempSync(join(tmpdir(), 'sharded-'));
  });
  afterAll(() => {
    commandLine.end();
    rmSync(repository, { recursive: true });
  });

  /** `files`: what the repository holds, by name, besides a link that leads nowhere. */
  function run(
    files: Readonly<Record<string, string>>,
    circumstances: Partial<Circumstances> = {},
    link?: string,
  ): Run {
    rmSync(repository, { recursive: true });
    repository = mkdtempSync(join(tmpdir(), 'sharded-'));
    for (const [name, text] of Object.entries(files)) writeFileSync(join(repository, name), text);
    if (link !== undefined) symlinkSync('missing', join(repository, link));
    const entry = JSON.stringify(commandLine.entry);
    const prelude = `npx() { [ "$1 $2" = "--yes mcpdesc-check@1.0.0" ] && shift 2 && node ${entry} "$@"; }`;
    return runWorkflow(workflow, { repository, prelude, ...circumstances });
  }
  const all = (text: string) => Object.fromEntries(names.map((name) => [name, text]));
  const resultsIn = ({ sarif }: Run): string[] =>
    sarif
      .flatMap((text) => JSON.parse(text).runs[0].results)
      .map((one) => one.locations[0].physicalLocation.artifactLocation.uri);

  test('is the only one there', () => {
    expect(others).toEqual([]);
    expect(Object.keys(workflow.jobs)).toEqual(['part', 'whole']);
  });

  test('is green where nothing is found, and uploads that', () => {
    const { results, sarif, summary } = run(all(good));
    expect(results).toEqual({ part: 'success', whole: 'success' });
    expect(sarif).toHaveLength(1);
    expect(summary).toContain('no findings in 5 files');
  });

  test('is green where there is less to check than there are parts', () => {
    const done = run({ 'a.mcpdesc.yaml': good });
    expect(done.results).toEqual({ part: 'success', whole: 'success' });
    expect(done.summary).toContain('no findings in 1 file');
  });

  test('fails for findings as a whole, not in a part, with those of all parts', () => {
    const done = run({ ...all(good), 'a.mcpdesc.yaml': bad, 'c.mcpdesc.yaml': bad });
    expect(done.results).toEqual({ part: 'success', whole: 'failure' });
    expect(resultsIn(done)).toEqual(['a.mcpdesc.yaml', 'c.mcpdesc.yaml']);
    expect(done.summary).toContain('2 errors in 5 files');
  });

  test('reports the whole where a file cannot be read, and fails for it', () => {
    const done = run(all(good), {}, 'z.mcpdesc.yaml');
    expect(done.results).toEqual({ part: 'failure', whole: 'failure' });
    expect(done.summary).toContain('The check is incomplete: no findings in 5 files');
    expect(done.summary).toContain('`z.mcpdesc.yaml`');
    expect(done.sarif).toHaveLength(1);
  });

  test.each([1, 4])('fails, and uploads nothing, where part %i has not run', (lost) => {
    const done = run(all(good), { isLost: ({ part }) => part === lost });
    expect(done.results).toEqual({ part: 'failure', whole: 'failure' });
    expect(done.log).toContain(`The report of part ${lost}/4 is missing`);
    expect(done.sarif).toEqual([]);
  });

  test('fails, and uploads nothing, where no part has run', () => {
    const done = run(all(good), { isLost: ({ part }) => part !== undefined });
    expect(done.results).toEqual({ part: 'failure', whole: 'failure' });
    expect(done.log).toContain('parts/*.json');
    expect(done.sarif).toEqual([]);
  });

  test('puts nothing together once it is given up', () => {
    const done = run(all(bad), { cancelledBefore: 'whole' });
    expect(done.results).toEqual({ part: 'success', whole: 'skipped' });
  });
});
