import { defineConfig } from 'vitepress';
import { asDocuments } from '../rendering.ts';
import { searchable } from '../searchable.ts';

const { SITE_BASE: base = '/', SITE_REPOSITORY: address, SITE_COMMIT: commit = 'HEAD' } = process.env;
const repository = address === undefined || address === '' ? undefined : { address, commit };

/** What stands at the side: groups of pages and what they are called there. */
const sidebar: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  Guides: {
    '/guides/first-run': 'First run',
    '/guides/adopting': 'Adopting it',
    '/guides/code-scanning': 'Code scanning',
    '/guides/forks': 'Forks and Dependabot',
    '/guides/monorepo': 'Many descriptions',
    '/guides/sharding': 'More than one machine',
    '/guides/github-enterprise-server': 'Enterprise Server',
    '/guides/migrating-from-0.7.0': 'From 0.7.0 to 0.8.0',
  },
  Rules: {
    '/rules': 'By what they look at',
    '/rules-by-severity': 'By severity',
    '/rules-by-reference-code': 'By reference code',
  },
  Reference: {
    '/configuration': 'Configuration',
    '/api': 'As a library',
    '/limits': 'Limits',
    '/conformance': 'Conformance',
    '/github-checklist': 'GitHub checklist',
  },
  Project: {
    '/architecture': 'How it is built',
    '/dependencies': 'Dependencies',
    '/contributing': 'Contributing',
    '/security': 'Security',
    '/changelog': 'Changelog',
  },
};

export default defineConfig({
  title: 'mcpdesc-check',
  description: 'Checks MCP Description files against every MCP protocol version they declare.',
  lang: 'en',
  base,
  srcDir: '.pages',
  outDir: 'output',
  cacheDir: '.vitepress/cache',
  // One page after the other: the index of the search is in the order in which they are done, and its hash in every page.
  buildConcurrency: 1,
  vite: { build: { target: 'es2022' } },
  markdown: {
    config: asDocuments(repository),
    codeTransformers: [
      {
        name: 'without-time-limit',
        // On a busy machine, a line that takes half a second would have other colors.
        preprocess(_code, options) {
          options.tokenizeTimeLimit = 0;
        },
      },
    ],
    // GitHub's names, which the links of the documents use.
    anchor: {
      slugify: (heading) =>
        heading
          .toLowerCase()
          .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
          .replaceAll(/\s/g, '-'),
    },
  },
  themeConfig: {
    outline: [2, 3],
    search: {
      provider: 'local',
      options: {
        _render: (text, env, renderer) => renderer.render(searchable(env.relativePath, text), env),
        miniSearch: {
          // An id of a rule is found by itself, by its end and by any part of it, and so is every word with dots or hyphens.
          options: {
            tokenize: (text) =>
              text
                .split(/[\s"'`“”,;:()[\]{}<>]+/)
                .flatMap((word) => [
                  word,
                  ...[...word.matchAll(/[.\-_/]+(?=.)/g)].map(({ index, 0: mark }) => word.slice(index + mark.length)),
                ]),
          },
          searchOptions: {
            tokenize: (text) => text.split(/[\s"'`“”,;:()[\]{}<>]+/),
            combineWith: 'AND',
            fuzzy: 0.1,
            prefix: true,
            boost: { title: 4, text: 2, titles: 1 },
          },
        },
      },
    },
    nav: [
      { text: 'Guides', link: '/guides/' },
      { text: 'Rules', link: '/rules' },
      { text: 'Configuration', link: '/configuration' },
    ],
    sidebar: [
      { text: 'Overview', link: '/' },
      ...Object.entries(sidebar).map(([text, pages]) => ({
        text,
        items: Object.entries(pages).map(([link, name]) => ({ text: name, link })),
      })),
    ],
    ...(address === undefined || address === '' ? {} : { socialLinks: [{ icon: 'github', link: address }] }),
  },
});
