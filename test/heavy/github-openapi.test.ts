/** The cases of comments and suggestions once more, every request and answer held against GitHub's description of its interface. */

import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Ajv, type ValidateFunction } from 'ajv';
import formats from 'ajv-formats';
import { describe, expect, test } from 'vitest';
import { commentCases } from '../github/comment-cases.ts';
import type { Exchange } from '../github/fake-github.ts';
import { suggestionCases } from '../github/suggestion-cases.ts';

const description = fileURLToPath(
  new URL('node_modules/@octokit/openapi/generated/api.github.com.json', import.meta.url),
);

interface Operation {
  readonly parameters?: readonly ({ readonly $ref: string } | Parameter)[];
  readonly requestBody?: unknown;
  readonly responses: Readonly<Record<string, unknown>>;
}

interface Parameter {
  readonly in: string;
  readonly name: string;
}

interface Description {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: {
    readonly parameters: Readonly<Record<string, Parameter>>;
    readonly responses: Readonly<Record<string, unknown>>;
  };
}

/** What the Action uses; an exchange with any other path fails. */
const paths = [
  '/repos/{owner}/{repo}/issues/{issue_number}/comments',
  '/repos/{owner}/{repo}/issues/comments/{comment_id}',
  '/repos/{owner}/{repo}/pulls/{pull_number}/comments',
  '/repos/{owner}/{repo}/pulls/{pull_number}/reviews',
];

class Contract {
  readonly #api: Description;
  readonly #ajv = new Ajv({ strict: false, validateSchema: false, logger: false, allErrors: true });
  readonly #compiled = new Map<string, ValidateFunction>();

  constructor(api: Description) {
    this.#api = api;
    formats.default(this.#ajv);
    this.#ajv.addSchema({ $id: 'github', components: api.components, paths: api.paths });
  }

  /** What is wrong with an exchange. */
  faults({ method, path, query, requestBody, status, responseBody }: Exchange): string[] {
    const template = paths.find((candidate) =>
      new RegExp(`^${candidate.replaceAll(/\{[^}]*\}/g, '[^/]+')}$`).test(path),
    );
    const verb = method.toLowerCase();
    const operation = template === undefined ? undefined : this.#api.paths[template]?.[verb];
    if (template === undefined || operation === undefined) return [`GitHub has no ${method} ${path}`];

    const at = (...tokens: string[]) =>
      `github#${['paths', template, verb, ...tokens]
        .map((token) => `/${encodeURI(token.replaceAll('~', '~0').replaceAll('/', '~1'))}`)
        .join('')}`;
    const json = ['content', 'application/json', 'schema'];
    const described = operation.responses[String(status)];
    return [
      ...this.#unknownQuery(operation, query),
      // GitHub refuses a bad body itself, and a refused one need not match.
      ...(operation.requestBody === undefined || status === 422
        ? []
        : this.#mismatches('request', at('requestBody', ...json), requestBody)),
      ...(described === undefined || status >= 400
        ? this.#mismatches('refusal', 'github#/components/schemas/basic-error', responseBody)
        : this.#mismatches('response', at('responses', String(status), ...json), responseBody)),
    ];
  }

  #unknownQuery(operation: Operation, query: Exchange['query']): string[] {
    const known = (operation.parameters ?? []).map((parameter) =>
      '$ref' in parameter
        ? this.#api.components.parameters[parameter.$ref.split('/').at(-1) ?? '']?.name
        : parameter.name,
    );
    return Object.keys(query)
      .filter((name) => !known.includes(name))
      .map((name) => `unknown query parameter ${name}`);
  }

  #mismatches(what: string, pointer: string, value: unknown): string[] {
    const compiled = this.#compiled.get(pointer) ?? this.#ajv.compile({ $ref: pointer });
    this.#compiled.set(pointer, compiled);
    return compiled(value) ? [] : [`${what}: ${this.#ajv.errorsText(compiled.errors)}`];
  }
}

/** GraphQL has a description of its own. */
const isRest = ({ path }: Exchange) => path !== '/graphql';

describe.skipIf(!existsSync(description))('comments and suggestions, by GitHub’s own description', () => {
  const contract = existsSync(description) ? new Contract(JSON.parse(readFileSync(description, 'utf8'))) : undefined;

  const inspect = (exchanges: readonly Exchange[]) => {
    const faults = exchanges.filter(isRest).flatMap((exchange) => contract?.faults(exchange));
    expect(faults).toEqual([]);
  };
  commentCases(inspect);
  suggestionCases(inspect);

  test('the description refuses what GitHub would refuse', () => {
    const exchange = {
      method: 'POST',
      path: '/repos/octo/demo/issues/7/comments',
      query: { pages: '1' },
      requestHeaders: {},
      requestBody: { text: 'no body' },
      status: 201,
      responseBody: { id: 'not a number' },
    };
    expect(contract?.faults(exchange).map((fault) => fault.split(':')[0])).toEqual([
      'unknown query parameter pages',
      'request',
      'response',
    ]);
    expect(contract?.faults({ ...exchange, path: '/repos/octo/demo/comments' })).toEqual([
      'GitHub has no POST /repos/octo/demo/comments',
    ]);
  });
});
