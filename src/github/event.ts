/** What the run is about: read from the runner's variables and the webhook payload, never asked of the network. */

import { readFile } from 'node:fs/promises';
import { member, text } from './member.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

export interface PullRequest {
  readonly number: number;
  /** Tip of the pull request's own branch. */
  readonly headSha: string;
  readonly baseSha: string | undefined;
  /** Why the built-in token of this run is read-only, where GitHub makes it so whatever the workflow grants. */
  readonly readOnly?: 'fork' | 'dependabot';
}

export interface Event {
  readonly name: string;
  readonly serverUrl: string;
  readonly apiUrl: string;
  /** `owner/name`; undefined outside a repository. */
  readonly repository: string | undefined;
  /** The commit that the run speaks for: the tip of the pull request, where there is one. */
  readonly headSha: string | undefined;
  /** The commit that the runner checks out unless it is told otherwise: for a pull request, its merge with the base. */
  readonly checkedSha: string | undefined;
  readonly pullRequest: PullRequest | undefined;
  /** The ref of a merge queue vanishes when its checks are done, so nothing can be uploaded for it. */
  readonly mergeQueue: boolean;
}

/** `pull_request_target` and reviews run with the base repository's rights, also for a fork. */
const restricted = 'pull_request';

function readOnlyReason(environment: Environment, pullRequest: unknown): PullRequest['readOnly'] {
  if (environment.GITHUB_EVENT_NAME !== restricted) return undefined;
  // The head repository is null once a fork has been deleted.
  const [head, base] = ['head', 'base'].map((side) => member(pullRequest, side, 'repo', 'full_name'));
  if (head !== base) return 'fork';
  // The actor counts, not the author: a person who pushes to Dependabot's branch has an ordinary token.
  return environment.GITHUB_ACTOR === 'dependabot[bot]' ? 'dependabot' : undefined;
}

function pullRequestOf(environment: Environment, payload: unknown): PullRequest | undefined {
  const pullRequest = member(payload, 'pull_request');
  const number = member(pullRequest, 'number');
  const headSha = text(member(pullRequest, 'head', 'sha'));
  if (typeof number !== 'number' || headSha === undefined) return undefined;
  const readOnly = readOnlyReason(environment, pullRequest);
  return {
    number,
    headSha,
    baseSha: text(member(pullRequest, 'base', 'sha')),
    ...(readOnly && { readOnly }),
  };
}

export function eventOf(environment: Environment, payload: unknown): Event {
  const name = environment.GITHUB_EVENT_NAME ?? '';
  const pullRequest = pullRequestOf(environment, payload);
  return {
    name,
    serverUrl: text(environment.GITHUB_SERVER_URL) ?? 'https://github.com',
    apiUrl: text(environment.GITHUB_API_URL) ?? 'https://api.github.com',
    repository: text(environment.GITHUB_REPOSITORY),
    headSha: pullRequest?.headSha ?? text(environment.GITHUB_SHA),
    checkedSha: text(environment.GITHUB_SHA),
    pullRequest,
    mergeQueue: name === 'merge_group' || (environment.GITHUB_REF ?? '').startsWith('refs/heads/gh-readonly-queue/'),
  };
}

/** The webhook payload; an empty one where the runner gave none, since the check itself needs none. */
export async function readPayload(environment: Environment): Promise<unknown> {
  const file = text(environment.GITHUB_EVENT_PATH);
  if (file === undefined) return {};
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch {
    return {};
  }
}
