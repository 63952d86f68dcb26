/** One comment per pull request and key, kept up to date in place instead of being written again. */

import type { Comments, ListedComment, PostedComment } from './comments.ts';

export interface Sticky {
  /** Tells the comments of several calls in one workflow apart. */
  readonly key: string;
  readonly markdown: string;
  /** Whether to begin a comment where there is none; an old one is brought up to date in any case. */
  readonly begin: boolean;
}

export type Outcome =
  | { readonly did: 'created' | 'updated' | 'kept'; readonly comment: PostedComment }
  | { readonly did: 'nothing' };

/** In bytes. GitHub refuses a body of more than 65,536 characters, marker included; the gap is for what it may add. */
export const longestComment = 60_000;

/** Hidden first line of the comment. Nothing in the key can end the HTML comment or the line. */
export function marker(key: string): string {
  return `<!-- mcpdesc-check: ${key.trim().replace(/[%<>\p{Cc}\p{Zl}\p{Zp}]/gu, encodeURIComponent)} -->`;
}

export async function upsert(comments: Comments, sticky: Sticky): Promise<Outcome> {
  const body = `${marker(sticky.key)}\n${sticky.markdown}`;
  const old = await findOwn(comments, marker(sticky.key));
  if (old !== undefined) {
    if (sameText(old.body, body)) return { did: 'kept', comment: old };
    const updated = await comments.update(old.id, body);
    if (updated !== undefined) return { did: 'updated', comment: updated };
  }
  // An old comment that vanished meanwhile was deleted by someone who may not want it back for nothing.
  return sticky.begin ? { did: 'created', comment: await comments.create(body) } : { did: 'nothing' };
}

/**
 * The oldest comment that begins with the marker and is ours. Anyone can paste the marker, and a token that may write
 * comments may edit everybody's, so the author decides; who we are is only asked when there is something to compare.
 */
async function findOwn(comments: Comments, mark: string): Promise<ListedComment | undefined> {
  let viewer: string | undefined;
  for await (const comment of comments.list()) {
    if (!comment.body.startsWith(mark)) continue;
    viewer ??= await comments.viewer();
    if (isOwn(comment.author, viewer)) return comment;
  }
  return undefined;
}

/** GraphQL may name an app without the suffix that REST gives it. */
export const isOwn = (author: string | undefined, viewer: string): boolean =>
  author === viewer || author === `${viewer}[bot]`;

/** GitHub's web editor stores carriage returns, and trailing blanks are not worth a write. */
function sameText(one: string, other: string): boolean {
  const plain = (body: string) => body.replaceAll('\r\n', '\n').trimEnd();
  return plain(one) === plain(other);
}
