/** The dimensions of the matrix, and what is expected in each of its cells: written down, not worked out by the code under test. */

import type { FakeGitHub, Fault } from '../github/fake-github.ts';

export const own = { full_name: 'octo/demo' };
export const number = 7;

/** What the runner has checked out: a pull request merged with its base, or the base. */
export type Checkout = 'merged' | 'main';

export interface Shas {
  readonly head: string;
  readonly base: string;
}

export interface Occasion {
  readonly title: string;
  readonly event: string;
  readonly checkout: Checkout;
  readonly environment?: Readonly<Record<string, string>>;
  readonly payload: (shas: Shas) => unknown;
  /** Why its token may not write, in the words of the notice; absent where the event belongs to no pull request. */
  readonly readOnly?: RegExp;
}

const pullRequest =
  (repository: unknown) =>
  ({ head, base }: Shas) => ({
    pull_request: { number, head: { sha: head, repo: repository }, base: { sha: base, repo: own } },
  });

const ungranted = /: the token may not write it; grant the job `pull-requests: write`\./;

export const occasions: readonly [Occasion, ...Occasion[]] = [
  {
    title: 'pull_request',
    event: 'pull_request',
    checkout: 'merged',
    payload: pullRequest(own),
    readOnly: ungranted,
  },
  {
    title: 'pull_request of a fork',
    event: 'pull_request',
    checkout: 'merged',
    payload: pullRequest({ full_name: 'mallory/demo' }),
    readOnly: /: the token of a run for a fork is read-only\./,
  },
  {
    title: 'pull_request of Dependabot',
    event: 'pull_request',
    checkout: 'merged',
    environment: { GITHUB_ACTOR: 'dependabot[bot]' },
    payload: pullRequest(own),
    readOnly: /: the token of a run started by Dependabot is read-only unless /,
  },
  {
    title: 'pull_request_target',
    event: 'pull_request_target',
    checkout: 'main',
    payload: pullRequest({ full_name: 'mallory/demo' }),
    readOnly: ungranted,
  },
  { title: 'push', event: 'push', checkout: 'main', payload: ({ base }) => ({ ref: 'refs/heads/main', after: base }) },
  {
    title: 'tag',
    event: 'push',
    checkout: 'main',
    environment: { GITHUB_REF: 'refs/tags/v1' },
    payload: ({ base }) => ({ ref: 'refs/tags/v1', after: base }),
  },
  {
    title: 'merge_group',
    event: 'merge_group',
    checkout: 'merged',
    environment: { GITHUB_REF: 'refs/heads/gh-readonly-queue/main/pr-7-abc' },
    payload: ({ head, base }) => ({ merge_group: { head_sha: head, base_sha: base } }),
  },
  { title: 'schedule', event: 'schedule', checkout: 'main', payload: () => ({ schedule: '0 5 * * 1' }) },
  { title: 'workflow_dispatch', event: 'workflow_dispatch', checkout: 'main', payload: () => ({ inputs: {} }) },
  {
    title: 'workflow_run',
    event: 'workflow_run',
    checkout: 'main',
    payload: ({ head }) => ({ workflow_run: { head_sha: head, pull_requests: [{ number }] } }),
  },
];

export const rights = {
  write: () => {},
  read: (github: FakeGitHub) => {
    github.readOnly = true;
  },
  none: (github: FakeGitHub) => {
    github.blind = true;
  },
} as const;
export type Right = keyof typeof rights;
export const rightNames: readonly Right[] = ['write', 'read', 'none'];

export const histories = ['full', 'depth 1', 'no .git'] as const;
export type History = (typeof histories)[number];

/** What the log says of the comment. */
export const words = {
  done: /^info: (?:Commented on|Updated the comment on|The comment on) the pull request/,
  token: /^notice: .*: GitHub does not accept the token; check the input `token`\./,
  /** The words are those of the event. */
  rights: /^notice: /,
  limit: /^warning: .*: the rate limit of GitHub is used up\./,
  status: /^warning: .*: GitHub answered with the status 500\./,
  late: /^warning: .*: GitHub did not answer in time\./,
  cut: /^warning: .*: GitHub could not be reached(?: \([A-Z_]+\))?\./,
  page: /^warning: .*: what answered in place of GitHub is not its interface\./,
  /** Where the event belongs to no pull request. */
  elsewhere: /^info: No comment: the event "\w+" belongs to no pull request\.$/,
  refused: /^warning: .*: GitHub refused it with the status 422 \("Validation Failed"\)\./,
} as const;

/** What becomes of the comment, what the log says, how many requests that takes. */
export type Expected = readonly [effect: 'created' | 'updated' | 'none', said: keyof typeof words, requests: number];

/** Where the event belongs to no pull request, nothing is asked. */
export const elsewhere: Expected = ['none', 'elsewhere', 0];

