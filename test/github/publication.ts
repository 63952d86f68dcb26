/** All reports of one run, against a real repository and the fake server, and everything that they said. */

import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { realDisk } from '../../src/discover/index.ts';
import type { Report } from '../../src/finding.ts';
import { type Environment, eventOf } from '../../src/github/event.ts';
import { linksOf, publish, readInputs } from '../../src/github/index.ts';
import { ruleTable } from '../../src/rule-table.ts';
import { run } from '../../src/run.ts';
import { tool } from '../../src/tool.ts';
import { FakeGitHub } from './fake-github.ts';
import { FakeTime } from './fake-time.ts';
import { commitAll, git } from './git.ts';

const rules = await ruleTable();

export interface Call {
  readonly inputs?: Readonly<Record<string, string>>;
  readonly environment?: Environment;
  readonly payload?: unknown;
  readonly report?: Report;
}

/** A description with one error for each property that the format does not know. */
export const description = (...unknown: string[]) =>
  `mcpdesc: 0.8.0\ninfo: {name: x, version: 1.0.0}\nprotocolVersions: ["2026-07-28"]\n${unknown.map((name) => `${name}: 1\n`).join('')}`;

export class Publication {
  readonly github: FakeGitHub;
  readonly time = new FakeTime();
  readonly workspace: string;
  /** What went to the log, each message after its level. */
  readonly lines: string[] = [];
  readonly outputs: Record<string, string | number> = {};
  readonly #folder: string;

  private constructor(github: FakeGitHub, folder: string) {
    this.github = github;
    github.onSilence = () => this.time.expire();
    this.#folder = folder;
    this.workspace = join(folder, 'workspace');
  }

  /** The workspace is a repository with one file that has one error. */
  static async begin(): Promise<Publication> {
    const folder = mkdtempSync(join(tmpdir(), 'publish-'));
    const publication = new Publication(await FakeGitHub.start(), folder);
    git(folder, 'init', '--quiet', '--initial-branch', 'main', 'workspace');
    publication.write('a.mcpdesc.yaml', description('old'));
    publication.write('.gitignore', '*.sarif\n');
    commitAll(publication.workspace, 'base');
    return publication;
  }

  async end(): Promise<void> {
    await this.github.stop();
    rmSync(this.#folder, { recursive: true });
  }

  write(name: string, text: string): void {
    writeFileSync(join(this.workspace, name), text);
  }

  /** As the runner checks a pull request out; gives the tip of its branch. */
  merge(change: () => void): string {
    git(this.workspace, 'switch', '--quiet', '--create', 'topic');
    change();
    const headSha = commitAll(this.workspace, 'head');
    git(this.workspace, 'switch', '--quiet', 'main');
    git(this.workspace, 'merge', '--quiet', '--no-ff', '--no-edit', 'topic');
    return headSha;
  }

  get #summaryFile(): string {
    return join(this.#folder, 'summary.md');
  }

  get summary(): string {
    return existsSync(this.#summaryFile) ? readFileSync(this.#summaryFile, 'utf8') : '';
  }

  get sarifResults(): readonly unknown[] {
    return JSON.parse(readFileSync(join(this.workspace, 'mcpdesc-check.sarif'), 'utf8')).runs[0].results;
  }

  said(...levels: string[]): string[] {
    return this.lines.filter((line) => levels.includes(line.split(':')[0] ?? ''));
  }

  async publish({ inputs = {}, environment: more = {}, payload = {}, report }: Call): Promise<void> {
    const environment: Environment = {
      GITHUB_API_URL: this.github.url,
      GITHUB_EVENT_NAME: 'pull_request',
      GITHUB_REPOSITORY: 'octo/demo',
      GITHUB_SHA: 'c'.repeat(40),
      GITHUB_RUN_ID: '42',
      GITHUB_STEP_SUMMARY: this.#summaryFile,
      GITHUB_WORKSPACE: this.workspace,
      ...more,
    };
    const given: Readonly<Record<string, string>> = { token: 'secret', ...inputs };
    const read = readInputs((name) => given[name] ?? '', environment, this.workspace);
    const event = eventOf(environment, payload);
    const say = (level: string) => (message: string) => void this.lines.push(`${level}: ${message}`);
    await publish(
      {
        report: report ?? (await run(read.settings, realDisk)),
        inputs: read,
        event,
        context: { tool, rules, failOn: read.settings.failOn, links: linksOf(event, environment) },
        check: run,
      },
      {
        environment,
        time: this.time,
        info: say('info'),
        notice: say('notice'),
        warning: say('warning'),
        print: (text) => void this.lines.push(...text.split('\n')),
        setOutput: (name, value) => {
          this.outputs[name] = value;
        },
      },
    );
  }
}
