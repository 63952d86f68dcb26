/** The Markdown reports in a renderer of GitHub's dialect: whatever a document holds, only what we wrote has a meaning. */

import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Finding, Report } from '../../src/finding.ts';
import { printable, reporters, suggestion } from '../../src/report/index.ts';
import { code, row } from '../../src/report/markdown/escape.ts';
import { onGitHub, sample } from '../report/sample.ts';

interface Renderer {
  readonly micromark: (text: string, encoding: 'utf8', options: object) => string;
  readonly gfm: () => object;
  readonly gfmHtml: () => object;
}

const packages = ['micromark', 'micromark-extension-gfm'] as const;
const installed = packages.every((name) =>
  existsSync(fileURLToPath(new URL(`node_modules/${name}/package.json`, import.meta.url))),
);
const renderer: Renderer | undefined = installed
  ? Object.assign({}, ...(await Promise.all(packages.map((name) => import(name)))))
  : undefined;

function html(markdown: string): string {
  if (renderer === undefined) throw new Error('not installed');
  const { micromark, gfm, gfmHtml } = renderer;
  return micromark(markdown, 'utf8', {
    allowDangerousHtml: true,
    extensions: [gfm()],
    htmlExtensions: [gfmHtml()],
  });
}

const decoded = (text: string) =>
  text.replace(/&(lt|gt|amp|quot);/g, (_, name) => ({ lt: '<', gt: '>', amp: '&', quot: '"' })[String(name)] ?? '');

const ours =
  /<\/?(?:h[234]|p|table|thead|tbody|tr|t[hd]|ul|li|strong|em|sub|span|code|pre)>|<a href="https:\/\/(?:github\.example\.org|mcpdesc\.org|example\.org)\/[^"]*">|<\/a>/g;

/** Tags that are none of ours, and what GitHub would look for in the text that is no code. */
function surprises(rendered: string): string[] {
  const text = rendered
    .replace(/<code(?: class="language-suggestion")?>.*?<\/code>/gs, '<code> </code>')
    // The form that GitHub documents for a dollar sign that begins no formula.
    .replaceAll('<span>$</span>', '')
    .replace(ours, '');
  return text.match(/<[^>]*>?|@\w|#\d|GH-\d|:\/\/|www\.|:\w+:|\b[0-9a-f]{7,40}\b|\$[^$]+\$/gi) ?? [];
}

/** The shape of a page: its tags in order, without what stands between them. Text holds code and dollar signs or not. */
const shape = (rendered: string): string =>
  (rendered.match(/<\/?[a-z0-9]+/g) ?? []).filter((tag) => !/code|span/.test(tag)).join('');

const hostile = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        ...['@octocat', '#12', 'GH-7', 'https://evil.example', 'www.evil.example', 'me@evil.example', ':tada:', '$x$'],
        ...['<b>', '</details>', '<!--', '-->', '<script>', '&lt;', '[x](y)', '![i](j)', '[^1]', '**', '__', '~~', '`'],
        ...['|', '\\|', '\\', '\n', '\n\n# h', '\r\n| a |', '\n- x', '```\n', '    ', '<https://evil.example>', '***'],
        ...['"', '""', '"a"', '"@octocat #12 https://evil.example <b> $x$ ``"', '"a\\"b"'],
        'deadbeefdeadbeefdeadbeefdeadbeefdeadbeef',
      ),
      fc.string({ unit: 'binary', maxLength: 4 }),
    ),
    { minLength: 1, maxLength: 8 },
  )
  .map((parts) => `x${parts.join('')}`);

function reportOf(path: string, message: string): Report {
  const position = { line: 3, column: 4, offset: 20 };
  const range = { start: position, end: { ...position, column: 9 } };
  const finding: Finding = {
    rule: 'mcp.tool.title.absent',
    severity: 'error',
    message,
    protocolVersions: ['2025-11-25'],
    pointer: '',
    range,
    related: [{ message, pointer: '', range }],
    fix: { title: message, edits: [] },
    source: { excerpt: 'x', caret: 0, length: 1, hash: '1:1' },
  };
  return {
    files: [{ path, mcpdesc: null, protocolVersions: ['2025-11-25', '2026-07-28'], findings: [finding] }],
    problems: [{ kind: 'operator', path, message }],
  };
}

describe.skipIf(!installed)('in GitHub’s dialect', () => {
  test('the renderer finds what must not be there', () => {
    expect(surprises(html('a <b>b</b> @x #1 [l](https://evil.example) ![i](j)')).length).toBeGreaterThan(5);
    expect(surprises(html(reporters.markdown(sample, onGitHub)))).toEqual([]);
  });

  test('a report has one shape and one meaning, whatever names and messages hold', () => {
    const plain = shape(html(reporters.markdown(reportOf('x', 'x'), onGitHub)));
    fc.assert(
      fc.property(hostile, hostile, (path, message) => {
        const rendered = html(reporters.markdown(reportOf(path, message), onGitHub));
        expect(surprises(rendered)).toEqual([]);
        expect(shape(rendered)).toBe(plain);
      }),
      { numRuns: 500 },
    );
  });

  test.each<[string, (span: string) => string]>([
    ['alone', (span) => span],
    ['in a sentence', (span) => `x ${span}: y`],
    ['in bold type', (span) => `**${span}**`],
    ['in a link', (span) => `- [${span}](https://github.example.org/): y`],
    ['in a table', (span) => `| a | b |\n| --- | --- |\n${row([span, span])}`],
  ])('a code span holds its text to the letter, %s', (_where, within) => {
    const spaced = fc
      .array(
        fc.oneof(fc.constantFrom('`', '``', ' ', '\n', '\r\n', '\t', '|', '\\', 'a', '*', ']', '<b>'), fc.string()),
      )
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(spaced, (text) => {
        const rendered = html(within(code(text)));
        const spans = [...rendered.matchAll(/<code>(.*?)<\/code>/gs)].map(([, inside = '']) => decoded(inside));
        expect(spans.length).toBeGreaterThan(0);
        for (const span of spans) expect(span.replaceAll('\u200b', '')).toBe(printable(text));
      }),
      { numRuns: 500 },
    );
  });

  test('a suggestion is one block that holds its lines to the letter', () => {
    const line = hostile.map((text) => text.replace(/[\r\0\ufeff]|\p{Surrogate}/gu, ''));
    fc.assert(
      fc.property(hostile, line, (message, text) => {
        const [finding] = reportOf('x', message).files[0]?.findings ?? [];
        if (finding === undefined) throw new Error('there is a finding');
        const rendered = html(suggestion(finding, `${text}\n`, onGitHub));
        expect(surprises(rendered)).toEqual([]);
        const blocks = [...rendered.matchAll(/<pre><code class="language-suggestion">(.*?)<\/code><\/pre>/gs)];
        expect(blocks.map(([, block = '']) => decoded(block))).toEqual([`${text}\n`]);
      }),
      { numRuns: 500 },
    );
  });
});