export interface Trouble {
  readonly title: string;
  readonly arrange: (github: FakeGitHub, marker: string) => void;
  readonly expected: Readonly<Record<Right, Expected>>;
  /** Milliseconds that are waited between requests, with a token that may write. */
  readonly pauses: readonly number[];
}

/** The same whatever the token may do. */
const whatever = (...expected: Expected): Trouble['expected'] => ({ write: expected, read: expected, none: expected });
const meets =
  (fault: Partial<Fault>): Trouble['arrange'] =>
  (github) =>
    void github.faults.push({ status: 0, message: 'Go away', ...fault });
const retryAfter = (seconds: number) => ({ headers: { 'retry-after': String(seconds) } });

/** A request more than without any trouble. */
const passed: Trouble['expected'] = {
  write: ['created', 'done', 3],
  read: ['none', 'rights', 3],
  none: ['none', 'rights', 2],
};

export const troubles: readonly [Trouble, Trouble, ...Trouble[]] = [
  {
    title: 'nothing wrong',
    arrange: () => {},
    expected: { write: ['created', 'done', 2], read: ['none', 'rights', 2], none: ['none', 'rights', 1] },
    pauses: [],
  },
  { title: '401', arrange: meets({ status: 401, lasting: true }), expected: whatever('none', 'token', 1), pauses: [] },
  { title: '403', arrange: meets({ status: 403, lasting: true }), expected: whatever('none', 'rights', 1), pauses: [] },
  { title: '404', arrange: meets({ status: 404, lasting: true }), expected: whatever('none', 'rights', 1), pauses: [] },
  {
    title: '422',
    arrange: meets({ method: 'POST', status: 422, message: 'Validation Failed', lasting: true }),
    expected: { write: ['none', 'refused', 2], read: ['none', 'rights', 2], none: ['none', 'rights', 1] },
    pauses: [],
  },
  { title: '429 once', arrange: meets({ status: 429, ...retryAfter(7) }), expected: passed, pauses: [7000] },
  {
    title: '429 for good',
    arrange: meets({ status: 429, lasting: true, ...retryAfter(7) }),
    expected: whatever('none', 'limit', 3),
    pauses: [7000, 7000],
  },
  {
    title: '429 for an hour',
    arrange: meets({ status: 429, lasting: true, ...retryAfter(3600) }),
    expected: whatever('none', 'limit', 1),
    pauses: [],
  },
  { title: '503 once', arrange: meets({ status: 503 }), expected: passed, pauses: [1000] },
  {
    title: '500 for good',
    arrange: meets({ status: 500, lasting: true }),
    expected: whatever('none', 'status', 3),
    pauses: [1000, 2000],
  },
  {
    title: '502 in place of the answer to what was done',
    arrange: meets({ method: 'POST', status: 502, afterwards: true }),
    expected: { write: ['created', 'done', 4], read: ['none', 'rights', 4], none: ['none', 'rights', 1] },
    pauses: [1000],
  },
  { title: 'time-out once', arrange: meets({ instead: 'silence' }), expected: passed, pauses: [1000] },
  {
    title: 'time-out for good',
    arrange: meets({ instead: 'silence', lasting: true }),
    expected: whatever('none', 'late', 3),
    pauses: [1000, 2000],
  },
  { title: 'dropped connection once', arrange: meets({ instead: 'drop' }), expected: passed, pauses: [1000] },
  {
    title: 'dropped connection for good',
    arrange: meets({ instead: 'drop', lasting: true }),
    expected: whatever('none', 'cut', 3),
    pauses: [1000, 2000],
  },
  {
    title: 'the page of a proxy for good',
    arrange: meets({ instead: 'page', lasting: true }),
    expected: whatever('none', 'page', 3),
    pauses: [1000, 2000],
  },
  {
    title: '250 comments, our own the last',
    arrange: (github, marker) => {
      for (let count = 1; count < 250; count += 1) github.seed(number, `chatter ${count}`, 'someone');
      github.seed(number, `${marker}\nold`);
    },
    expected: { write: ['updated', 'done', 5], read: ['none', 'rights', 5], none: ['none', 'rights', 1] },
    pauses: [],
  },
  {
    title: 'a look-alike by another author',
    arrange: (github, marker) => void github.seed(number, `${marker}\nold`, 'mallory'),
    expected: { write: ['created', 'done', 3], read: ['none', 'rights', 3], none: ['none', 'rights', 1] },
    pauses: [],
  },
  {
    title: 'two of our own',
    arrange: (github, marker) => {
      github.seed(number, `${marker}\nold`);
      github.seed(number, `${marker}\nolder, though later`);
    },
    expected: { write: ['updated', 'done', 3], read: ['none', 'rights', 3], none: ['none', 'rights', 1] },
    pauses: [],
  },
];
