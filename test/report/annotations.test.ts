import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FileReport, Finding } from '../../src/finding.ts';
import { reporters } from '../../src/report/index.ts';
import { expectGolden } from './golden.ts';
import { clean, context, crowded, onGitHub, sample } from './sample.ts';

const { github } = reporters;

const lines = (text: string): string[] => text.split('\n').filter((line) => line !== '');

interface Command {
  readonly name: string;
  readonly properties: Readonly<Record<string, string>>;
  readonly message: string;
}

const unescapeData = (text: string) => text.replaceAll('%0D', '\r').replaceAll('%0A', '\n').replaceAll('%25', '%');
const unescapeProperty = (text: string) => unescapeData(text.replaceAll('%3A', ':').replaceAll('%2C', ','));

/** Reads a line the way the runner does: from `::` to the next `::`, properties split at commas and first equals sign. */
function parse(line: string): Command {
  const trimmed = line.trimStart();
  const end = trimmed.indexOf('::', 2);
  if (!trimmed.startsWith('::') || end < 0) throw new Error(`no command: ${line}`);
  const [name = '', ...rest] = trimmed.slice(2, end).split(' ');
  const properties = rest
    .join(' ')
    .split(',')
    .map((pair) => [pair.slice(0, pair.indexOf('=')), unescapeProperty(pair.slice(pair.indexOf('=') + 1))]);
  return { name, properties: Object.fromEntries(properties), message: unescapeData(trimmed.slice(end + 2)) };
}

describe('workflow commands', () => {
  it('carry place, rule and message, errors first', () => {
    expectGolden('annotations.txt', github(sample, onGitHub));
  });

  it('are absent when nothing was found', () => {
    expect(github(clean, context)).toBe('');
  });

  it('leave room for the line of the Action, and count what was left out', () => {
    const commands = lines(github(crowded(90), onGitHub)).map(parse);
    const names = commands.map(({ name }) => name);
    expect(names).toEqual([
      ...Array.from({ length: 9 }, () => 'error'),
      ...Array.from({ length: 7 }, () => 'warning'),
      ...Array.from({ length: 6 }, () => 'notice'),
      'notice',
    ]);
    expect(commands.at(-1)?.message).toBe(
      'Without an annotation of their own: 21 errors, 23 warnings, 24 notes; they are in the job summary.',
    );
  });

  it('begin with what is new, among equally severe ones', () => {
    const report = crowded(90);
    const last = report.files[0]?.findings.filter(({ severity }) => severity === 'error').slice(-2) ?? [];
    const shown = lines(github(report, { ...context, news: new Set(last) })).map(parse);
    expect(shown.slice(0, 3).map(({ properties }) => properties.line)).toEqual(['87', '90', '3']);
    const unknown = lines(github(report, { ...context, news: 'unknown' })).map(parse);
    expect(unknown[0]?.properties.line).toBe('3');
  });

  it('count problems among the errors', () => {
    const problems = Array.from({ length: 12 }, (_, index) => ({
      kind: 'operator' as const,
      path: `f${index}.json`,
      message: 'No.',
    }));
    const commands = lines(github({ ...crowded(3), problems }, context)).map(parse);
    expect(commands.map(({ name }) => name)).toEqual([
      ...Array.from({ length: 9 }, () => 'error'),
      'warning',
      'notice',
      'notice',
    ]);
    expect(commands.at(-1)?.message).toBe('Without an annotation of their own: 4 errors.');
  });

  it('keep the start column of a range over several lines in the text', () => {
    const note = lines(github(sample, context))
      .map(parse)
      .find(({ name }) => name === 'notice');
    expect(note).toEqual({
      name: 'notice',
      properties: {
        file: 'servers/weather.mcpdesc.yaml',
        line: '12',
        endLine: '15',
        title: 'mcpdesc.component.unused',
      },
      message: 'The component "Place" spans several lines. (line 12, column 1)',
    });
  });

  it('give back exactly the finding, whatever its path and message hold', () => {
    const hostile = fc.array(
      fc.oneof(fc.constantFrom('::', '##[error]', ',line=1', '%0A', '%', '\r\n', ':', '=', ' '), fc.string()),
    );
    fc.assert(
      fc.property(hostile, hostile, (pathParts, messageParts) => {
        const [path, message] = [pathParts.join(''), messageParts.join('')];
        const position = { line: 3, column: 4, offset: 20 };
        const finding: Finding = {
          rule: 'mcp.tool.title.absent',
          severity: 'error',
          message,
          protocolVersions: [],
          pointer: '',
          range: { start: position, end: { line: 3, column: 9, offset: 25 } },
          source: { excerpt: 'x', caret: 0, length: 1, hash: '1:1' },
        };
        const file: FileReport = { path, mcpdesc: null, protocolVersions: [], findings: [finding] };
        const output = lines(github({ files: [file], problems: [] }, context));
        expect(output).toHaveLength(1);
        const { name, properties, message: shown } = parse(output[0] ?? '');
        const control = (text: string) => /\p{Cc}/u.test(text);
        expect(name).toBe('error');
        expect(Object.keys(properties)).toEqual(['file', 'line', 'endLine', 'col', 'endColumn', 'title']);
        expect(properties).toMatchObject({ line: '3', endLine: '3', col: '4', endColumn: '9', title: finding.rule });
        if (!control(path)) expect(properties.file).toBe(path);
        if (!control(message)) expect(shown).toBe(message);
      }),
    );
  });
});
