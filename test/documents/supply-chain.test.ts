/** What our workflows may do, and in which order a release happens: said in SECURITY.md, held here. */

import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { read, root } from './markdown.ts';
import { usesOf } from './workflows.ts';

interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly if?: string;
  readonly with?: Readonly<Record<string, unknown>>;
}

interface Job {
  readonly needs?: string;
  readonly environment?: string | { readonly name: string };
  readonly permissions?: Readonly<Record<string, string>>;
  readonly 'timeout-minutes'?: number;
  readonly steps: readonly Step[];
}

interface Workflow {
  readonly on: Readonly<Record<string, unknown>>;
  readonly permissions: unknown;
  readonly jobs: Readonly<Record<string, Job>>;
}

const folder = '.github/workflows';
const workflows = readdirSync(join(root, folder)).map((name) => {
  const text = read(`${folder}/${name}`);
  return { name, text, workflow: parse(text) as Workflow };
});

function named(name: string): Workflow {
  const found = workflows.find((one) => one.name === name);
  if (found === undefined) throw new Error(`there is no workflow ${name}`);
  return found.workflow;
}

describe.each(workflows)('$name', ({ text, workflow }) => {
  test('grants nothing on top, and each job says what it needs', () => {
    expect(workflow.permissions).toEqual({});
    for (const job of Object.values(workflow.jobs)) {
      expect(job.permissions).toBeDefined();
      expect(job['timeout-minutes']).toBeLessThanOrEqual(90);
    }
  });

  test('runs actions of others by their full commit, with the version beside it', () => {
    const uses = usesOf({ text });
    expect(uses.length).toBeGreaterThan(0);
    for (const one of uses) expect(one).toMatch(/^[\w.-]+\/[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  });

  test('leaves no credentials on disk, and puts no script together from what others write', () => {
    for (const { uses = '', run = '', with: inputs } of Object.values(workflow.jobs).flatMap(({ steps }) => steps)) {
      if (uses.startsWith('actions/checkout@')) expect(inputs).toHaveProperty('persist-credentials', false);
      expect(run).not.toContain('${{');
    }
  });

  test('never runs with rights on what a stranger sent', () => {
    expect(Object.keys(workflow.on)).not.toContain('pull_request_target');
    expect(Object.keys(workflow.on)).not.toContain('workflow_run');
  });
});

test('the same action has the same commit everywhere', () => {
  const commits = new Map<string, Set<string>>();
  for (const uses of workflows.flatMap(usesOf)) {
    const [action = '', commit = ''] = uses.split('@');
    commits.set(action, (commits.get(action) ?? new Set()).add(commit));
  }
  for (const [action, found] of commits) expect([action, ...found]).toHaveLength(2);
});

test('only releases and the site ask for more than reading', () => {
  const writing = workflows.flatMap(({ name, workflow }) =>
    Object.entries(workflow.jobs)
      .filter(([, { permissions = {} }]) => Object.values(permissions).includes('write'))
      .map(([job]) => `${name}: ${job}`),
  );
  expect(writing).toEqual([
    'release.yml: draft',
    'release.yml: npm',
    'release.yml: publish',
    'release.yml: major',
    'site.yml: publish',
  ]);
});

describe('a release', () => {
  const { on, jobs } = named('release.yml');
  const scripts = (job: string) => (jobs[job]?.steps ?? []).map(({ run = '' }) => run).join('\n');
  const actions = (job: string) => (jobs[job]?.steps ?? []).map(({ uses = '' }) => uses.split('@')[0]);

  test('begins with a tag of a whole version, and nothing else', () => {
    expect(on).toEqual({ push: { tags: ['v[0-9]+.[0-9]+.[0-9]+'] } });
  });

  test('goes from one job to the next', () => {
    const order = Object.entries(jobs).map(([name, { needs }]) => [name, needs]);
    expect(order).toEqual([
      ['pack', undefined],
      ['draft', 'pack'],
      ['npm', 'draft'],
      ['publish', 'npm'],
      ['major', 'publish'],
    ]);
  });

  test('is checked and packed without any right to write', () => {
    expect(jobs.pack?.permissions).toEqual({ contents: 'read' });
    expect(scripts('pack')).toContain('bash .ci/run');
    expect(scripts('pack')).toMatch(/npm pack .*\/assets"/);
    expect(scripts('pack')).toMatch(/ dist .*dist-\$GITHUB_REF_NAME\.tar\.gz/);
    expect(scripts('pack')).toContain('git merge-base --is-ancestor');
  });

  test('is attested, all of it, and lies in a draft before anybody can have it', () => {
    expect(actions('draft')).toContain('actions/attest');
    expect(jobs.draft?.steps.find(({ uses }) => uses?.startsWith('actions/attest@'))?.with).toEqual({
      'subject-path': 'assets/*',
    });
    expect(scripts('draft')).toMatch(/gh release create .*--draft .*--verify-tag/);
    expect(jobs.draft?.permissions).toEqual({ contents: 'write', 'id-token': 'write', attestations: 'write' });
  });

  test('reaches npm with its provenance, without a token, from the tarball that was attested', () => {
    expect(jobs.npm?.permissions).toEqual({ 'id-token': 'write' });
    expect(scripts('npm')).toMatch(/npm publish --provenance .*\.\/assets\/\*\.tgz/);
    expect(read(`${folder}/release.yml`)).not.toMatch(/NPM_TOKEN|NODE_AUTH_TOKEN|secrets\./);
  });

  test('waits for people before what cannot be taken back', () => {
    expect([jobs.npm?.environment, jobs.publish?.environment]).toEqual(['release', 'release']);
    expect(jobs.major?.environment).toBe('major-tag');
    expect(scripts('publish')).toContain('--draft=false');
  });

  test('moves only the major tag', () => {
    expect(scripts('major')).toMatch(/major="\$\{GITHUB_REF_NAME%%\.\*\}"/);
    const moved = Object.keys(jobs).filter((job) => /git\/refs|git (?:tag|push)/.test(scripts(job)));
    expect(moved).toEqual(['major']);
  });
});

test('known vulnerabilities are looked for in every lock file', () => {
  const audits = (named('corpus.yml').jobs['long-runs']?.steps ?? []).map(({ run = '' }) => run);
  expect(audits).toEqual(
    expect.arrayContaining(['npm audit', 'npm audit --prefix test/heavy', 'npm audit --prefix site']),
  );
});
