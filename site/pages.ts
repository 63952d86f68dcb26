/** Which documents are pages of the site, under which names, and where their links lead from there. */

import { readdirSync } from 'node:fs';
import { join, posix } from 'node:path';

export const root = join(import.meta.dirname, '..');

/** Documents beside docs/ that are pages too; the README is the first one. */
const beside: Readonly<Record<string, string>> = {
  'README.md': 'index.md',
  'CHANGELOG.md': 'changelog.md',
  'CONTRIBUTING.md': 'contributing.md',
  'SECURITY.md': 'security.md',
};

const below = readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.md'))
  .toSorted()
  .map((path) => [`docs/${path}`, path.replace(/(^|\/)README\.md$/, '$1index.md')] as const);

/** The name of the page by the path of the document in the repository. */
export const pages: ReadonlyMap<string, string> = new Map([...Object.entries(beside), ...below]);
const documents = new Map([...pages].map(([document, page]) => [page, document]));

/** Where the files of the repository can be seen that are no pages; absent where nobody said. */
export interface Repository {
  readonly address: string;
  readonly commit: string;
}

/** Where a link of a page leads: to a page, into the repository, or, where that is not known, nowhere. */
export function destination(page: string, link: string, repository: Repository | undefined): string | undefined {
  if (/^(?:[a-z][a-z+.-]*:|#)/i.test(link)) return link;
  const [path = '', ...anchor] = link.split('#');
  const target = posix.join(posix.dirname(documents.get(page) ?? ''), decodeURIComponent(path));
  const other = pages.get(target);
  if (other !== undefined) return [posix.relative(posix.dirname(page), other), ...anchor].join('#');
  return repository === undefined ? undefined : `${repository.address}/blob/${repository.commit}/${encodeURI(target)}`;
}
