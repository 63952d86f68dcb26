/** More findings than are reported of one file: which are, and that all of them count. */

import { describe, expect, test } from 'vitest';
import { type CheckSettings, check } from '../../src/check.ts';
import { type FileReport, summarize } from '../../src/finding.ts';
import { mergedReport } from '../../src/merge/json.ts';
import { reporters, verdict } from '../../src/report/index.ts';

/** Four warnings, about tags, and behind them three errors, members that do not exist. */
const document = {
  mcpdesc: '0.8.0',
  info: { name: 'n', version: '1.0.0' },
  protocolVersions: ['2025-11-25', '2026-07-28'],
  tags: [{ name: 'a' }, { name: 'a' }],
  tools: [1, 2, 3].map((number) => ({ name: `t${number}`, inputSchema: { type: 'object' }, tags: [`gone${number}`] })),
  one: 1,
  two: 2,
  three: 3,
};

const reported = (settings: Partial<CheckSettings> = {}): FileReport => {
  const bytes = new TextEncoder().encode(JSON.stringify(document));
  return check({ path: 'a.mcpdesc.json', bytes }, { profile: 'default', ...settings }).file;
};
const rules = { 'mcpdesc.tag.*': 'warning' } as const;
const limited = (findings: number, more: Partial<CheckSettings> = {}) =>
  reported({ rules, limits: { findings }, ...more });
const said = ({ findings }: FileReport) =>
  findings.map(({ severity, pointer, suppressed }) => `${suppressed ? 'suppressed ' : ''}${severity} ${pointer}`);

const all = said(reported({ rules }));
/** In place, and the note before what is left out first. */
const withNote = (kept: readonly string[]) => {
  const at = all.findIndex((one) => !kept.includes(one));
  const note = all[at]?.replace(/^\w+/, 'note') ?? '';
  return all.flatMap((one, index) => [...(index === at ? [note] : []), ...(kept.includes(one) ? [one] : [])]);
};
const errors = all.filter((one) => one.startsWith('error'));
const warnings = all.filter((one) => one.startsWith('warning'));

test('the document of these tests has warnings before errors', () => {
  expect([errors.length, warnings.length]).toEqual([3, 4]);
  expect(all).toEqual([...warnings, ...errors]);
});

test('as many as there are is not too many', () => {
  expect(limited(7)).toEqual(reported({ rules }));
});

describe('of more', () => {
  test.each([1, 2, 3, 4, 6])('the %i most severe are reported, of equals the first, in their order', (most) => {
    const kept = [...errors, ...warnings].slice(0, most);
    expect(said(limited(most))).toEqual(withNote(kept));
  });

  test('a note says so', () => {
    const { rule, message, range, source, protocolVersions } = limited(2).findings[0] ?? {};
    expect(rule).toBe('mcpdesc.report.findings.limit');
    expect(message).toBe(
      'This file has 7 findings, and 2 of one file are reported at most; what is left out counts all the same, and "limits.findings" in the config file raises the limit.',
    );
    const first = reported({ rules }).findings[0];
    expect({ range, source }).toEqual({ range: first?.range, source: first?.source });
    expect(protocolVersions).toEqual(document.protocolVersions);
    expect(said(limited(2, { rules: { ...rules, 'mcpdesc.report.*': 'off' } }))).toEqual(errors.slice(0, 2));
  });

  test('all are counted', () => {
    const whole = summarize([reported({ rules })]);
    expect(summarize([limited(2)])).toEqual({ ...whole, notes: 1 });
    const versions = document.protocolVersions;
    expect(limited(2).leftOut).toEqual([
      { severity: 'warning', protocolVersions: versions, count: 4 },
      { severity: 'error', protocolVersions: versions, count: 1 },
    ]);
  });

  test('what is suppressed comes last, and needs no note', () => {
    const ignore = [{ rule: 'mcpdesc.document.*', reason: 'known' }];
    const file = limited(5, { ignore });
    expect(said(file)).toEqual([...warnings, `suppressed ${errors[0]}`]);
    expect(summarize([file])).toMatchObject({ errors: 0, warnings: 4, notes: 0, suppressed: 3 });
  });

  test('those of a version that is not declared are counted apart', () => {
    const { whatIf = [] } = limited(2, { whatIf: ['2025-06-18'] });
    const [view] = whatIf;
    const { leftOut = [], findings = [] } = view ?? {};
    expect(whatIf.map(({ protocolVersion }) => protocolVersion)).toEqual(['2025-06-18']);
    expect(findings.map(({ severity }) => severity)).toEqual(['note', 'error', 'error']);
    expect(leftOut.map(({ severity, count, protocolVersions }) => [severity, count, protocolVersions])).toEqual([
      ['warning', 4, ['2025-06-18']],
      ['error', 1, ['2025-06-18']],
    ]);
  });
});

describe('reports', () => {
  const context = { tool: { name: 'n', version: '1' }, rules: new Map(), failOn: 'error' } as const;
  const report = { files: [limited(2)], problems: [] };

  test('JSON has the counts', () => {
    const { files, summary } = JSON.parse(reporters.json(report, context));
    expect(files[0].leftOut).toEqual([
      { severity: 'warning', protocolVersions: document.protocolVersions, count: 4 },
      { severity: 'error', protocolVersions: document.protocolVersions, count: 1 },
    ]);
    expect(summary).toEqual({ files: 1, errors: 3, warnings: 4, notes: 1, suppressed: 0 });
  });

  test('a part of a run hands its counts on to the whole', () => {
    const part = JSON.parse(reporters.json({ ...report, part: { index: 1, count: 1, run: '' } }, context));
    expect(summarize(mergedReport([{ ...part, name: 'a.json' }]).files)).toEqual(summarize(report.files));
  });

  test('SARIF says how many there are', () => {
    const [{ invocations, results }] = JSON.parse(reporters.sarif(report, context)).runs;
    expect(results).toHaveLength(3);
    expect(invocations[0].toolExecutionNotifications).toEqual([
      {
        level: 'warning',
        message: {
          text: 'Not listed: 5 findings beyond the limit of findings of their file ("limits.findings" in the config file).',
        },
      },
    ]);
  });

  test('text and Markdown tell the true numbers', () => {
    expect(reporters.text(report, context)).toContain(
      '\n\n3 errors, 4 warnings, 1 note in 1 file; 5 of them are not listed.\n',
    );
    const markdown = reporters.markdown(report, context);
    expect(markdown).toContain('3 errors, 4 warnings, 1 note in 1 file');
    expect(markdown).toContain('| ❌&nbsp;3 ⚠️&nbsp;4 | ❌&nbsp;3 ⚠️&nbsp;4 |');
  });

  test('Markdown does not claim to know how much is new', () => {
    const news = new Set(report.files[0]?.findings);
    expect(reporters.markdown(report, { ...context, news })).toContain(
      '**New in this pull request: at least 2 errors, 1 note.**',
    );
  });

  test('the verdict counts what is not reported', () => {
    const warned = { files: [limited(3, { rules: { ...rules, 'mcpdesc.report.*': 'off' } })], problems: [] };
    expect(warned.files[0]?.findings.map(({ severity }) => severity)).toEqual(['error', 'error', 'error']);
    const quiet = { ...warned, files: warned.files.map((file) => ({ ...file, findings: [] })) };
    expect((['error', 'warning', 'note', 'never'] as const).map((failOn) => verdict(quiet, failOn))).toEqual([
      'success',
      'failure',
      'failure',
      'success',
    ]);
  });
});
