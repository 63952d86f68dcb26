/** What the tests read of our Markdown: blocks of code, links, and the places that a link can name. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '../..');
export const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** Folders that hold what others wrote, what is installed, or what a reporter must write. */
const foreign = new Set(['node_modules', 'dist', 'build', '.git', 'coverage', 'golden', '.pages', 'output']);

function markdownBelow(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (entry.isDirectory()) return foreign.has(entry.name) ? [] : markdownBelow(path);
    return entry.name.endsWith('.md') ? [path] : [];
  });
}

export const documents: readonly string[] = markdownBelow('').toSorted();
export const isGenerated = (path: string) => path.startsWith('docs/rules');

export interface Block {
  readonly language: string;
  readonly text: string;
  /** The file that the sentence before the block says it is: "`a.yaml`:". */
  readonly file?: string;
}

const fence = /^(`{3,})(\S*)\n(.*?)^\1$/gms;

export function blocks(markdown: string): Block[] {
  return [...markdown.matchAll(fence)].map(({ index, 2: language = '', 3: text = '' }) => {
    const [, file, ending] = /`([\w./-]+\.(yaml|json))`[^`\n]*:\n\n$/.exec(markdown.slice(0, index)) ?? [];
    return { language, text, ...(file === undefined || ending !== language ? {} : { file }) };
  });
}

/** Without blocks of code, comments and code in lines, where nothing is a link or a heading. */
const prose = (markdown: string) =>
  markdown
    .replaceAll(fence, '')
    .replaceAll(/<!--.*?-->/gs, '')
    .replaceAll(/(`+)(?!`)(.+?)(?<!`)\1(?!`)/g, (code) => code.replaceAll(/[[\]()#]/g, ' '));

export const links = (markdown: string) =>
  [...prose(markdown).matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link);

/** The names that GitHub gives to headings. */
export function anchors(markdown: string): Set<string> {
  const found = new Set<string>();
  for (const [, heading = ''] of markdown.replaceAll(fence, '').matchAll(/^#{1,6} (.+)$/gm)) {
    const plain = heading.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1').replaceAll(/[`*]/g, '');
    const slug = plain
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(/\s/g, '-');
    let name = slug;
    for (let count = 1; found.has(name); count += 1) name = `${slug}-${count}`;
    found.add(name);
  }
  return found;
}
