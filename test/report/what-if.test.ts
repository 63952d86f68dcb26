import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { beforeAll, describe, expect, it } from 'vitest';
import { check } from '../../src/check.ts';
import type { Report } from '../../src/finding.ts';
import { prepare } from '../../src/read/index.ts';
import { reporters, verdict } from '../../src/report/index.ts';
import { context } from './sample.ts';

const yaml = `mcpdesc: "0.8.0"
info: {name: n, version: "1", foo: 1}
protocolVersions: ["2025-11-25"]
capabilities:
  - logging: {}
    tasks: {}
`;

let report: Report;
const examine = (path: string, text: string) =>
  check({ path, bytes: new TextEncoder().encode(text) }, { profile: 'default', whatIf: ['2025-06-18', '2026-07-28'] })
    .file;
beforeAll(async () => {
  await prepare(['a.yaml']);
  const sound = yaml.replace(', foo: 1', '').replace('    tasks: {}\n', '');
  report = { files: [examine('a.yaml', yaml), examine('b.yaml', sound)], problems: [] };
});

const unasked = (): Report => ({ ...report, files: report.files.map(({ whatIf: _, ...file }) => file) });

describe('what would be found in versions that are not declared', () => {
  it('stands in the JSON report as its schema says', () => {
    const text = reporters.json(report, context);
    const written: { files: { whatIf: { protocolVersion: string; errors: number; warnings: number }[] }[] } =
      JSON.parse(text);
    const schema = JSON.parse(readFileSync(new URL('../../docs/json-report.schema.json', import.meta.url), 'utf8'));
    expect(new Ajv2020().validate(schema, written)).toBe(true);
    expect(
      written.files.map(({ whatIf }) =>
        whatIf.map(({ protocolVersion, errors, warnings }) => ({ protocolVersion, errors, warnings })),
      ),
    ).toEqual([
      [
        { protocolVersion: '2025-06-18', errors: 2, warnings: 0 },
        { protocolVersion: '2026-07-28', errors: 2, warnings: 1 },
      ],
      [
        { protocolVersion: '2025-06-18', errors: 0, warnings: 0 },
        { protocolVersion: '2026-07-28', errors: 0, warnings: 1 },
      ],
    ]);
  });

  it('is a section of the text, without what is reported above it', () => {
    const [, section = ''] = reporters.text(report, context).split('If more protocol versions were declared:\n\n');
    expect(section.split('\n').filter((line) => /^\S|^ {2}\d{4}|= mcp/.test(line))).toEqual([
      'a.yaml:',
      '  2025-06-18  2 things stand in the way; 1 finding above holds there as well',
      '  2026-07-28  2 things stand in the way, 1 warning; 1 finding above holds there as well',
      expect.stringMatching(/^a\.yaml:5:5 warning: "logging"/),
      expect.stringContaining('(MCP 2026-07-28)'),
      expect.stringMatching(/^a\.yaml:6:5 error: "tasks"/),
      expect.stringContaining('(MCP 2025-06-18, 2026-07-28)'),
      'b.yaml:',
      '  2025-06-18  ready',
      '  2026-07-28  ready, 1 warning',
      expect.stringMatching(/^b\.yaml:5:5 warning: "logging"/),
      expect.stringContaining('(MCP 2026-07-28)'),
      '1 error in 2 files.',
    ]);
  });

  it('is a line for each file in Markdown, with what stands in the way below it', () => {
    const [, section = ''] = reporters.markdown(report, context).split('### If more versions were declared\n\n');
    expect(section.split('\n').slice(0, 4)).toEqual([
      '- `a.yaml`: 2 things stand in the way of 2025-06-18; 2 things stand in the way of 2026-07-28',
      expect.stringMatching(/^ {2}- Line 6: `"tasks"` .* \*MCP 2025-06-18, 2026-07-28\* `mcp\./),
      '  - 1 finding above holds there as well',
      '- `b.yaml`: ready for 2025-06-18; ready for 2026-07-28 (1 warning)',
    ]);
  });

  it('has the line of every file in Markdown before what stands in the way of any', () => {
    const text = reporters.markdown(report, { ...context, budget: 2500 });
    const whole = reporters.markdown(report, context);
    expect(text).toMatch(/^- `a\.yaml`: .*\n {2}- … and \d more\n- `b\.yaml`: /m);
    expect(whole).not.toContain('…');
  });

  it('has a part of the room that Markdown has, and says what it leaves out', () => {
    const many: Report = {
      problems: [],
      files: Array.from({ length: 200 }, (_, index) => ({ ...examine('b.yaml', yaml), path: `${index}.yaml` })),
    };
    const text = reporters.markdown(many, { ...context, budget: 8000 });
    expect(Buffer.byteLength(text)).toBeLessThan(8000);
    for (const budget of [20_000, 60_000, 90_000]) {
      expect(Buffer.byteLength(reporters.markdown(many, { ...context, budget }))).toBeLessThan(budget);
    }
    expect(text).toMatch(/- `0\.yaml`: 2 things .*\n- … and \d+ more files\n/s);
  });

  it('changes no verdict, no count and no other report', () => {
    expect(verdict(report, 'note')).toBe(verdict(unasked(), 'note'));
    expect(reporters.sarif(report, context)).toBe(reporters.sarif(unasked(), context));
    expect(reporters.github(report, context)).toBe(reporters.github(unasked(), context));
    expect(reporters.text(unasked(), context)).not.toMatch(/declared:/);
    expect(reporters.markdown(unasked(), context)).not.toMatch(/were declared/);
  });
});
