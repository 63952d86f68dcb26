import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Counted, Finding } from '../../src/finding.ts';
import { reporters } from '../../src/report/index.ts';
import { expectGolden } from './golden.ts';
import { commandsIn } from './runner-commands.ts';
import { clean, context, empty, sample } from './sample.ts';

const { text } = reporters;

describe('the text report', () => {
  it('shows every finding with its place, source line and rule', () => {
    expectGolden('report.txt', text(sample, context));
  });

  it('colours the same text, and changes nothing else', () => {
    const colored = text(sample, { ...context, color: true });
    expectGolden('report.ansi.txt', colored);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: the colours are control sequences.
    expect(colored.replace(/\u001b\[[0-9;]*m/g, '')).toBe(text(sample, context));
  });

  it('clips source lines to the width of the terminal', () => {
    expectGolden('report.narrow.txt', text({ ...sample, problems: [] }, { ...context, width: 60 }));
  });

  it('clips them to no less than tells something, however narrow the terminal', () => {
    const [file] = sample.files;
    const [finding] = file?.findings ?? [];
    if (file === undefined || finding === undefined) throw new Error('the sample has a finding');
    const source = { ...finding.source, excerpt: 'x'.repeat(100), caret: 0, length: 1 };
    const report = { files: [{ ...file, findings: [{ ...finding, source }] }], problems: [] };
    const shown = (width: number) => /\| (x+…)$/m.exec(text(report, { ...context, width }))?.[1]?.length;
    expect([20, 46, 50].map(shown)).toEqual([39, 39, 43]);
  });

  it('says in one line that nothing was found', () => {
    expect(text(clean, context)).toBe('No findings in 2 files.\n');
    expect(text(empty, context)).toBe('No files to check.\n');
  });

  it('says how many findings are counted and not listed', () => {
    const [file, ...others] = sample.files;
    if (file === undefined) throw new Error('there is a file');
    const counted = { severity: 'error', protocolVersions: [], count: 2000 } as const;
    const cut = (...leftOut: readonly Counted[]) =>
      text({ ...sample, files: [{ ...file, leftOut }, ...others], problems: [] }, context)
        .split('\n')
        .at(-2);
    const whole = text({ ...sample, problems: [] }, context)
      .split('\n')
      .at(-2);
    expect(cut()).toBe(whole);
    expect(cut({ ...counted, suppressed: true })).not.toContain('listed');
    expect(cut(counted, { ...counted, severity: 'note' })).toMatch(
      /^2,00\d errors, .* 2,00\d notes in \d+ files, .*; 4,000 of them are not listed\.$/,
    );
    expect(cut({ ...counted, count: 1 })).toContain('; 1 of them is not listed.');
  });

  it('shows no line where there is nothing on it', () => {
    const [file] = sample.files;
    const [finding] = file?.findings ?? [];
    if (file === undefined || finding === undefined) throw new Error('there is a finding');
    const on = (excerpt: string) => {
      const source = { ...finding.source, excerpt, caret: 0, length: 1 };
      return text({ files: [{ ...file, findings: [{ ...finding, source }] }], problems: [] }, context);
    };
    expect(on('a: 1')).toContain('^');
    expect(on(' ')).not.toContain('^');
    expect(on(' ').split('\n').length).toBe(on('a: 1').split('\n').length - 2);
  });

  it('gives the runner no command, whatever names and texts hold', () => {
    const hostile = fc
      .array(
        fc.oneof(
          fc.constantFrom('::error::', '::add-mask::', '##[error]', '##[group]', '#', '[', '\n', '\r', ' ', '\u2028'),
          fc.string({ maxLength: 3 }),
        ),
        { minLength: 1 },
      )
      .map((parts) => parts.join(''));
    const position = { line: 3, column: 4, offset: 20 };
    const range = { start: position, end: { ...position, column: 9 } };
    fc.assert(
      fc.property(hostile, hostile, hostile, (path, message, excerpt) => {
        const finding: Finding = {
          rule: 'mcp.tool.title.absent',
          severity: 'error',
          message,
          protocolVersions: [],
          pointer: '',
          range,
          related: [{ message, pointer: '', range }],
          source: { excerpt, caret: 0, length: 1, hash: '1:1' },
        };
        const file = { path, mcpdesc: null, protocolVersions: [], findings: [finding] };
        const problem = { kind: 'operator' as const, path, message };
        const output = text({ files: [file], problems: [problem] }, context);
        expect(commandsIn(output)).toEqual([]);
      }),
      { numRuns: 1000 },
    );
  });

  it('lets no control character and no runner command through', () => {
    const lines = text(sample, context).split('\n');
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must be absent.
    expect(lines.filter((line) => /[\u0000-\u001f\u007f-\u009f\u202a-\u202e]/.test(line))).toEqual([]);
    expect(lines.filter((line) => line.trimStart().startsWith('::') || line.includes('##['))).toEqual([]);
  });
});
