/** The part of GitHub that keeps the comments and reviews of pull requests: a real HTTP server on loopback, with state. */

import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';

export interface Exchange {
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly requestHeaders: Readonly<Record<string, unknown>>;
  readonly requestBody: unknown;
  /** 0 where something else answered in place of GitHub, or nothing at all. */
  readonly status: number;
  readonly responseBody: unknown;
}

export interface Fault {
  /** Absent: any. */
  readonly method?: string;
  readonly status: number;
  readonly message: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** The server does what it was asked before it fails, so that only the answer is lost. */
  readonly afterwards?: true;
  /** Meets every request instead of the next one alone. */
  readonly lasting?: true;
  /** The connection is cut, or kept open without a word, or a proxy shows its page, in place of an answer. */
  readonly instead?: 'drop' | 'silence' | 'page';
}

export interface StoredReviewComment {
  readonly id: number;
  readonly review: number;
  readonly pull: number;
  readonly commit: string;
  readonly path: string;
  readonly startLine: number | undefined;
  readonly line: number;
  readonly body: string;
  readonly author: string;
}

export interface StoredComment {
  readonly id: number;
  readonly issue: number;
  body: string;
  readonly author: string;
}

const repository = '/repos/octo/demo';
const bodyLimit = 65_536;
const documentation_url = 'https://docs.github.com/rest';

export class FakeGitHub {
  readonly comments: StoredComment[] = [];
  readonly reviewComments: StoredReviewComment[] = [];
  /** By path: the first and last line of each hunk of the diff, outside of which no line can be commented on. */
  readonly hunks = new Map<string, readonly (readonly [number, number])[]>();
  readonly exchanges: Exchange[] = [];
  /** The login behind the token. */
  viewer = 'github-actions[bot]';
  /** Whether GraphQL tells; otherwise it answers as it does to a token without the right to ask. */
  viewerVisible = true;
  /** A token that may read and not write. */
  readOnly = false;
  /** A token that sees nothing of the repository, which is there all the same. */
  blind = false;
  /** Each answers the next request of its method in place of the server. */
  readonly faults: Fault[] = [];
  /** Called before each answer, to look at the world as it is then. */
  onRequest = () => {};
  /** Called when a request is left without an answer. */
  onSilence = () => {};
  readonly #server: Server;
  #nextId = 1001;

  private constructor(server: Server) {
    this.#server = server;
  }

  static async start(): Promise<FakeGitHub> {
    const server = createServer();
    const github = new FakeGitHub(server);
    server.on('request', (request, response) => void github.#handle(request, response));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return github;
  }

  get url(): string {
    const address = this.#server.address();
    if (address === null || typeof address === 'string') throw new Error('the server is not listening');
    return `http://127.0.0.1:${address.port}`;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  seed(issue: number, body: string, author = this.viewer): StoredComment {
    const comment = { id: this.#nextId++, issue, body, author };
    this.comments.push(comment);
    return comment;
  }

  /** Method and path of everything that was asked, in order. */
  get asked(): string[] {
    return this.exchanges.map(({ method, path }) => `${method} ${path}`);
  }

  async #handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const text = Buffer.concat(chunks).toString('utf8');
    const url = new URL(request.url ?? '/', this.url);
    const method = request.method ?? '';
    const requestBody: unknown = text === '' ? undefined : JSON.parse(text);

    this.onRequest();
    const asked = {
      method,
      path: url.pathname,
      query: Object.fromEntries(url.searchParams),
      requestHeaders: request.headers,
      requestBody,
    };
    const fault = this.#take(method);
    if (fault?.instead !== undefined) {
      this.exchanges.push({ ...asked, status: 0, responseBody: undefined });
      this.#fail(fault.instead, response);
      return;
    }
    const { status, body, headers } = this.#respond(fault, method, url, requestBody);
    this.exchanges.push({ ...asked, status, responseBody: body });
    response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', ...headers });
    response.end(JSON.stringify(body));
  }

  #fail(instead: NonNullable<Fault['instead']>, response: ServerResponse): void {
    if (instead === 'drop') response.destroy();
    else if (instead === 'silence') this.onSilence();
    else {
      response.writeHead(200, { 'content-type': 'text/html' });
      response.end('<!DOCTYPE html><title>Sign in</title>');
    }
  }

  #take(method: string): Fault | undefined {
    const index = this.faults.findIndex((fault) => fault.method === undefined || fault.method === method);
    return this.faults[index]?.lasting ? this.faults[index] : this.faults.splice(index, index < 0 ? 0 : 1)[0];
  }

