/** What of a page is searched: what it says itself, in as few bytes as a phone has to load for it. */

/** Examples name other rules, which would find them by it; settings say the same on every page. */
const aside = /^## (?:Examples|Settings)\n.*?(?=^## (?!Settings))/gms;

export function searchable(page: string, text: string): string {
  // Lists of rules hold every word of every rule, and would be found before the rule.
  if (/^rules(?:-by-[\w-]+)?\.md$/.test(page)) return text.slice(0, text.search(/^(?:## |\| )/m));
  return page.startsWith('rules/') ? text.replaceAll(aside, '') : text;
}
