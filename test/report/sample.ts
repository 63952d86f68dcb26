/** A small run as the reports see it: real texts, real places, and names that nobody should have chosen. */

import type { RuleMeta, RuleWords } from '../../src/catalogue/rule-file.ts';
import type { FileReport, Finding, Range, Report } from '../../src/finding.ts';
import { lineHashes, type ReportContext, sourceLine } from '../../src/report/index.ts';

const yaml = `mcpdesc: "0.8.0"
info:
  title: Wetterdienst für Zürich 天気
protocolVersions: ["2025-06-18", "2025-11-25", "2026-07-28"]
tools:
  - name: get forecast
    inputSchema:
      type: array
  - name: 天気予報 👩‍👩‍👧 "@octocat"
    inputSchema:
\t  $ref: "#/components/schemas/Place"
components:
  schemas:
    Place:
      type: string
`;

const tool = (index: number) =>
  `{"name":"tool_${index}","inputSchema":{"type":"object"},"title":"Tool number ${index}"}`;
const minified = `{"mcpdesc":"0.8.0","protocolVersions":["2025-11-25"],"tools":[${Array.from(
  { length: 40 },
  (_, index) => (index === 25 ? '{"name":"tool_25","inputSchema":{"type":["object","null"]}}' : tool(index)),
).join(',')}]}`;

const broken = 'mcpdesc: "0.8.0"\r\ninfo: {title: "\u001b[31mred\u202e", version: "1"\r\n';

function position(text: string, offset: number) {
  const lines = text.slice(0, offset).split(/\r\n|\n/);
  return { line: lines.length, column: (lines.at(-1) ?? '').length + 1, offset };
}

/** The place of `marked` within `context`, which occurs in the text once. */
function range(text: string, context: string, marked = context): Range {
  const start = text.indexOf(context) + context.indexOf(marked);
  return { start: position(text, start), end: position(text, start + marked.length) };
}

function place(text: string, at: Range): Pick<Finding, 'range' | 'source'> {
  const { start, end } = at;
  const lineStart = start.offset - start.column + 1;
  const lineEnd = lineStart + (text.slice(lineStart).split(/\r\n|\n/)[0] ?? '').length;
  const hash = lineHashes(text)(start.line);
  return { range: at, source: sourceLine(text, start.offset, end.offset, lineStart, lineEnd, hash) };
}

const weather = ['2025-06-18', '2025-11-25', '2026-07-28'];
const component = range(yaml, '    Place:', 'Place');

const weatherFile: FileReport = {
  path: 'servers/weather.mcpdesc.yaml',
  mcpdesc: '0.8.0',
  protocolVersions: weather,
  findings: [
    {
      rule: 'mcp.tool.name.characters',
      severity: 'warning',
      message: 'The tool name "get forecast" holds a blank, which MCP advises against.',
      protocolVersions: ['2025-11-25', '2026-07-28'],
      pointer: '/tools/0/name',
      ...place(yaml, range(yaml, 'get forecast')),
      fix: { title: 'Use an underscore', edits: [{ start: 145, end: 146, text: '_' }] },
    },
    {
      rule: 'mcp.tool.input-schema.object-root',
      severity: 'error',
      message: 'The input schema of tool "get forecast" has the type "array", where only "object" is allowed.',
      protocolVersions: weather,
      pointer: '/tools/0/inputSchema/type',
      ...place(yaml, range(yaml, 'type: array', 'array')),
    },
    {
      rule: 'mcp.tool.name.characters',
      severity: 'warning',
      message:
        'The tool name "天気予報 👩‍👩‍👧 "@octocat"" holds characters outside A–Z: see #1, GH-2, https://evil.example, <b>bold</b> [x](y) `c` $a$ :tada: a|b.',
      protocolVersions: ['2025-11-25', '2026-07-28'],
      pointer: '/tools/1/name',
      ...place(yaml, range(yaml, '天気予報 👩‍👩‍👧')),
    },
    {
      rule: 'mcp.tool.input-schema.object-root',
      severity: 'error',
      message: 'The input schema of tool "天気予報" resolves to the type "string", where only "object" is allowed.',
      protocolVersions: ['2025-06-18'],
      pointer: '/tools/1/inputSchema/$ref',
      ...place(yaml, range(yaml, '"#/components/schemas/Place"')),
      related: [
        { message: 'The component [Place] is declared here.', pointer: '/components/schemas/Place', range: component },
      ],
    },
    {
      rule: 'mcpdesc.component.unused',
      severity: 'note',
      message: 'The component "Place" spans several lines.',
      protocolVersions: weather,
      pointer: '/components',
      ...place(yaml, range(yaml, 'components:\n  schemas:\n    Place:\n      type: string')),
    },
  ],
};

const minifiedFile: FileReport = {
  path: 'servers/a b/#1 [50%]: 天気.mcpdesc.json',
  mcpdesc: '0.8.0',
  protocolVersions: ['2025-11-25'],
  findings: [
    {
      rule: 'mcp.tool.input-schema.object-root',
      severity: 'error',
      message: 'The input schema of tool "tool_25" allows the type "null" beside "object".',
      protocolVersions: ['2025-11-25'],
      pointer: '/tools/25/inputSchema/type',
      ...place(minified, range(minified, '["object","null"]')),
      suppressed: { by: 'extension', reason: 'Agreed with the client | see ticket <42>' },
    },
    {
      rule: 'mcp.tool.title.absent',
      severity: 'error',
      message: 'Tool "tool_25" has no title.',
      protocolVersions: ['2025-11-25'],
      pointer: '/tools/25/title',
      ...place(minified, range(minified, '"name":"tool_25"', '"tool_25"')),
    },
  ],
};