  #respond(fault: Fault | undefined, method: string, url: URL, requestBody: unknown): Answer {
    if (fault === undefined) return this.#answer(method, url, requestBody);
    if (fault.afterwards) this.#answer(method, url, requestBody);
    // GitHub looks at the rights before it looks at what is asked.
    const refused = fault.status === 422 ? this.#denied(method, url) : undefined;
    return refused ?? { ...refuse(fault.status, fault.message), ...(fault.headers && { headers: fault.headers }) };
  }

  #denied(method: string, url: URL): Answer | undefined {
    if (url.pathname === '/graphql') return undefined;
    if (this.blind) return refuse(404, 'Not Found');
    return this.readOnly && method !== 'GET' ? refuse(403, 'Resource not accessible by integration') : undefined;
  }

  #answer(method: string, url: URL, requestBody: unknown): Answer {
    if (method === 'POST' && url.pathname === '/graphql') return this.#graphql();
    const denied = this.#denied(method, url);
    if (denied) return denied;
    const onIssue = new RegExp(`^${repository}/issues/(\\d+)/comments$`).exec(url.pathname);
    const onComment = new RegExp(`^${repository}/issues/comments/(\\d+)$`).exec(url.pathname);
    if (method === 'GET' && onIssue) return this.#list(Number(onIssue[1]), url);
    const onPull = new RegExp(`^${repository}/pulls/(\\d+)/(comments|reviews)$`).exec(url.pathname);
    if (onPull) return this.#review(method, Number(onPull[1]), onPull[2] ?? '', url, requestBody);
    if (!onIssue && !onComment) return refuse(404, 'Not Found');
    const body = bodyOf(requestBody);
    if (body === undefined || body.length > bodyLimit) return refuse(422, 'Validation Failed');
    if (method === 'POST' && onIssue) return { status: 201, body: this.#view(this.seed(Number(onIssue[1]), body)) };
    const comment = this.comments.find(({ id }) => id === Number(onComment?.[1]));
    if (method !== 'PATCH' || comment === undefined) return refuse(404, 'Not Found');
    comment.body = body;
    return { status: 200, body: this.#view(comment) };
  }

  #graphql(): Answer {
    return this.viewerVisible
      ? { status: 200, body: { data: { viewer: { login: this.viewer } } } }
      : { status: 200, body: { data: null, errors: [{ type: 'FORBIDDEN', message: 'Resource not accessible' }] } };
  }

  #list(issue: number, url: URL): Answer {
    const all = this.comments.filter((comment) => comment.issue === issue);
    return paged(
      url,
      all.map((comment) => this.#view(comment)),
    );
  }

  #review(method: string, pull: number, what: string, url: URL, requestBody: unknown): Answer {
    if (method === 'GET' && what === 'comments') {
      const all = this.reviewComments.filter((comment) => comment.pull === pull);
      return paged(
        url,
        all.map((comment) => this.#reviewCommentView(comment)),
      );
    }
    if (method !== 'POST' || what !== 'reviews') return refuse(404, 'Not Found');
    return this.#createReview(pull, requestBody);
  }

  /** All comments or none, as GitHub has it. */
  #createReview(pull: number, request: unknown): Answer {
    const { commit_id: commit, body, event, comments = [] } = request as ReviewRequest;
    if (event !== 'COMMENT' || !body) return refuse(422, 'Unprocessable Entity');
    const isShown = ({ path, line, start_line: start = line }: ReviewRequest['comments'][number]) =>
      (this.hunks.get(path) ?? []).some(([first, last]) => first <= start && line <= last && start <= line);
    if (!comments.every(isShown)) return refuse(422, 'Unprocessable Entity: Line must be part of the diff');
    const review = this.#nextId++;
    for (const { path, line, start_line: startLine, body: text } of comments) {
      const id = this.#nextId++;
      this.reviewComments.push({ id, review, pull, commit, path, startLine, line, body: text, author: this.viewer });
    }
    const page = `https://github.com/octo/demo/pull/${pull}`;
    const links = { html: { href: page }, pull_request: { href: `${this.url}${repository}/pulls/${pull}` } };
    return {
      status: 200,
      body: {
        id: review,
        node_id: `PRR_${review}`,
        user: userOf(this.viewer),
        body,
        state: 'COMMENTED',
        commit_id: commit,
        html_url: `${page}#pullrequestreview-${review}`,
        pull_request_url: links.pull_request.href,
        author_association: 'NONE',
        _links: links,
      },
    };
  }

  #reviewCommentView({ id, review, pull, commit, path, line, body, author }: StoredReviewComment) {
    const self = `${this.url}${repository}/pulls/comments/${id}`;
    const page = `https://github.com/octo/demo/pull/${pull}#discussion_r${id}`;
    const pullUrl = `${this.url}${repository}/pulls/${pull}`;
    return {
      url: self,
      id,
      node_id: `PRRC_${id}`,
      pull_request_review_id: review,
      diff_hunk: '@@ -1 +1 @@',
      path,
      line,
      commit_id: commit,
      original_commit_id: commit,
      user: userOf(author),
      body,
      created_at: '2026-01-01T00:00:00Z',
      updated_at: '2026-01-01T00:00:00Z',
      html_url: page,
      pull_request_url: pullUrl,
      author_association: 'NONE',
      _links: { self: { href: self }, html: { href: page }, pull_request: { href: pullUrl } },
    };
  }

  #view({ id, issue, body, author }: StoredComment) {
    const api = `${this.url}${repository}`;
    return {
      id,
      node_id: `IC_${id}`,
      url: `${api}/issues/comments/${id}`,
      html_url: `https://github.com/octo/demo/pull/${issue}#issuecomment-${id}`,
      issue_url: `${api}/issues/${issue}`,
      body,
      user: userOf(author),
      author_association: 'NONE',
      created_at: '2026-01-01T00:00:00Z',
      updated_at: '2026-01-01T00:00:00Z',
    };
  }
}

