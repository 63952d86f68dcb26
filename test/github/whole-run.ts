/** The whole Action in this process, as the runner starts it, but with a clock and a GitHub of the test. */

import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { act } from '../../src/act.ts';
import type { FakeGitHub } from './fake-github.ts';
import { FakeTime } from './fake-time.ts';

export interface WholeRun {
  readonly sarif: string;
  readonly json: string;
  readonly summary: string;
  /** Everything that went to the log, each message after its level. */
  readonly log: readonly string[];
  /** Why the step has failed; undefined where it has not. */
  readonly failed: string | undefined;
  readonly outputs: Readonly<Record<string, string | number>>;
  readonly time: FakeTime;
}

interface Start {
  readonly github: FakeGitHub;
  readonly workspace: string;
  readonly payload: unknown;
  readonly environment: Readonly<Record<string, string>>;
  readonly inputs?: Readonly<Record<string, string>>;
}

export class Runner {
  readonly #folder = mkdtempSync(join(tmpdir(), 'runner-'));
  #runs = 0;

  end(): void {
    rmSync(this.#folder, { recursive: true });
  }

  async run({ github, workspace, payload, environment, inputs = {} }: Start): Promise<WholeRun> {
    this.#runs += 1;
    const own = join(this.#folder, String(this.#runs));
    mkdirSync(own);
    const given: Readonly<Record<string, string>> = { token: 'secret', 'json-file': 'report.json', ...inputs };
    const file = (name: string, content: string) => {
      writeFileSync(join(own, name), content);
      return join(own, name);
    };
    const read = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8') : '');
    const summary = file('summary.md', '');
    const time = new FakeTime();
    github.onSilence = () => time.expire();
    const log: string[] = [];
    const outputs: Record<string, string | number> = {};
    let failed: string | undefined;
    const say = (level: string) => (message: string) => void log.push(`${level}: ${message}`);
    for (const name of ['mcpdesc-check.sarif', 'report.json']) rmSync(join(workspace, name), { force: true });
    await act({
      environment: {
        GITHUB_API_URL: github.url,
        GITHUB_EVENT_PATH: file('event.json', JSON.stringify(payload)),
        GITHUB_REPOSITORY: 'octo/demo',
        GITHUB_RUN_ID: '42',
        GITHUB_STEP_SUMMARY: summary,
        GITHUB_WORKSPACE: workspace,
        GITHUB_WORKFLOW: 'CI',
        GITHUB_JOB: 'lint',
        NO_COLOR: '1',
        ...environment,
      },
      time,
      getInput: (name) => given[name] ?? '',
      info: say('info'),
      notice: say('notice'),
      warning: say('warning'),
      print: (text) => void log.push(...text.split('\n')),
      setOutput: (name, value) => {
        outputs[name] = value;
      },
      setFailed: (message) => {
        failed = message;
      },
    });
    return {
      sarif: read(join(workspace, 'mcpdesc-check.sarif')),
      json: read(join(workspace, 'report.json')),
      summary: read(summary),
      log,
      failed,
      outputs,
      time,
    };
  }
}
