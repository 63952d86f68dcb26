/** The comments of a pull request over GitHub's REST interface. */

import type { Comments, PostedComment } from './comments.ts';
import { StrangeAnswer, statusOf } from './failure.ts';
import { type Connection, listed, open, ownerAndName, viewerOf } from './octokit.ts';

/** Not found, and gone for good. */
const vanished: readonly unknown[] = [404, 410];

export async function connect(connection: Connection): Promise<Comments> {
  const octokit = await open(connection);
  const repository = ownerAndName(connection.repository);
  const issue = { ...repository, issue_number: connection.pullRequest };
  const posted = ({ id, html_url }: { id: number; html_url: string }): PostedComment => {
    if (typeof id !== 'number') throw new StrangeAnswer();
    return { id, url: html_url };
  };

  return {
    async *list() {
      const pages = octokit.paginate.iterator(octokit.rest.issues.listComments, { ...issue, per_page: 100 });
      for await (const page of pages) {
        for (const comment of listed(page.data)) {
          yield { ...posted(comment), body: comment.body ?? '', author: comment.user?.login };
        }
      }
    },
    viewer: () => viewerOf(octokit),
    async create(body) {
      return posted((await octokit.rest.issues.createComment({ ...issue, body })).data);
    },
    async update(id, body) {
      try {
        return posted((await octokit.rest.issues.updateComment({ ...repository, comment_id: id, body })).data);
      } catch (error) {
        if (vanished.includes(statusOf(error))) return undefined;
        throw error;
      }
    },
  };
}