interface Answer {
  readonly status: number;
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

interface ReviewRequest {
  readonly commit_id: string;
  readonly body?: string;
  readonly event: string;
  readonly comments: readonly {
    readonly path: string;
    readonly line: number;
    readonly start_line?: number;
    readonly body: string;
  }[];
}

function paged(url: URL, all: readonly unknown[]): Answer {
  const size = Number(url.searchParams.get('per_page') ?? 30);
  const page = Number(url.searchParams.get('page') ?? 1);
  const last = Math.max(1, Math.ceil(all.length / size));
  const link = (to: number, rel: string) => {
    const target = new URL(url);
    target.searchParams.set('page', String(to));
    return `<${target.href}>; rel="${rel}"`;
  };
  return {
    status: 200,
    body: all.slice((page - 1) * size, page * size),
    ...(page < last && { headers: { link: `${link(page + 1, 'next')}, ${link(last, 'last')}` } }),
  };
}

const refuse = (status: number, message: string): Answer => ({
  status,
  body: { message, documentation_url, status: String(status) },
});

function bodyOf(request: unknown): string | undefined {
  if (typeof request !== 'object' || request === null || !('body' in request)) return undefined;
  return typeof request.body === 'string' ? request.body : undefined;
}

function userOf(login: string) {
  const api = `https://api.github.com/users/${encodeURIComponent(login)}`;
  return {
    login,
    id: 1,
    node_id: 'U_1',
    avatar_url: 'https://avatars.githubusercontent.com/u/1',
    gravatar_id: '',
    url: api,
    html_url: `https://github.com/${encodeURIComponent(login)}`,
    followers_url: `${api}/followers`,
    following_url: `${api}/following`,
    gists_url: `${api}/gists`,
    starred_url: `${api}/starred`,
    subscriptions_url: `${api}/subscriptions`,
    organizations_url: `${api}/orgs`,
    repos_url: `${api}/repos`,
    events_url: `${api}/events`,
    received_events_url: `${api}/received_events`,
    type: login.endsWith('[bot]') ? 'Bot' : 'User',
    site_admin: false,
  };
}
