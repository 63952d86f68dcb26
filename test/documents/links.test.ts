/** Every link of every document leads somewhere: to a file, to a heading in it, or to an address of the usual form. */

import { existsSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';
import { describe, expect, test } from 'vitest';
import { anchors, documents, links, read, root } from './markdown.ts';

const isExternal = (link: string) => /^[a-z][a-z+.-]*:/i.test(link);

/** What is wrong with a link in a document; nothing where it leads somewhere. */
function fault(document: string, link: string): string | undefined {
  const [path = '', anchor] = link.split('#');
  const target = path === '' ? document : posix.join(posix.dirname(document), decodeURIComponent(path));
  if (target.startsWith('..')) return `${link} leaves the repository`;
  if (!existsSync(join(root, target))) return `${link} does not exist`;
  if (anchor === undefined) return undefined;
  if (!target.endsWith('.md') || !statSync(join(root, target)).isFile()) return `${link} has no headings`;
  return anchors(read(target)).has(anchor) ? undefined : `${link} names no heading`;
}

/** A host of the usual kind, and no branch, which would lead elsewhere tomorrow. */
function externalFault(link: string): string | undefined {
  const url = URL.canParse(link) ? new URL(link) : undefined;
  if (url?.protocol !== 'https:' || !url.hostname.includes('.')) return `${link} is no https address`;
  return /^\/[^/]+\/[^/]+\/(?:blob|tree)\/(?!v?\d|[0-9a-f]{7,40}\/)/.test(url.pathname) && url.host === 'github.com'
    ? `${link} is pinned to no commit`
    : undefined;
}

test('there are documents, and a link that leads nowhere would be noticed', () => {
  expect(documents.length).toBeGreaterThan(200);
  expect(fault('README.md', 'docs/none.md')).toBeDefined();
  expect(fault('README.md', '../x')).toBeDefined();
  expect(fault('README.md', '#no-such-heading')).toBeDefined();
  expect(fault('README.md', 'docs/configuration.md#no-such-heading')).toBeDefined();
  expect(fault('README.md', 'docs/configuration.md#the-config-file')).toBeUndefined();
  expect(externalFault('http://a.example/')).toBeDefined();
  expect(externalFault('https://github.com/a/b/blob/main/c')).toBeDefined();
});

describe.each(documents)('%s', (document) => {
  test('leads somewhere', () => {
    const all = links(read(document));
    const faults = all.map((link) => (isExternal(link) ? externalFault(link) : fault(document, link)));
    expect(faults.filter((one) => one !== undefined)).toEqual([]);
  });
});
