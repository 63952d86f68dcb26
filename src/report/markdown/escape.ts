/**
 * Text from a document, made safe in GitHub Flavored Markdown: it shows as it is and does nothing. Syntax is escaped;
 * what GitHub looks for in the finished page (mentions, issues, commits, emoji, bare addresses) is broken up by a
 * character of no width, since no escape reaches that far.
 */

import { oneLine, printable } from '../printable.ts';

const breaker = '\u200b';

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  // The form that GitHub documents for a dollar sign that begins no formula.
  $: '<span>$</span>',
};

/** References that GitHub would turn into links, each with the place after which to break it. */
const references = [
  /@(?=\w)/g,
  /#(?=\d)/g,
  /GH-(?=\d)/gi,
  /[0-9a-f]{6}(?=[0-9a-f])/gi,
  /:(?=[\w+/-])/g,
  /www(?=\.)/gi,
] as const;

function plain(text: string): string {
  const broken = references.reduce((result, reference) => result.replace(reference, `$&${breaker}`), text);
  return broken.replace(/[\\`*_[\]~]/g, '\\$&').replace(/[&<>$]/g, (character) => entities[character] ?? character);
}

/** As messages quote a document. What stands side by side is one span, or the fences would run into each other. */
const quotes = /((?:"(?:[^"\\]|\\.)*")+)/;

/**
 * For running text, never at the start of a line. Quoted values are code spans, quotation marks and all: so nothing need
 * be put into them, and they can be copied as they are.
 */
export const inline = (text: string): string =>
  oneLine(text)
    .split(quotes)
    .map((part, index) => (index % 2 === 1 ? code(part) : plain(part)))
    .join('');

/**
 * A code span, in which GitHub looks for nothing. Its fence is longer than any run of backticks inside. A blank at each end
 * is taken away where there is anything else between them, and nothing between two fences is no span.
 */
export function code(text: string): string {
  const shown = printable(text).replaceAll('\\|', `\\${breaker}|`) || breaker;
  const runs = (shown.match(/`+/g) ?? []).map((run) => run.length);
  const fence = '`'.repeat(Math.max(0, ...runs) + 1);
  const pad = /^`|`$|^ .*[^ ].* $/.test(shown) ? ' ' : '';
  return `${fence}${pad}${shown}${pad}${fence}`;
}

/** A link, or the label alone where there is nothing to link to. The address must be encoded already. */
export const linked = (label: string, address: string | undefined): string =>
  address === undefined ? label : `[${label}](${address})`;

/** A cell ends at a pipe, even inside a code span. */
export const row = (cells: readonly string[]): string =>
  `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
