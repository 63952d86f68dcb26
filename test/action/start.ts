/** Starts the Action as the runner does: a process of its own, inputs and files in its environment, and nothing else. */

import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { validSarif } from '../valid-sarif.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** What users run where it is built (CI holds it to the sources), else the sources themselves. */
const program = (built: string, source: string): string[] =>
  existsSync(join(root, 'dist', built))
    ? [join(root, 'dist', built)]
    : ['--import', import.meta.resolve('tsx'), join(root, 'src', source)];

const metadata: { inputs: Record<string, { default: string }> } = parse(
  await readFile(join(root, 'action.yml'), 'utf8'),
);

/** As the runner names the variable of an input. */
const variable = (input: string) => `INPUT_${input.toUpperCase().replaceAll(' ', '_')}`;

export interface Run {
  readonly inputs?: Readonly<Record<string, string>>;
  readonly environment?: Readonly<Record<string, string>>;
  readonly event?: unknown;
}

export interface Result {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
  readonly outputs: Readonly<Record<string, string>>;
  readonly summary: string;
}

/** One job: a workspace with files, and the folder where the runner keeps its own. */
export class Job {
  readonly workspace: string;
  readonly #temporary: string;

  private constructor(folder: string) {
    this.#temporary = folder;
    this.workspace = join(folder, 'workspace');
  }

  static async begin(files: Readonly<Record<string, string>>): Promise<Job> {
    const job = new Job(await mkdtemp(join(tmpdir(), 'job-')));
    await mkdir(job.workspace);
    for (const [name, content] of Object.entries(files)) await job.write(name, content);
    return job;
  }

  end(): Promise<void> {
    return rm(this.#temporary, { recursive: true });
  }

  path(name: string): string {
    return join(this.workspace, name);
  }

  async write(name: string, content: string): Promise<void> {
    await mkdir(dirname(this.path(name)), { recursive: true });
    await writeFile(this.path(name), content);
  }

  read(name: string): Promise<string> {
    return readFile(this.path(name), 'utf8');
  }

  /** What the command line says about the same workspace. */
  commandLine(...words: string[]): Promise<string> {
    const child = spawn(process.execPath, [...program('cli.js', 'cli.ts'), ...words], {
      cwd: this.workspace,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    return text(child.stdout);
  }

  async run({ inputs = {}, environment = {}, event = {} }: Run): Promise<Result> {
    const file = async (name: string, content: string) => {
      const path = join(this.#temporary, name);
      await writeFile(path, content);
      return path;
    };
    const files = {
      GITHUB_OUTPUT: await file('output', ''),
      GITHUB_STEP_SUMMARY: await file('summary.md', ''),
      GITHUB_STATE: await file('state', ''),
      GITHUB_EVENT_PATH: await file('event.json', JSON.stringify(event)),
    };
    const given = Object.entries(metadata.inputs).map(([name, { default: fallback }]) => [
      variable(name),
      inputs[name] ?? fallback.replace(/^\$\{\{ github\.token \}\}$/, 'secret'),
    ]);
    const child = spawn(process.execPath, program('index.js', 'action.ts'), {
      cwd: this.workspace,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        PATH: process.env.PATH,
        NO_COLOR: '1',
        GITHUB_ACTIONS: 'true',
        GITHUB_ACTOR: 'octocat',
        GITHUB_EVENT_NAME: 'push',
        GITHUB_JOB: 'lint',
        GITHUB_REPOSITORY: 'octo/demo',
        GITHUB_RUN_ID: '42',
        GITHUB_SERVER_URL: 'https://github.com',
        GITHUB_SHA: 'c'.repeat(40),
        GITHUB_WORKFLOW: 'CI',
        GITHUB_WORKSPACE: this.workspace,
        // Nobody listens there: whatever reaches for the network by mistake fails.
        GITHUB_API_URL: 'http://127.0.0.1:9',
        ...files,
        ...Object.fromEntries(given),
        ...environment,
      },
    });
    const [stdout, stderr, status] = await Promise.all([
      text(child.stdout),
      text(child.stderr),
      new Promise<number | null>((resolve) => child.once('close', resolve)),
    ]);
    const outputs = outputsOf(await readFile(files.GITHUB_OUTPUT, 'utf8'));
    if (outputs['sarif-file'] !== undefined) validSarif(await this.read(outputs['sarif-file']));
    return {
      status,
      stdout,
      stderr,
      outputs,
      summary: await readFile(files.GITHUB_STEP_SUMMARY, 'utf8'),
    };
  }
}

/** `name<<delimiter`, the value, the delimiter again. */
function outputsOf(file: string): Record<string, string> {
  return Object.fromEntries(
    [...file.matchAll(/^(.+?)<<(ghadelimiter_.+)\n([\s\S]*?)\n?\2$/gm)].map(([, name = '', , value = '']) => [
      name,
      value,
    ]),
  );
}
