/** What a sticky comment needs of GitHub: the comments of one pull request. */

export interface PostedComment {
  readonly id: number;
  readonly url: string;
}

export interface ListedComment extends PostedComment {
  readonly body: string;
  /** Login; undefined where the account is gone. */
  readonly author: string | undefined;
}

export interface Comments {
  /** Oldest first; pages are fetched as they are asked for. */
  list(): AsyncIterable<ListedComment>;
  /** The login under which this token writes. */
  viewer(): Promise<string>;
  create(body: string): Promise<PostedComment>;
  /** Undefined when the comment is no longer there. */
  update(id: number, body: string): Promise<PostedComment | undefined>;
}
