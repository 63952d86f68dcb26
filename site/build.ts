/**
 * Builds the site into `site/output`. SITE_BASE is the path it will be served under, such as `/mcpdesc-check/`;
 * SITE_REPOSITORY and SITE_COMMIT say where files can be seen that are no pages.
 */

import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build } from 'vitepress';
import { pages, root } from './pages.ts';

const here = import.meta.dirname;
const source = join(here, '.pages');

rmSync(source, { recursive: true, force: true });
for (const [document, page] of pages) {
  mkdirSync(dirname(join(source, page)), { recursive: true });
  cpSync(join(root, document), join(source, page));
}
await build(here);
