import { defineConfig } from 'vitepress';
import { asDocuments } from '../rendering.ts';
import { searchable } from '../searchable.ts';

const { SITE_BASE: base = '/', SITE_REPOSITORY: address, SITE_COMMIT: commit = 'HEAD' } = process.env;
const repository = address === undefined || address === '' ? undefined : { address, commit };

export default defineConfig({
  title: 'mcpdesc-check',
  description: 'Checks MCP Description files against every MCP protocol version they declare.',
  lang: 'en',
  base,
  srcDir: '.pages',
  outDir: 'output',
  cacheDir: '.vitepress/cache',
  vite: { build: { target: 'es2022' } },
  markdown: {
    config: asDocuments(repository),
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
      {
        text: 'Guides',
        items: [
          { text: 'First run', link: '/guides/first-run' },
          { text: 'Adopting it', link: '/guides/adopting' },
          { text: 'Code scanning', link: '/guides/code-scanning' },
          { text: 'Forks and Dependabot', link: '/guides/forks' },
          { text: 'Many descriptions', link: '/guides/monorepo' },
          { text: 'More than one machine', link: '/guides/sharding' },
          { text: 'Enterprise Server', link: '/guides/github-enterprise-server' },
          { text: 'From 0.7.0 to 0.8.0', link: '/guides/migrating-from-0.7.0' },
        ],
      },
      {
        text: 'Rules',
        items: [
          { text: 'By what they look at', link: '/rules' },
          { text: 'By severity', link: '/rules-by-severity' },
          { text: 'By reference code', link: '/rules-by-reference-code' },
        ],
      },
      {
        text: 'Reference',
        items: [
          { text: 'Configuration', link: '/configuration' },
          { text: 'As a library', link: '/api' },
          { text: 'Limits', link: '/limits' },
          { text: 'Conformance', link: '/conformance' },
          { text: 'GitHub checklist', link: '/github-checklist' },
        ],
      },
      {
        text: 'Project',
        items: [
          { text: 'How it is built', link: '/architecture' },
          { text: 'Dependencies', link: '/dependencies' },
          { text: 'Contributing', link: '/contributing' },
          { text: 'Security', link: '/security' },
          { text: 'Changelog', link: '/changelog' },
        ],
      },
    ],
    ...(address === undefined || address === '' ? {} : { socialLinks: [{ icon: 'github', link: address }] }),
  },
});