const brokenFile: FileReport = {
  path: '::error::broken\n`|`.mcpdesc.yaml',
  mcpdesc: null,
  protocolVersions: [],
  findings: [
    {
      rule: 'mcpdesc.serialization.yaml.well-formed',
      severity: 'error',
      message: 'The mapping that begins here is not closed:\n"\u001b[31mred\u202e" ##[error]boo.',
      protocolVersions: [],
      pointer: '/info',
      ...place(broken, range(broken, '{title: "\u001b[31mred\u202e", version: "1"')),
    },
  ],
};

const cleanFile: FileReport = {
  path: 'servers/clean.mcpdesc.yaml',
  mcpdesc: '0.8.0',
  protocolVersions: ['2026-07-28'],
  findings: [],
};

export const sample: Report = {
  files: [brokenFile, minifiedFile, cleanFile, weatherFile],
  problems: [
    { kind: 'operator', path: 'servers/locked.mcpdesc.json', message: 'The file cannot be read: permission denied.' },
    {
      kind: 'crash',
      path: 'servers/weather.mcpdesc.yaml',
      rule: 'mcp.tool.name.characters',
      message: 'Cannot read properties of undefined.',
    },
  ],
};

export const clean: Report = { files: [cleanFile, { ...cleanFile, path: 'servers/other.mcpdesc.yaml' }], problems: [] };
export const empty: Report = { files: [], problems: [] };

/** One file with so many findings of each severity that every limit is met. */
export function crowded(count: number): Report {
  const text = Array.from({ length: count }, (_, index) => `key${index}: ${index}`).join('\n');
  const hash = lineHashes(text);
  let offset = 0;
  const findings = text.split('\n').map((line, index): Finding => {
    const severity = (['note', 'warning', 'error'] as const)[index % 3] ?? 'error';
    const start = { line: index + 1, column: 1, offset };
    const end = { line: index + 1, column: line.length + 1, offset: offset + line.length };
    const source = sourceLine(text, start.offset, end.offset, start.offset, end.offset, hash(index + 1));
    offset = end.offset + 1;
    const message = `The member "key${index}" is not known to the format.`;
    const pointer = `/key${index}`;
    return {
      rule: 'mcpdesc.root.unknown',
      severity,
      message,
      protocolVersions: ['2026-07-28'],
      pointer,
      range: { start, end },
      source,
    };
  });
  return {
    files: [{ path: 'crowded.mcpdesc.yaml', mcpdesc: '0.8.0', protocolVersions: ['2026-07-28'], findings }],
    problems: [],
  };
}

type Rule = RuleMeta & RuleWords;

const rule = (title: string, more: Partial<Rule> = {}): Rule => ({
  owner: 'mcp',
  kind: 'mcp-semantic',
  profile: 'core',
  on: 'tool',
  levels: [{ severity: 'error' }],
  messages: {},
  title,
  surface: 'Tool',
  path: 'inputSchema',
  requirement: 'must',
  why: `${title}. A client that trusts it sends what the server refuses.`,
  fix: 'Change the value.',
  sources: [{ title: 'Tools', link: 'https://mcpdesc.org/docs/specification/0.8.0/tools' }],
  examples: {},
  ...more,
});

export const context: ReportContext = {
  tool: { name: 'mcpdesc-check', version: '1.0.0', home: 'https://example.org/mcpdesc-check' },
  rules: new Map([
    [
      'mcp.tool.name.characters',
      rule('Tool names keep to safe characters', {
        profile: 'extra',
        requirement: 'should',
        levels: [{ severity: 'warning', protocols: ['2025-11-25', '2026-07-28'] }],
        arbitration: 'The schema allows any string, the text advises against blanks.',
        sources: [{ title: 'A talk that nobody recorded' }],
      }),
    ],
    [
      'mcp.tool.input-schema.object-root',
      rule('A tool input schema describes an object', {
        kind: 'structural',
        levels: [
          { severity: 'error', protocols: ['2025-06-18'], formats: ['0.8.0'] },
          { severity: 'error', protocols: ['2025-11-25', '2026-07-28'], message: 'resolved' },
        ],
        examples: {
          valid: { about: 'a literal object', text: 'inputSchema:\n  type: object\n' },
          failing: {
            about: 'an array, with a fence inside',
            text: 'inputSchema:\n  type: array\n  description: "```"\n',
            says: 'The input schema of tool "search" has the type "array", where only "object" is allowed.',
          },
        },
      }),
    ],
    ['mcp.tool.title.absent', rule('A tool has a title', { profile: 'advisory', levels: [{ severity: 'note' }] })],
    ['mcpdesc.component.unused', rule('A component is used', { owner: 'mcpdesc', levels: [{ severity: 'note' }] })],
    ['mcpdesc.root.unknown', rule('Members are known', { owner: 'mcpdesc', kind: 'structural', surface: 'Root' })],
    [
      'mcpdesc.serialization.yaml.well-formed',
      rule('The text is YAML', {
        owner: 'mcpdesc',
        kind: 'serialization',
        on: 'reading',
        surface: 'Document',
        sources: [],
      }),
    ],
  ]),
  failOn: 'error',
};

export const onGitHub: ReportContext = {
  ...context,
  links: {
    commit: {
      server: 'https://github.example.org',
      repository: 'acme/servers',
      sha: '0123456789abcdef0123456789abcdef01234567',
    },
    rulePages: 'https://github.example.org/acme/check/blob/v1/docs/rules/',
  },
  rest: { name: 'the job summary', url: 'https://github.example.org/acme/servers/actions/runs/42' },
};
