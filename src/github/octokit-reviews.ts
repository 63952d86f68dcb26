/** The reviews of a pull request over GitHub's REST interface. */

import { type Connection, listed, open, ownerAndName, viewerOf } from './octokit.ts';
import type { Reviews } from './reviews.ts';

export async function connectReviews(connection: Connection): Promise<Reviews> {
  const octokit = await open(connection);
  const pull = { ...ownerAndName(connection.repository), pull_number: connection.pullRequest };

  return {
    async *list() {
      const pages = octokit.paginate.iterator(octokit.rest.pulls.listReviewComments, { ...pull, per_page: 100 });
      for await (const page of pages) {
        for (const { body, user } of listed(page.data)) yield { body, author: user?.login };
      }
    },
    viewer: () => viewerOf(octokit),
    async create(headSha, body, comments) {
      const review = await octokit.rest.pulls.createReview({
        ...pull,
        commit_id: headSha,
        event: 'COMMENT',
        body,
        comments: comments.map(({ path, first, last, body: text }) => ({
          path,
          body: text,
          line: last,
          side: 'RIGHT',
          ...(first < last && { start_line: first, start_side: 'RIGHT' }),
        })),
      });
      return review.data.html_url;
    },
  };
}
