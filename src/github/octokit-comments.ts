/** The comments of a pull request over GitHub's REST interface. */

import type { Comments, PostedComment } from './comments.ts';
import { isPassing, statusOf } from './failure.ts';

export interface Connection {
  readonly apiUrl: string;
  readonly token: string;
  /** `owner/name` */
  readonly repository: string;
  readonly pullRequest: number;
}

/** The login of a workflow's built-in token. */
const builtIn = 'github-actions[bot]';
/** A server that says nothing for this long is treated as one that cannot be reached. */
const longestSilence = 30_000;
/** Not found, and gone for good. */
const vanished: readonly unknown[] = [404, 410];

/** Loads octokit, which a run without a comment need not pay for. */
export async function connect({ apiUrl, token, repository, pullRequest }: Connection): Promise<Comments> {
  const { getOctokit } = await import('@actions/github');
  const octokit = getOctokit(token, { baseUrl: apiUrl, userAgent: 'mcpdesc-check' });
  octokit.hook.before('request', (options) => {
    options.request = { ...options.request, signal: AbortSignal.timeout(longestSilence) };
  });
  const [owner = '', repo = ''] = repository.split('/');
  const issue = { owner, repo, issue_number: pullRequest };
  const posted = ({ id, html_url }: { id: number; html_url: string }): PostedComment => ({ id, url: html_url });

  return {
    async *list() {
      const pages = octokit.paginate.iterator(octokit.rest.issues.listComments, { ...issue, per_page: 100 });
      for await (const page of pages) {
        for (const comment of page.data) {
          yield { ...posted(comment), body: comment.body ?? '', author: comment.user?.login };
        }
      }
    },
    async viewer() {
      try {
        const answer = await octokit.graphql<{ viewer: { login: string } }>('query { viewer { login } }');
        return answer.viewer.login;
      } catch (error) {
        if (isPassing(error)) throw error;
        return builtIn;
      }
    },
    async create(body) {
      return posted((await octokit.rest.issues.createComment({ ...issue, body })).data);
    },
    async update(id, body) {
      try {
        return posted((await octokit.rest.issues.updateComment({ owner, repo, comment_id: id, body })).data);
      } catch (error) {
        if (vanished.includes(statusOf(error))) return undefined;
        throw error;
      }
    },
  };
}
