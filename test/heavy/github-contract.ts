/** GitHub's own description of its interface, against which requests and answers are held. */

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Ajv, type ValidateFunction } from 'ajv';
import formats from 'ajv-formats';
import type { Exchange } from '../github/fake-github.ts';

/** GraphQL has a description of its own. */
const isRest = ({ path }: Exchange) => path !== '/graphql';

export const description = fileURLToPath(
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

export class Contract {
  readonly #api: Description;
  readonly #ajv = new Ajv({ strict: false, validateSchema: false, logger: false, allErrors: true });
  readonly #compiled = new Map<string, ValidateFunction>();

  constructor() {
    const api: Description = JSON.parse(readFileSync(description, 'utf8'));
    this.#api = api;
    formats.default(this.#ajv);
    this.#ajv.addSchema({ $id: 'github', components: api.components, paths: api.paths });
  }

  /** What is wrong with what was asked and answered. */
  faults(exchanges: readonly Exchange[]): string[] {
    return exchanges.filter(isRest).flatMap((exchange) => this.#faultsOf(exchange));
  }

  #faultsOf({ method, path, query, requestBody, status, responseBody }: Exchange): string[] {
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
      ...(status === 0
        ? []
        : described === undefined || status >= 400
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
