/** The site as its readers meet it: whole, searchable, and readable on a phone. Builds it first. */

import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { Browser, Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { base, browserPath, launch, output, serve } from './browser.ts';
import { destination, pages, root } from './pages.ts';
import { searchable } from './searchable.ts';

const repository = { address: 'https://github.com/octo/mcpdesc-check', commit: 'a'.repeat(40) };
const read = new Map<string, string>();
function html(page: string): string {
  const file = page.replace(/\.md$/, '.html');
  const text = read.get(file) ?? readFileSync(join(output, file), 'utf8');
  read.set(file, text);
  return text;
}

const environment = {
  ...process.env,
  NODE_ENV: 'production',
  SITE_BASE: base,
  SITE_REPOSITORY: repository.address,
  SITE_COMMIT: repository.commit,
};
const build = () => execFileSync('npm', ['run', 'build'], { cwd: import.meta.dirname, env: environment });
beforeAll(build, 600_000);

test.each([
  ['index.md', 'docs/rules.md', 'rules.md'],
  ['index.md', 'docs/guides/README.md#a', 'guides/index.md#a'],
  ['guides/first-run.md', '../configuration.md#ignores', '../configuration.md#ignores'],
  ['rules/a.md', 'https://a.example/', 'https://a.example/'],
  ['configuration.md', '#ignores', '#ignores'],
  ['guides/monorepo.md', '../../README.md', '../index.md'],
  ['index.md', 'LICENSE', `${repository.address}/blob/${repository.commit}/LICENSE`],
])('on %s the link %s leads to %s', (page, link, there) => {
  expect(destination(page, link, repository)).toBe(there);
});

test('a link into the repository is none where nobody said where that is', () => {
  expect(destination('index.md', 'LICENSE', undefined)).toBeUndefined();
});

test('a rule is searched by what it says itself, and a list of rules by its name', () => {
  const rule = '# Title\n\n`a.b`\n\n## Examples\n\n`c.d`\n\n## Settings\n\na.b\n\n## Sources\n\n- RFC\n';
  expect(searchable('rules/a.b.md', rule)).toBe('# Title\n\n`a.b`\n\n## Sources\n\n- RFC\n');
  expect(searchable('rules.md', '# Rules\n\nAll.\n\n## Tool\n\n| a.b |\n')).toBe('# Rules\n\nAll.\n\n');
  expect(searchable('limits.md', rule)).toBe(rule);
});

test('every guide and every list stands at the side', () => {
  const side = readFileSync(join(import.meta.dirname, '.vitepress/config.ts'), 'utf8');
  const wanted = [...pages.values()].filter((page) => !page.startsWith('rules/') && !page.endsWith('index.md'));
  expect(wanted.filter((page) => !side.includes(`'/${page.replace(/\.md$/, '')}': '`))).toEqual([]);
});

describe('the pages', () => {
  test('are all there, each with its heading', () => {
    for (const [document, page] of pages) {
      const [, heading = ''] = /^# (.+)$/m.exec(readFileSync(join(root, document), 'utf8')) ?? [];
      const words = heading.replaceAll('`', '').split(/["'<>&]/)[0] ?? '';
      expect(html(page), page).toContain(words);
      expect(html(page), page).toContain('<h1');
    }
    const built = readdirSync(output, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));
    expect(built.length).toBe(pages.size + 1); // and 404.html
  }, 60_000);

  test('lead to pages and headings that are there', () => {
    const lost = [...pages.values()].flatMap((page) => {
      const file = page.replace(/\.md$/, '.html');
      return [...html(page).matchAll(/<a [^>]*href="([^"]+)"/g)]
        .map(([, link = '']) => link)
        .filter((link) => !/^https?:/.test(link))
        .filter((link) => {
          const [path = '', anchor] = link.split('#');
          const target =
            path === '' ? file : posix.relative(base, posix.resolve(posix.join(base, posix.dirname(file)), path));
          const found = [target, `${target}.html`, posix.join(target, 'index.html')].find(
            (name) => name.endsWith('.html') && existsSync(join(output, name)),
          );
          if (found === undefined) return true;
          return anchor !== undefined && anchor !== '' && !html(found).includes(`id="${decodeURIComponent(anchor)}"`);
        })
        .map((link) => `${file}: ${link}`);
    });
    expect(lost).toEqual([]);
  }, 60_000);
});

describe.skipIf(browserPath === undefined)('in a browser', () => {
  let site: Awaited<ReturnType<typeof serve>>;
  let browser: Browser;
  beforeAll(async () => {
    site = await serve();
    browser = await launch(browserPath ?? '');
  }, 60_000);
  afterAll(async () => {
    await browser.close();
    site.end();
  });

  async function open(path: string, width: number): Promise<{ page: Page; foreign: string[] }> {
    const page = await browser.newPage();
    const foreign: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(site.origin) && !request.url().startsWith('data:')) foreign.push(request.url());
    });
    await page.setViewport({ width, height: 800 });
    await page.goto(`${site.origin}${base}${path}`, { waitUntil: 'networkidle0' });
    return { page, foreign };
  }

  test.each([
    ['mcp.tool.x-mcp-header.unique', 'rules/mcp.tool.x-mcp-header.unique.html'],
    ['protocol-versions.legacy', 'rules/mcpdesc.protocol-versions.legacy.incomplete-validation.html'],
    ['baseline', 'guides/adopting.html'],
  ])(
    'a search for %s finds %s',
    async (words, wanted) => {
      const { page } = await open('', 1200);
      await page.click('.DocSearch-Button');
      await page.waitForSelector('.VPLocalSearchBox input');
      await page.type('.VPLocalSearchBox input', words);
      await page.waitForSelector('.VPLocalSearchBox .result');
      await page.waitForNetworkIdle();
      const found = await page.$$eval('.VPLocalSearchBox .result', (all) =>
        all.slice(0, 3).map((one) => one.getAttribute('href')),
      );
      expect(found.map((link) => link?.split('#')[0])).toContain(base + wanted);
      await page.close();
    },
    60_000,
  );

  test.each([
    '',
    'rules.html',
    'rules-by-reference-code.html',
    'rules/mcp.tool.input-schema.object-root.html',
    'configuration.html',
    'guides/monorepo.html',
  ])(
    'a phone shows /%s without scrolling sideways, and nothing comes from elsewhere',
    async (path) => {
      const { page, foreign } = await open(path, 390);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
      const tooWide = await page.$$eval(
        '.vp-doc table',
        (tables) => tables.filter((one) => one.clientWidth > 390).length,
      );
      expect(tooWide).toBe(0);
      expect(foreign).toEqual([]);
      await page.close();
    },
    60_000,
  );

  test('a wide table scrolls in itself', async () => {
    const { page } = await open('rules.html', 390);
    expect(await page.$eval('.vp-doc table', (table) => table.scrollWidth > table.clientWidth)).toBe(true);
    await page.close();
  }, 60_000);
});

test('the same documents give the same bytes', () => {
  const digests = () =>
    readdirSync(output, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
      .sort()
      .map((file) => `${file} ${createHash('sha256').update(readFileSync(file)).digest('hex')}`);
  const before = digests();
  build();
  expect(digests()).toEqual(before);
}, 600_000);
