import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import type { Log, ReportingDescriptor, Result, Run } from 'sarif';
import { describe, expect, it } from 'vitest';
import type { Report } from '../../src/finding.ts';
import { type ReportContext, reporters } from '../../src/report/index.ts';
import { relativeUri } from '../../src/report/links.ts';
import { ruleTable } from '../../src/rule-table.ts';
import { expectGolden } from './golden.ts';
import { clean, context, crowded, empty, onGitHub, sample } from './sample.ts';

const { sarif } = reporters;

function runOf(report: Report, settings: ReportContext = context): Run {
  const log: Log = JSON.parse(sarif(report, settings));
  expect(log).toMatchObject({ $schema: 'https://json.schemastore.org/sarif-2.1.0.json', version: '2.1.0' });
  expect(log.runs).toHaveLength(1);
  const [run] = log.runs;
  if (run === undefined) throw new Error('no run');
  return run;
}

const resultsOf = (report: Report, settings?: ReportContext): Result[] => runOf(report, settings).results ?? [];
const rulesOf = (run: Run): ReportingDescriptor[] => run.tool.driver.rules ?? [];

describe('the SARIF report', () => {
  it('holds everything that code scanning shows', () => {
    expectGolden('report.sarif', sarif(sample, onGitHub));
  });

  it('holds suppressed findings only if asked', () => {
    expectGolden('suppressed.sarif', sarif({ ...sample, problems: [] }, { ...context, includeSuppressed: true }));
    expect(resultsOf(sample)).toHaveLength(7);
    expect(resultsOf(sample, { ...context, includeSuppressed: true })).toHaveLength(8);
    expect(sarif(sample, context)).not.toContain('suppressions');
  });

  it('is written in full when nothing was found', () => {
    expectGolden('clean.sarif', sarif(clean, context));
    expect(runOf(empty)).toEqual(runOf(clean));
  });

  it('lists all rules in one order, however the catalogue was read', () => {
    const backwards = { ...context, rules: new Map([...context.rules].reverse()) };
    expect(sarif(sample, backwards)).toBe(sarif(sample, context));
    const ids = rulesOf(runOf(empty)).map(({ id }) => id);
    expect(ids).toEqual([...context.rules.keys()].sort());
  });

  it('describes each rule in full', () => {
    for (const rule of rulesOf(runOf(sample))) {
      expect(rule.name).toMatch(/^[A-Z][A-Za-z0-9]+$/);
      expect(rule.shortDescription?.text).toMatch(/^.{1,1023}\.$/);
      expect(rule.fullDescription?.text).toMatch(/^.{1,1023}\.$/);
      expect(rule.help?.text).not.toBe('');
      expect(rule.help?.markdown).not.toBe('');
      expect(rule.properties).toMatchObject({
        precision: expect.stringMatching(/^(very-high|high|medium|low)$/),
        'problem.severity': expect.stringMatching(/^(error|warning|recommendation)$/),
      });
      expect(rule.properties).not.toHaveProperty('security-severity');
    }
  });

  it('tags each rule with what one may filter by, as many as GitHub keeps', async () => {
    const all = rulesOf(runOf(empty, { ...context, rules: await ruleTable() }));
    for (const { properties } of all) {
      expect(properties?.tags?.length).toBeGreaterThan(5);
      expect(properties?.tags?.length).toBeLessThanOrEqual(10);
    }
    const tagsOf = (id: string) => rulesOf(runOf(empty)).find((rule) => rule.id === id)?.properties?.tags;
    expect(tagsOf('mcp.tool.name.characters')).toEqual([
      'mcp',
      'mcp-semantic',
      'Tool',
      'should',
      'extra',
      '2025-11-25',
      '2026-07-28',
    ]);
    expect(tagsOf('mcp.tool.title.absent')).toEqual(expect.arrayContaining(['2024-11-05', '2026-07-28']));
  });

  it('cuts descriptions at the length that GitHub takes', () => {
    const [id, rule] = [...context.rules][0] ?? [];
    if (id === undefined || rule === undefined) throw new Error('no rule');
    const settings = { ...context, rules: new Map([[id, { ...rule, why: 'x'.repeat(2000) }]]) };
    expect(rulesOf(runOf(empty, settings))[0]?.fullDescription?.text).toHaveLength(1024);
  });

  it('names a help page only where there is one', () => {
    const uris = (settings: ReportContext) => rulesOf(runOf(empty, settings)).map(({ helpUri }) => helpUri);
    expect(new Set(uris(context))).toEqual(new Set([undefined, 'https://mcpdesc.org/docs/specification/0.8.0/tools']));
    expect(uris(onGitHub)).toContain(
      'https://github.example.org/acme/check/blob/v1/docs/rules/mcp.tool.name.characters.md',
    );
  });

  it('gives each result its rule, a level, one place and a fingerprint', () => {
    const run = runOf(sample);
    for (const result of run.results ?? []) {
      expect(rulesOf(run)[result.ruleIndex ?? -1]?.id).toBe(result.ruleId);
      expect(result.level).toMatch(/^(error|warning|note)$/);
      expect(result.locations).toHaveLength(1);
      const {
        startLine = 0,
        startColumn = 0,
        endLine = 0,
        endColumn = 0,
      } = result.locations?.[0]?.physicalLocation?.region ?? {};
      expect(Math.min(startLine, startColumn, endLine, endColumn)).toBeGreaterThan(0);
      expect(endLine > startLine || (endLine === startLine && endColumn >= startColumn)).toBe(true);
      expect(result.partialFingerprints?.primaryLocationLineHash).toMatch(/^[0-9a-f]{1,16}:\d+$/);
      expect(result.message.text).toMatch(/\.$/);
      expect(result.message.text).not.toMatch(/\p{Cc}|\p{Bidi_Control}/u);
    }
  });

  it('leaves out the index of a rule that the catalogue does not know', () => {
    const [result] = resultsOf(crowded(1), { ...context, rules: new Map() });
    expect(result).toMatchObject({ ruleId: 'mcpdesc.root.unknown', level: 'note' });
    expect(result).not.toHaveProperty('ruleIndex');
  });

  it('escapes brackets, and links to related places alone', () => {
    const texts = resultsOf(sample).map(({ message }) => message.text);
    expect(texts.filter((text) => text?.includes('bold'))).toEqual([expect.stringContaining('\\[x\\](y)')]);
    expect(texts).toContain(
      'The input schema of tool "天気予報" resolves to the type "string", where only "object" is allowed. This concerns MCP 2025-06-18. See [The component \\[Place\\] is declared here](1).',
    );
  });

  it('writes relative, encoded addresses that lead back to the file', () => {
    expect(relativeUri('./a b/#1?%:[x]\\(y)!.json')).toBe('a%20b/%231%3F%25%3A%5Bx%5D%5C%28y%29%21.json');
    expect(relativeUri('a:b.json')).toBe('a%3Ab.json');
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme', minLength: 1 }), { minLength: 1 }), (segments) => {
        const path = segments.map((segment) => segment.replaceAll('/', ':')).join('/');
        fc.pre(!path.startsWith('./'));
        expect(relativeUri(path)).toMatch(/^[A-Za-z0-9._~%/-]+$/);
        expect(decodeURIComponent(relativeUri(path))).toBe(path);
      }),
    );
  });

  it('keeps the most severe findings when there are too many, and says so', () => {
    const run = runOf(crowded(30_000));
    const levels = (run.results ?? []).map(({ level }) => level);
    expect(levels).toHaveLength(5000);
    expect(new Set(levels)).toEqual(new Set(['error']));
    expect(run.invocations?.[0]?.toolExecutionNotifications).toEqual([
      { level: 'warning', message: { text: 'Only the 5,000 most severe of 30,000 findings are listed.' } },
    ]);
    expect(gzipSync(sarif(crowded(30_000), context)).length).toBeLessThan(10_000_000);
  });

  it('tells what is beyond the limit of a file apart from what the most severe have displaced', () => {
    const [file, ...others] = crowded(30_000).files;
    if (file === undefined) throw new Error('there is a file');
    const counted = { severity: 'error', protocolVersions: [], count: 1 } as const;
    const limited = { ...file, leftOut: [counted, { ...counted, suppressed: true }] } as const;
    const said = (settings: ReportContext) =>
      runOf({ files: [limited, ...others], problems: [] }, settings).invocations?.[0]?.toolExecutionNotifications?.map(
        ({ message }) => message.text,
      );
    const most = 'Only the 5,000 most severe of the other 30,000 findings are listed.';
    const beyond = 'beyond the limit of findings of their file ("limits.findings" in the config file).';
    expect(said(context)).toEqual([`Not listed: 1 finding ${beyond}`, most]);
    expect(said({ ...context, includeSuppressed: true })).toEqual([`Not listed: 2 findings ${beyond}`, most]);
  });

  it('reports what could not be checked as a failed execution', () => {
    expect(runOf(sample).invocations).toMatchObject([
      {
        executionSuccessful: false,
        toolExecutionNotifications: [
          { level: 'error', message: { text: 'The file cannot be read: permission denied.' } },
          { level: 'error', associatedRule: { id: 'mcp.tool.name.characters' } },
        ],
      },
    ]);
    expect(runOf(clean).invocations).toEqual([{ executionSuccessful: true }]);
  });

  it('has a category only if one is given', () => {
    expect(runOf(clean).automationDetails).toBeUndefined();
    expect(runOf(clean, { ...context, category: 'servers/a' }).automationDetails).toEqual({ id: 'servers/a/' });
  });
});
