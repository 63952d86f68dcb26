/** What suggestions need of GitHub: the review comments of one pull request. */

export interface ListedReviewComment {
  readonly body: string;
  /** Login; undefined where the account is gone. */
  readonly author: string | undefined;
}

export interface ReviewComment {
  readonly path: string;
  /** Lines of the file in the pull request's head, from 1, both included. */
  readonly first: number;
  readonly last: number;
  readonly body: string;
}

export interface Reviews {
  list(): AsyncIterable<ListedReviewComment>;
  /** The login under which this token writes. */
  viewer(): Promise<string>;
  /** One review with all comments: GitHub takes all of them or none. Gives its address. */
  create(headSha: string, body: string, comments: readonly ReviewComment[]): Promise<string>;
}
