/** GitHub's REST interface through octokit, which a run that asks nothing of GitHub need not load. */

import { isPassing, StrangeAnswer } from './failure.ts';
import type { Patience } from './patience.ts';

export interface Connection {
  readonly apiUrl: string;
  readonly token: string;
  /** `owner/name` */
  readonly repository: string;
  readonly pullRequest: number;
  readonly patience: Patience;
}

export type Octokit = Awaited<ReturnType<typeof open>>;

/** The login of a workflow's built-in token. */
const builtIn = 'github-actions[bot]';

export async function open({ apiUrl, token, patience }: Connection) {
  const { getOctokit } = await import('@actions/github');
  const octokit = getOctokit(token, { baseUrl: apiUrl, userAgent: 'mcpdesc-check' });
  octokit.hook.before('request', (options) => {
    options.request = { ...options.request, signal: patience.forAnswer() };
  });
  // What cannot be parsed as JSON, octokit hands on as the text that it is.
  octokit.hook.after('request', ({ data }) => {
    if (typeof data !== 'object' || data === null || data instanceof ArrayBuffer) throw new StrangeAnswer();
  });
  return octokit;
}

/** A page of a list. */
export function listed<Item>(data: readonly Item[]): readonly Item[] {
  if (!Array.isArray(data)) throw new StrangeAnswer();
  return data;
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
