/** The comment on the pull request, if this run has one: what to write, whether to, and what became of it. */

import type { Event } from './event.ts';
import { refusal } from './failure.ts';
import { connect } from './octokit-comments.ts';
import type { Patience } from './patience.ts';
import { type Sticky, upsert } from './sticky-comment.ts';

export const commentModes = ['auto', 'always', 'never'] as const;
export type CommentMode = (typeof commentModes)[number];

export interface Log {
  info(message: string): void;
  notice(message: string): void;
  warning(message: string): void;
}

export interface CommentRequest {
  readonly mode: CommentMode;
  readonly token: string;
  readonly key: string;
  /** Called only when there is a pull request to comment on. */
  readonly render: () => string;
  /** Whether the report holds anything a reviewer should know; `auto` begins no comment without it. */
  readonly somethingToSay: boolean;
}

const told = {
  created: 'Commented on the pull request',
  updated: 'Updated the comment on the pull request',
  kept: 'The comment on the pull request is up to date',
} as const;

/** The id of the comment that now speaks for this run. Never throws for what GitHub answers. */
export async function comment(
  event: Event,
  request: CommentRequest,
  log: Log,
  patience: Patience,
): Promise<number | undefined> {
  const { pullRequest, repository } = event;
  if (request.mode === 'never') return undefined;
  if (pullRequest === undefined || repository === undefined) {
    log.info(`No comment: the event "${event.name}" belongs to no pull request.`);
    return undefined;
  }
  if (request.token === '') {
    log.notice(`No comment on pull request #${pullRequest.number}: the input \`token\` is empty.`);
    return undefined;
  }
  const sticky: Sticky = {
    key: request.key,
    markdown: request.render(),
    begin: request.mode === 'always' || request.somethingToSay,
  };
  try {
    const { apiUrl } = event;
    const { token } = request;
    const comments = await connect({ apiUrl, token, repository, pullRequest: pullRequest.number, patience });
    const outcome = await patience.persist(() => upsert(comments, sticky));
    if (outcome.did === 'nothing') {
      log.info('No comment: there is nothing to say, and no earlier comment to correct.');
      return undefined;
    }
    log.info(`${told[outcome.did]}: ${outcome.comment.url}`);
    return outcome.comment.id;
  } catch (error) {
    const { severity, message } = refusal(error, pullRequest);
    log[severity](message);
    return undefined;
  }
}
