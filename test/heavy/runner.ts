/**
 * Runs a workflow as GitHub does, as far as the workflow of docs/guides/sharding.md goes: jobs one after the other, the parts of a
 * matrix in the order of its list, conditions by GitHub's own reading, commands by bash. The four actions that it
 * knows do what they say, with folders.
 */

import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import picomatch from 'picomatch';
import { validSarif } from '../valid-sarif.ts';
import { filled, holds, type Surroundings } from './expressions.ts';

interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly if?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly with?: Readonly<Record<string, unknown>>;
}

interface Job {
  readonly needs?: string;
  readonly if?: string;
  readonly strategy?: { readonly 'fail-fast'?: boolean; readonly matrix: Readonly<Record<string, readonly unknown[]>> };
  readonly steps: readonly Step[];
}

export interface Workflow {
  readonly jobs: Readonly<Record<string, Job>>;
}

type Result = 'success' | 'failure' | 'cancelled' | 'skipped';
type Values = Readonly<Record<string, unknown>>;

export interface Circumstances {
  readonly repository: string;
  /** What comes before every script, such as the commands that it starts. */
  readonly prelude: string;
  /** Whether the machine of a job goes away before its first step. */
  readonly isLost?: (matrix: Values) => boolean;
  /** The job before which somebody cancels the run. */
  readonly cancelledBefore?: string;
}

export interface Run {
  /** By job; of a matrix the worst of its parts. */
  readonly results: Readonly<Record<string, Result>>;
  /** What was uploaded to code scanning. */
  readonly sarif: readonly string[];
  readonly summary: string;
  readonly log: string;
}

export function runWorkflow(workflow: Workflow, circumstances: Circumstances): Run {
  const { repository, prelude, isLost = () => false, cancelledBefore } = circumstances;
  const ground = mkdtempSync(join(tmpdir(), 'runner-'));
  const artifacts = new Map<string, string>();
  const results: Record<string, Result> = {};
  const sarif: string[] = [];
  let summary = '';
  let log = '';
  let isCancelled = false;

  const actions: Readonly<Record<string, (workspace: string, given: (name: string) => string) => void>> = {
    'actions/checkout': (workspace) => cpSync(repository, workspace, { recursive: true, verbatimSymlinks: true }),
    'actions/upload-artifact': (workspace, given) => {
      const [name, source] = [given('name'), join(workspace, given('path'))];
      if (artifacts.has(name)) throw new Error(`there is an artifact ${name} already`);
      if (!existsSync(source)) return;
      const kept = join(ground, `artifact-${artifacts.size}`);
      cpSync(source, join(kept, basename(source)), { recursive: true });
      artifacts.set(name, kept);
    },
    'actions/download-artifact': (workspace, given) => {
      const isWanted = picomatch(given('pattern'));
      const wanted = [...artifacts].filter(([name]) => isWanted(name));
      for (const [name, kept] of wanted) {
        const target = join(workspace, given('path'), given('merge-multiple') === 'true' ? '' : name);
        cpSync(kept, target, { recursive: true });
      }
    },
    'github/codeql-action/upload-sarif': (workspace, given) => {
      sarif.push(validSarif(readFileSync(join(workspace, given('sarif_file')), 'utf8')));
    },
  };

  function perform(step: Step, workspace: string, surroundings: Surroundings): boolean {
    const value = (given: unknown) => filled(String(given ?? ''), surroundings);
    if (step.run === undefined) {
      const [name = ''] = (step.uses ?? '').split('@');
      const action = actions[name];
      if (action === undefined) throw new Error(`this runner does not know ${name}`);
      action(workspace, (input) => value(step.with?.[input]));
      return true;
    }
    const file = join(workspace, '..', 'summary');
    const given = Object.entries(step.env ?? {}).map(([name, text]) => [name, value(text)]);
    const env = { PATH: process.env.PATH, GITHUB_STEP_SUMMARY: file, ...Object.fromEntries(given) };
    const script = `${prelude}\n${value(step.run)}`;
    const { status, stdout, stderr } = spawnSync('bash', ['-e', '-c', script], {
      cwd: workspace,
      env,
      encoding: 'utf8',
    });
    log += stdout + stderr;
    if (existsSync(file)) summary += readFileSync(file, 'utf8');
    return status === 0;
  }

  function runOne(job: Job, matrix: Values): Result {
    if (isLost(matrix)) return 'failure';
    const workspace = join(mkdtempSync(join(ground, 'job-')), 'workspace');
    mkdirSync(workspace);
    let isFine = true;
    const surroundings: Surroundings = {
      contexts: { matrix },
      functions: {
        ...statuses(() => (isCancelled ? 'cancelled' : isFine ? 'success' : 'failure')),
        hashFiles: (pattern) => (existsSync(join(workspace, pattern)) ? 'hash' : ''),
      },
    };
    for (const step of job.steps) {
      if (holds(step.if ?? 'success()', surroundings)) isFine = perform(step, workspace, surroundings) && isFine;
    }
    return isFine ? 'success' : 'failure';
  }

  try {
    for (const [name, job] of Object.entries(workflow.jobs)) {
      isCancelled ||= name === cancelledBefore;
      const before = job.needs === undefined ? 'success' : (results[job.needs] ?? 'skipped');
      const surroundings = { contexts: {}, functions: statuses(() => (isCancelled ? 'cancelled' : before)) };
      results[name] = holds(job.if ?? 'success()', surroundings)
        ? runAll(job, (matrix) => runOne(job, matrix))
        : 'skipped';
    }
    return { results, sarif, summary, log };
  } finally {
    rmSync(ground, { recursive: true });
  }
}

const statuses = (now: () => Result): Surroundings['functions'] => ({
  success: () => now() === 'success',
  failure: () => now() === 'failure',
  cancelled: () => now() === 'cancelled',
  always: () => true,
});

/** Unless told otherwise, GitHub gives up the other parts of a matrix when one has failed; at worst none has begun. */
function runAll({ strategy }: Job, one: (matrix: Values) => Result): Result {
  if (strategy === undefined) return one({});
  const [[name, values] = ['', []]] = Object.entries(strategy.matrix);
  const found: Result[] = [];
  for (const value of values) {
    if (found.includes('failure') && strategy['fail-fast'] !== false) break;
    found.push(one({ [name]: value }));
  }
  return found.includes('failure') ? 'failure' : 'success';
}
