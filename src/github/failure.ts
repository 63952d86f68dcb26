/** What a failed request means: whether it may pass, when to ask again, and what to tell the reader. */

import { oneLine } from '../report/index.ts';
import type { PullRequest } from './event.ts';
import { member, text } from './member.ts';

const messageOf = (thrown: unknown): string => oneLine(thrown instanceof Error ? thrown.message : String(thrown));

/** GitHub asks for at least this where it gives no time itself. */
const secondaryLimitPause = 60_000;
const firstPause = 1_000;
/** GitHub's own words are short; whatever else answers in its place may not be. */
const longestQuote = 200;

/** An answer that is none of GitHub's interface: the page of a proxy, or the first half of an answer. */
export class StrangeAnswer extends Error {}

export function statusOf(error: unknown): number | undefined {
  const status = member(error, 'status');
  return typeof status === 'number' ? status : undefined;
}

function headerOf(error: unknown, name: string): string | undefined {
  const value = member(error, 'response', 'headers', name);
  return value === undefined ? undefined : String(value);
}

/** A rate limit answers 403 like a missing permission, but its headers or its message say which it is. */
function isLimit(error: unknown): boolean {
  const status = statusOf(error);
  return (
    status === 429 ||
    (status === 403 &&
      (headerOf(error, 'retry-after') !== undefined ||
        headerOf(error, 'x-ratelimit-remaining') === '0' ||
        /rate limit/i.test(messageOf(error))))
  );
}

/** Octokit gives the status 500 to what never got an answer. */
const isOutage = (error: unknown) => (statusOf(error) ?? 0) >= 500;

/** Whether the same request may succeed later. */
export const isPassing = (error: unknown): boolean =>
  isLimit(error) || isOutage(error) || error instanceof StrangeAnswer;

/** Milliseconds to wait after a failure that may pass, the first being number 1. */
export function pauseAfter(error: unknown, failures: number, now: number): number {
  const retryAfter = headerOf(error, 'retry-after');
  if (retryAfter !== undefined) {
    const seconds = Number(retryAfter);
    // The header holds seconds or a date (RFC 9110, 10.2.3).
    const pause = Number.isNaN(seconds) ? Date.parse(retryAfter) - now : seconds * 1000;
    return Number.isNaN(pause) ? secondaryLimitPause : Math.max(0, pause);
  }
  if (headerOf(error, 'x-ratelimit-remaining') === '0') {
    return Math.max(0, Number(headerOf(error, 'x-ratelimit-reset')) * 1000 - now);
  }
  return (isLimit(error) ? secondaryLimitPause : firstPause) * 2 ** (failures - 1);
}

export interface Refusal {
  /** A token that may not write is an ordinary state of affairs; anything else deserves a look. */
  readonly severity: 'notice' | 'warning';
  readonly message: string;
}

const readOnlyBecause: Readonly<Record<NonNullable<PullRequest['readOnly']>, string>> = {
  fork: 'the token of a run for a fork is read-only',
  dependabot: 'the token of a run started by Dependabot is read-only unless the job grants `pull-requests: write`',
};

/** Octokit keeps what was thrown as the cause, and Node.js the system's error as the cause of that. */
function unreachable(error: unknown): string {
  const thrown = member(error, 'cause');
  const code = text(member(thrown, 'cause', 'code'));
  if (code !== undefined) return `GitHub could not be reached (${code})`;
  const isLate = [error, thrown].some((one) => one instanceof Error && /^(?:Timeout|Abort)Error$/.test(one.name));
  return isLate ? 'GitHub did not answer in time' : 'GitHub could not be reached';
}

/** GitHub's own explanation, where the answer is GitHub's. */
function quoted(error: unknown): string {
  const data = member(error, 'response', 'data');
  const details = member(data, 'errors');
  const words = [member(data, 'message'), ...(Array.isArray(details) ? details : [])]
    .map((one) => text(one) ?? text(member(one, 'message')))
    .filter((one) => one !== undefined);
  const quote = oneLine(words.join(': '));
  if (quote === '') return '';
  return ` ("${quote.length > longestQuote ? `${quote.slice(0, longestQuote)}…` : quote}")`;
}

/** Why there is no comment, or nothing else that was to be written, in one line. */
export function refusal(error: unknown, { number, readOnly }: PullRequest, what = 'comment'): Refusal {
  const status = statusOf(error);
  const say = (severity: Refusal['severity'], reason: string): Refusal => ({
    severity,
    message: `No ${what} on pull request #${number}: ${reason}. The log and the other reports hold the findings.`,
  });
  if (isLimit(error)) return say('warning', 'the rate limit of GitHub is used up');
  if (error instanceof StrangeAnswer) return say('warning', 'what answered in place of GitHub is not its interface');
  if (isOutage(error)) {
    const isAnswered = member(error, 'response') !== undefined;
    return say('warning', isAnswered ? `GitHub answered with the status ${status}` : unreachable(error));
  }
  if (status === 401) return say('notice', 'GitHub does not accept the token; check the input `token`');
  if (status === 403 || status === 404) {
    return say(
      'notice',
      readOnly ? readOnlyBecause[readOnly] : 'the token may not write it; grant the job `pull-requests: write`',
    );
  }
  if (status === undefined) return say('warning', messageOf(error));
  return say('warning', `GitHub refused it with the status ${status}${quoted(error)}`);
}
