/** The suggestions on the pull request: one review with those that are not there yet. */

import type { Event } from './event.ts';
import { refusal } from './failure.ts';
import { connectReviews } from './octokit-reviews.ts';
import type { Offer } from './offers.ts';
import type { Patience } from './patience.ts';
import type { Log } from './pull-request-comment.ts';
import type { Reviews } from './reviews.ts';
import { isOwn, marker } from './sticky-comment.ts';

export interface SuggestionRequest {
  readonly token: string;
  readonly key: string;
  readonly offers: readonly Offer[];
}

/** More than a reviewer reads; the others come when these are done. */
const most = 30;

const mark = (key: string, { digest }: Offer): string => marker(`${key} suggestion ${digest}`);

/** Offers that no review comment of ours makes already, be it outdated or resolved. */
async function missing(reviews: Reviews, key: string, offers: readonly Offer[]): Promise<readonly Offer[]> {
  const left = new Map(offers.map((offer) => [mark(key, offer), offer]));
  let viewer: string | undefined;
  for await (const { body, author } of reviews.list()) {
    const found = body.split(/\r?\n/, 1)[0] ?? '';
    if (!left.has(found)) continue;
    viewer ??= await reviews.viewer();
    if (isOwn(author, viewer)) left.delete(found);
  }
  return [...left.values()];
}

/** Never throws for what GitHub answers. */
export async function suggest(
  event: Event,
  { token, key, offers }: SuggestionRequest,
  log: Log,
  patience: Patience,
): Promise<void> {
  const { pullRequest, repository, apiUrl } = event;
  if (pullRequest === undefined || repository === undefined) return;
  const { number, headSha } = pullRequest;
  if (offers.length === 0) {
    log.info('No suggestions: no line that the pull request shows has a safe fix.');
    return;
  }
  if (token === '') {
    log.notice(`No suggestions on pull request #${number}: the input \`token\` is empty.`);
    return;
  }
  try {
    const reviews = await connectReviews({ apiUrl, token, repository, pullRequest: number, patience });
    await patience.persist(async () => {
      const left = await missing(reviews, key, offers);
      const chosen = left.slice(0, most);
      if (chosen.length === 0) {
        log.info('The suggestions on the pull request are up to date.');
        return;
      }
      const count = chosen.length === 1 ? 'A fix' : `${chosen.length} fixes`;
      const comments = chosen.map((offer) => ({ ...offer, body: `${mark(key, offer)}\n${offer.body}` }));
      const url = await reviews.create(headSha, `${count} from MCP Description Check.`, comments);
      const later = left.length > most ? `; ${left.length - most} more come when these are done` : '';
      log.info(`Suggested ${count.toLowerCase()} on the pull request: ${url}${later}`);
    });
  } catch (error) {
    const { severity, message } = refusal(error, pullRequest, 'suggestions');
    log[severity](message);
  }
}
