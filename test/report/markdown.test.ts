import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Report } from '../../src/finding.ts';
import { type ReportContext, reporters, suggestion } from '../../src/report/index.ts';
import { expectGolden } from './golden.ts';
import { clean, context, crowded, empty, onGitHub, sample } from './sample.ts';

const { markdown } = reporters;

const firstLine = (text: string) => text.split('\n')[0];

describe('the Markdown report', () => {
  it('has a verdict, a table and the findings with their links', () => {
    expectGolden('comment.md', markdown(sample, onGitHub));
  });

  it('links to nothing where nothing is known', () => {
    expectGolden(
      'unlinked.md',
      markdown({ ...sample, problems: [] }, { ...context, tool: { name: 'x', version: '1' } }),
    );
  });

  it('is short when nothing was found', () => {
    expectGolden('clean.md', markdown(clean, onGitHub));
  });

  it('says in its first line whether the run has failed', () => {
    const warnings = {
      ...sample,
      problems: [],
      files: sample.files.map((file) => ({
        ...file,
        findings: file.findings.filter(({ severity }) => severity === 'warning'),
      })),
    };
    expect(firstLine(markdown(clean, context))).toBe('## ✅ MCP Description Check: no findings in 2 files');
    expect(firstLine(markdown(empty, context))).toBe('## ✅ MCP Description Check: no files to check');
    expect(firstLine(markdown(warnings, context))).toBe('## ⚠️ MCP Description Check: 2 warnings in 4 files');
    expect(firstLine(markdown(warnings, { ...context, failOn: 'warning' }))).toMatch(/^## ❌ /);
    expect(firstLine(markdown(sample, { ...context, failOn: 'never' }))).toBe(
      '## ❌ MCP Description Check: The check is incomplete: 4 errors, 2 warnings, 1 note in 4 files, 1 suppressed',
    );
  });

  it('counts in the column of each version what holds there', () => {
    const rows = markdown(sample, context)
      .split('\n')
      .filter((line) => line.includes('servers/weather'));
    expect(rows).toContain(
      '| `servers/weather.mcpdesc.yaml` |  | ❌&nbsp;2 | ❌&nbsp;1 ⚠️&nbsp;2 | ❌&nbsp;1 ⚠️&nbsp;2 |',
    );
  });

  it('gives no clean mark to a file whose check is incomplete', () => {
    const path = clean.files[0]?.path ?? '';
    const text = markdown({ ...clean, problems: [{ kind: 'crash', path, message: 'Boom.' }] }, context);
    expect(text.split('\n').filter((line) => line.startsWith('| `'))).toEqual([
      `| \`${path}\` | incomplete |`,
      '| `servers/other.mcpdesc.yaml` | ✅ |',
    ]);
  });

  it.each([2_000, 5_000, 60_000, 900_000])('stays below %i bytes by leaving out whole findings', (budget) => {
    const text = markdown(crowded(9000), { ...onGitHub, budget });
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(budget);
    const entries = text.split('\n').filter((line) => line.startsWith('- '));
    expect(
      entries.filter(
        (line) => !/^- \[Line \d+\]\(\S+\): The member `"key\d+"` is not known to the format\. \S+$/.test(line),
      ),
    ).toEqual([]);
    expect(entries.length).toBeGreaterThan(0);
    const left =
      /… and (?:([\d,]+) errors?)?(?:, )?(?:([\d,]+) warnings?)?(?:, )?(?:([\d,]+) notes?)? that had no room here/.exec(
        text,
      );
    const counts = left?.slice(1).map((count = '0') => Number(count.replaceAll(',', ''))) ?? [];
    const missing = counts.reduce((sum, count) => sum + count, 0);
    expect(entries.length + missing).toBe(9000);
    if (missing > 0) expect(text).toContain(`The full list is in [the job summary](${onGitHub.rest?.url}).`);
  });

  it('shows what is new in a pull request apart, and first', () => {
    const news = new Set(sample.files.flatMap(({ findings }) => findings).filter((_, index) => index % 3 === 0));
    expectGolden('news.md', markdown(sample, { ...onGitHub, news }));
  });

  it('says that nothing is new, that it is not known, and nothing where there is nothing', () => {
    const second = (report: Report, news: ReportContext['news']) =>
      markdown(report, { ...context, ...(news && { news }) }).split('\n')[2];
    expect(second(crowded(3), new Set())).toBe('**Nothing of this is new in this pull request.**');
    expect(second(crowded(3), 'unknown')).toMatch(
      /^\*What is new in this pull request is not known: .*`fetch-depth: 2`/,
    );
    expect(second(crowded(3), undefined)).toMatch(/^\| File/);
    expect(second(clean, new Set())).toMatch(/^\| File/);
    expect(second(clean, 'unknown')).toMatch(/^\| File/);
    expect(markdown(crowded(3), { ...context, news: 'unknown' })).toContain('\n### Errors\n');
  });

  it('leaves out older findings before new ones', () => {
    const report = crowded(9000);
    const late = report.files[0]?.findings.slice(-90) ?? [];
    const text = markdown(report, { ...onGitHub, budget: 20_000, news: new Set(late) });
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(20_000);
    expect(text).toContain('**New in this pull request: 30 errors, 30 warnings, 30 notes.**');
    const keys = [...text.matchAll(/^- .*"key(\d+)"/gm)].map(([, key]) => Number(key));
    const added = keys.filter((key) => key >= 9000 - 90);
    expect(keys.slice(0, added.length)).toEqual(added);
    expect(added.length === 90 || keys.length === added.length).toBe(true);
    const none = markdown(report, { ...onGitHub, budget: 3_000, news: new Set(late) });
    expect(none).not.toContain('There before');
  });

  it('keeps files with findings in the table and counts the others', () => {
    const many = Array.from({ length: 200 }, (_, index) => ({
      ...(clean.files[0] ?? crowded(1).files[0]),
      path: `servers/number-${index}.mcpdesc.yaml`,
      mcpdesc: '0.8.0',
      protocolVersions: ['2026-07-28'],
      findings: index === 199 ? (crowded(3).files[0]?.findings ?? []) : [],
    }));
    const text = markdown({ files: many, problems: [] }, { ...context, budget: 6_000 });
    const rows = text.split('\n').filter((line) => line.startsWith('| `'));
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(6_000);
    expect(rows.at(-1)).toBe('| `servers/number-199.mcpdesc.yaml` | ❌&nbsp;1 ⚠️&nbsp;1 |');
    expect(text).toContain(`… and ${200 - rows.length} more files that the table has no room for.`);
    expect(text.match(/^- .*key\d/gm)).toHaveLength(3);
  });

  it('counts failed checks that had no room', () => {
    const problems = Array.from({ length: 500 }, (_, index) => ({
      kind: 'operator' as const,
      path: `servers/number-${index}.json`,
      message: 'The file cannot be read.',
    }));
    const text = markdown({ files: [], problems }, { ...context, budget: 4_000 });
    const shown = text.split('\n').filter((line) => line.startsWith('- ')).length;
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(4_000);
    expect(text).toContain(`… and ${500 - shown} failed checks that had no room here.`);
  });
});

describe('a suggestion', () => {
  const finding = sample.files[3]?.findings[0];
  if (finding === undefined) throw new Error('the sample has a finding with a fix');

  it('holds the finding, what the fix does, and the lines', () => {
    expectGolden('suggestion.md', suggestion(finding, '  - name: get_forecast\n', onGitHub));
  });

  it('is fenced by more backticks than the lines hold, whatever they hold', () => {
    const backticks = fc.string({ unit: fc.constantFrom('`', '```', '~', '\n', 'a', '</p>'), maxLength: 40 });
    fc.assert(
      fc.property(backticks, (raw) => {
        const replacement = raw === '' ? '' : `${raw}\n`;
        const [, fence = '', inner = ''] =
          /^(`{3,})suggestion\n(.*)^\1\n$/ms.exec(suggestion(finding, replacement, context)) ?? [];
        expect(inner).toBe(replacement);
        expect(inner.split('\n').filter((line) => line.startsWith(fence))).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });
});
