/** GitHub's REST interface through octokit, which a run that asks nothing of GitHub need not load. */

import { isPassing } from './failure.ts';

export interface Connection {
  readonly apiUrl: string;
  readonly token: string;
  /** `owner/name` */
  readonly repository: string;
  readonly pullRequest: number;
  /** Milliseconds after which a server that says nothing counts as one that cannot be reached. */
  readonly patience?: number;
}

export type Octokit = Awaited<ReturnType<typeof open>>;

/** The login of a workflow's built-in token. */
const builtIn = 'github-actions[bot]';
const usualPatience = 30_000;

export async function open({ apiUrl, token, patience = usualPatience }: Connection) {
  const { getOctokit } = await import('@actions/github');
  const octokit = getOctokit(token, { baseUrl: apiUrl, userAgent: 'mcpdesc-check' });
  octokit.hook.before('request', (options) => {
    options.request = { ...options.request, signal: AbortSignal.timeout(patience) };
  });
  return octokit;
}

/** The login under which this token writes. */
export async function viewerOf(octokit: Octokit): Promise<string> {
  try {
    const answer = await octokit.graphql<{ viewer: { login: string } }>('query { viewer { login } }');
    return answer.viewer.login;
  } catch (error) {
    if (isPassing(error)) throw error;
    return builtIn;
  }
}

export function ownerAndName(repository: string): { readonly owner: string; readonly repo: string } {
  const [owner = '', repo = ''] = repository.split('/');
  return { owner, repo };
}
