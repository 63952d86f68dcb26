/** What the whole Action says besides its reports: no line of the log is a command that somebody put there. */

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FakeGitHub } from './fake-github.ts';
import { description } from './publication.ts';
import { Runner } from './whole-run.ts';

let workspace: string;
let runner: Runner;
let github: FakeGitHub;
beforeEach(async () => {
  workspace = mkdtempSync(join(tmpdir(), 'log-'));
  runner = new Runner();
  github = await FakeGitHub.start();
});
afterEach(async () => {
  await github.stop();
  runner.end();
  rmSync(workspace, { recursive: true });
});

test('what a baseline lists is told in one line, and is no command', async () => {
  const gone = { file: '##[error]\n::error::x\u202e.mcpdesc.yaml', pointer: '', rule: '##[group]', content: '' };
  writeFileSync(join(workspace, 'known.json'), JSON.stringify({ version: 1, findings: [gone] }));
  writeFileSync(join(workspace, 'a.mcpdesc.yaml'), description());
  const environment = { GITHUB_EVENT_NAME: 'push', GITHUB_SHA: 'c'.repeat(40) };
  const { log } = await runner.run({ github, workspace, payload: {}, environment, inputs: { baseline: 'known.json' } });
  expect(log).toContain(
    String.raw`info: The baseline lists # #[group] at / of # #[error] ::error::x\u{202e}.mcpdesc.yaml, which is gone.`,
  );
});
