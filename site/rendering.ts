/** For the renderer of the pages: links lead to where their documents have gone, and code in a line is nothing but code. */

import type { MarkdownOptions } from 'vitepress';
import { destination, type Repository } from './pages.ts';

type Renderer = Parameters<NonNullable<MarkdownOptions['config']>>[0];
type Token = ReturnType<Renderer['parse']>[number];

function lead(tokens: readonly Token[], page: string, repository: Repository | undefined): void {
  for (const [index, token] of tokens.entries()) {
    const link = token.type === 'link_open' ? token.attrGet('href') : null;
    if (link === null) continue;
    const there = destination(page, link, repository);
    if (there !== undefined) {
      token.attrSet('href', there);
      continue;
    }
    const end = tokens.slice(index).find(({ type }) => type === 'link_close');
    for (const part of [token, end]) if (part !== undefined) part.tag = 'span';
    token.attrs = null;
    token.type = 'span_open';
    if (end !== undefined) end.type = 'span_close';
  }
}

/** Braces in it would be taken for an expression of the page. */
const keep = (tokens: readonly Token[]): void => {
  for (const token of tokens) if (token.type === 'code_inline') token.attrSet('v-pre', '');
};

export const asDocuments =
  (repository: Repository | undefined) =>
  (renderer: Renderer): void => {
    renderer.core.ruler.push('as-documents', ({ tokens, env }) => {
      for (const { children } of tokens) {
        lead(children ?? [], env.relativePath, repository);
        keep(children ?? []);
      }
    });
  };
