import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FileReport, Finding } from '../../src/finding.ts';
import { reporters } from '../../src/report/index.ts';
import { expectGolden } from './golden.ts';
import { commandsIn } from './runner-commands.ts';
import { clean, context, crowded, onGitHub, sample } from './sample.ts';

const { github } = reporters;

describe('workflow commands', () => {
  it('carry place, rule and message, errors first', () => {
    expectGolden('annotations.txt', github(sample, onGitHub));
  });

  it('are absent when nothing was found', () => {
    expect(github(clean, context)).toBe('');
  });

  it('leave room for the line of the Action, and count what was left out', () => {
    const commands = commandsIn(github(crowded(90), onGitHub));
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
    const shown = commandsIn(github(report, { ...context, news: new Set(last) }));
    expect(shown.slice(0, 3).map(({ properties }) => properties.line)).toEqual(['87', '90', '3']);
    const unknown = commandsIn(github(report, { ...context, news: 'unknown' }));
    expect(unknown[0]?.properties.line).toBe('3');
  });

  it('count problems among the errors', () => {
    const problems = Array.from({ length: 12 }, (_, index) => ({
      kind: 'operator' as const,
      path: `f${index}.json`,
      message: 'No.',
    }));
    const commands = commandsIn(github({ ...crowded(3), problems }, context));
    expect(commands.map(({ name }) => name)).toEqual([
      ...Array.from({ length: 9 }, () => 'error'),
      'warning',
      'notice',
      'notice',
    ]);
    expect(commands.at(-1)?.message).toBe('Without an annotation of their own: 4 errors.');
  });

  it('stay on one line whatever a problem or a report is called', () => {
    const odd = 'a\r\nb\u001b[31m%';
    const problems = [{ kind: 'operator' as const, path: odd, message: odd }];
    const text = github({ ...crowded(90), problems }, { ...context, rest: { name: odd } });
    const [problem, ...others] = text.split('\n').slice(0, -1);
    expect(problem).toBe('::error file=a\\u{d}\\u{a}b\\u{1b}[31m%25,title=Not checked::a b\\u{1b}[31m%25');
    expect(others).toHaveLength(8 + 7 + 6 + 1);
    expect(others.at(-1)).toMatch(/they are in a%0D%0Ab.*%25\.$/);
  });

  it('count what is beyond the limit of its file as well', () => {
    const [file, ...others] = crowded(90).files;
    if (file === undefined) throw new Error('there is a file');
    const leftOut = (['error', 'warning', 'note'] as const).map((severity, index) => {
      return { severity, protocolVersions: [], count: 1000 * (index + 1) };
    });
    const lines = github({ files: [{ ...file, leftOut }, ...others], problems: [] }, context)
      .trimEnd()
      .split('\n');
    expect(lines.at(-1)).toContain('Without an annotation of their own: 1,021 errors, 2,023 warnings, 3,024 notes.');
  });

  it('keep the start column of a range over several lines in the text', () => {
    const note = commandsIn(github(sample, context)).find(({ name }) => name === 'notice');
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
        const output = commandsIn(github({ files: [file], problems: [] }, context));
        expect(output).toHaveLength(1);
        const { name, properties = {}, message: shown } = output[0] ?? {};
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
