/** Reports of which every text that comes from outside is out for trouble: in each place, nothing of it does anything. */

import { describe, expect, it } from 'vitest';
import type { Finding, Report } from '../../src/finding.ts';
import { reporters, suggestion } from '../../src/report/index.ts';
import { commandsIn } from './runner-commands.ts';
import { context, onGitHub } from './sample.ts';

/** Named by where it stands, to tell which one got through. */
const hostile = (place: string) =>
  `${place} <i>${place}</i> @octocat ${place} [${place}](x) \u001b[31m\u202e ${place}|x \`${place} ##[error]${place}\n::error::${place}\n`;

const at = { line: 1, column: 1, offset: 0 };
const range = { start: at, end: { ...at, column: 2, offset: 1 } };

function reportOf(text: (place: string) => string): Report {
  const finding = (place: string): Finding => ({
    rule: 'mcp.tool.name.characters',
    severity: 'error',
    message: text(`${place} message`),
    protocolVersions: ['2025-11-25'],
    pointer: '',
    range,
    related: [{ message: text(`${place} related`), pointer: '', range }],
    source: { excerpt: text(`${place} excerpt`), caret: 0, length: 1, hash: '1:1' },
    fix: { title: text(`${place} fix`), edits: [] },
  });
  const view = { protocolVersion: '2026-07-28', errors: 1, warnings: 0, findings: [finding('view')] };
  const file = { path: text('file path'), mcpdesc: '0.8.0', protocolVersions: ['2025-11-25'] };
  return {
    files: [{ ...file, findings: [finding('file')], whatIf: [view] }],
    problems: [{ kind: 'operator', path: text('problem path'), message: text('problem message') }],
  };
}

const trouble = reportOf(hostile);
const harmless = reportOf((place) => place);
const linesOf = (text: string) => text.split('\n').length;

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must be absent.
const control = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u2028-\u202e]/;

describe.each(['text', 'markdown', 'github'] as const)('the report as %s', (format) => {
  const written = (report: Report) => reporters[format](report, onGitHub);

  it('has the lines that it would have anyway, and no control character', () => {
    expect(linesOf(written(trouble))).toBe(linesOf(written(harmless)));
    expect(control.exec(written(trouble))).toBeNull();
  });
});

it('as text, it gives the runner no command', () => {
  expect(commandsIn(reporters.text(trouble, context))).toEqual([]);
});

it('as workflow commands, it gives the runner those that it would give anyway', () => {
  const commands = (report: Report) =>
    commandsIn(reporters.github(report, context)).map(({ name, properties }) => [name, Object.keys(properties)]);
  expect(commands(trouble)).toEqual(commands(harmless));
});

/** What of a Markdown text is no code, escaped characters aside. */
const proseOf = (markdown: string) =>
  markdown.replaceAll(/\\[\\`*_[\]~|]/g, '').replaceAll(/(?<!`)(`+)(?!`)(?:.|\n)*?(?<!`)\1(?!`)/g, '');

it.each([
  ['as Markdown, it', reporters.markdown(trouble, onGitHub)],
  [
    'a suggestion',
    trouble.files.flatMap(({ findings }) => findings.map((one) => suggestion(one, 'x\n', onGitHub))).join(''),
  ],
])('%s holds no element, no mention and no link of theirs', (_, markdown) => {
  expect(markdown).toContain('file message');
  const prose = proseOf(markdown);
  expect(prose.match(/<(?!\/?(?:sub|span)>)[^>]*>|@\w|\]\(x\)/g)).toBeNull();
});

describe('as SARIF, it', () => {
  const log = JSON.parse(reporters.sarif(trouble, context));
  const [{ results, invocations }] = log.runs;
  const texts: readonly string[] = [
    results[0].message.text,
    results[0].relatedLocations[0].message.text,
    invocations[0].toolExecutionNotifications[0].message.text,
  ];

  it('has messages of one line each, with no link but those to related places', () => {
    expect(texts.map((text) => /[\n\r]/.test(text) || control.test(text))).toEqual([false, false, false]);
    for (const text of texts) expect(text.replaceAll(/\\[\\[\]]/g, '').match(/\[[^\]]*\]\((?!\d+\))/)).toBeNull();
  });

  it('has addresses that are addresses', () => {
    const uris = [
      results[0].locations[0].physicalLocation.artifactLocation.uri,
      results[0].relatedLocations[0].physicalLocation.artifactLocation.uri,
      invocations[0].toolExecutionNotifications[0].locations[0].physicalLocation.artifactLocation.uri,
    ];
    for (const uri of uris) expect(uri).toMatch(/^(?:[\w.~/-]|%[\dA-F]{2})+$/);
    expect(uris.map(decodeURIComponent)).toEqual(['file', 'file', 'problem'].map((one) => hostile(`${one} path`)));
  });
});
