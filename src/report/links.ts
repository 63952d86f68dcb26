/** Addresses of files and rules. Only what is known to exist gets one. */

import type { Range } from '../finding.ts';
import type { Links, RuleTable } from './reporter.ts';

/** All but unreserved characters of RFC 3986, so that the result is safe in a URI, in Markdown and in HTML alike. */
const encodedSegment = (segment: string): string =>
  encodeURIComponent(segment.replace(/\p{Surrogate}/gu, '\ufffd')).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** A relative URI reference. A colon is encoded too, or the first segment would read as a scheme. */
export const relativeUri = (path: string): string =>
  path
    .replace(/^(?:\.\/+)+/, '')
    .split('/')
    .map(encodedSegment)
    .join('/');

/** The very lines at the very commit, so that the link still says the same after the next push. */
export function permalink(links: Links | undefined, path: string, range?: Range): string | undefined {
  const commit = links?.commit;
  const sha = links?.shownAt === undefined ? commit?.sha : links.shownAt(path);
  if (commit === undefined || sha === undefined) return undefined;
  const page = `${commit.server}/${commit.repository}/blob/${sha}/${relativeUri(path)}`;
  if (range === undefined) return page;
  const { start, end } = range;
  return end.line > start.line ? `${page}#L${start.line}-L${end.line}` : `${page}#L${start.line}`;
}

/** The rule's own page, where those are published: what it asks, who is hurt, what to write instead. */
export const rulePage = (id: string, rules: RuleTable, links: Links | undefined): string | undefined =>
  rules.has(id) && links?.rulePages !== undefined ? `${links.rulePages}${id}.md` : undefined;

/** The first source of the rule that has an address. */
export const ruleSource = (id: string, rules: RuleTable): string | undefined =>
  rules.get(id)?.sources.find(({ link }) => link !== undefined)?.link;
