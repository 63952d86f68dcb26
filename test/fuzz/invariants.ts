/** What holds of every file whatever is in it. Each invariant answers with what breaks it. */

import { Ajv2020 } from 'ajv/dist/2020.js';
import { stringify } from 'yaml';
import { type CheckResult, type CheckSettings, check, type Source } from '../../src/check.ts';
import type { FileReport, Finding, Position, Range } from '../../src/finding.ts';
import { fix } from '../../src/fix.ts';
import { protocols } from '../../src/protocol-versions.ts';
import { type Node, type ReadResult, read, toValue } from '../../src/read/index.ts';
import { reporters } from '../../src/report/index.ts';
import { jsonReportSchema } from '../../src/report/json-schema.ts';
import { ruleTable } from '../../src/rule-table.ts';
import { tool } from '../../src/tool.ts';

const settings: CheckSettings = { profile: 'strict', today: '2026-11-30', whatIf: protocols };
const rules = await ruleTable();
const context = { tool, rules, failOn: 'error' } as const;
const isJsonReport = new Ajv2020({ strict: false }).compile(jsonReportSchema);

interface Looked {
  readonly source: Source;
  readonly result: CheckResult;
  readonly understood: ReadResult;
}

const findingsOf = ({ findings, whatIf = [] }: FileReport): readonly Finding[] => [
  ...findings,
  ...whatIf.flatMap((view) => view.findings),
];

function crashes({ result }: Looked): string[] {
  return result.problems.map(({ rule, message }) => `${rule} crashed: ${message}`);
}

function sameBytesTwice({ source, result }: Looked): string[] {
  return JSON.stringify(check(source, settings)) === JSON.stringify(result) ? [] : ['a second check differs'];
}

/** By counting what ends lines, not the way in which the program does it. */
function placeOf(text: string, offset: number): Position {
  const before = text.slice(0, offset);
  const isBetween = before.endsWith('\r') && text[offset] === '\n';
  const ends = [...(isBetween ? before.slice(0, -1) : before).matchAll(/\r\n|\r|\n/g)];
  const last = ends.at(-1);
  return { line: ends.length + 1, column: offset - (last ? last.index + last[0].length : 0) + 1, offset };
}

const isPlace = (text: string, place: Position): boolean => {
  const { line, column, offset } = placeOf(text, place.offset);
  return line === place.line && column === place.column && offset >= 0 && offset <= text.length;
};

const isRange = (text: string, { start, end }: Range): boolean =>
  start.offset <= end.offset && isPlace(text, start) && isPlace(text, end);

function rangesLieInTheText({ result, understood: { text } }: Looked): string[] {
  return findingsOf(result.file)
    .flatMap(({ rule, range, related = [] }) =>
      [range, ...related.map((one) => one.range)].map((one) => ({ rule, one })),
    )
    .filter(({ one }) => !isRange(text, one))
    .map(({ rule, one }) => `${rule} has the range ${JSON.stringify(one)}`);
}

const steps = (pointer: string): string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));

interface Span {
  readonly start: number;
  readonly end: number;
}

/** Where the value of a pointer and its key may stand; of a missing member, its parent. Undefined where there is neither. */
function spansOf(root: Node, pointer: string): readonly Span[] | undefined {
  let spans: readonly Span[] = [root];
  let nodes: readonly Node[] = [root];
  const way = steps(pointer);
  for (const [index, step] of way.entries()) {
    // A name that stands twice leads to both values.
    const next = nodes.flatMap((node): { readonly span: Span; readonly node: Node }[] => {
      if (node.type === 'object') {
        return node.members
          .filter(({ key }) => key === step)
          .map(({ keyStart, keyEnd, value }) => {
            return { span: { start: keyStart, end: Math.max(keyEnd, value.end) }, node: value };
          });
      }
      const item = node.type === 'array' && /^(?:0|[1-9]\d*)$/.test(step) ? node.items[Number(step)] : undefined;
      return item === undefined ? [] : [{ span: item, node: item }];
    });
    const isLast = index === way.length - 1;
    if (next.length === 0 && !isLast) return undefined;
    // Of two objects of one name, one may have what the other lacks.
    const lacking = isLast && next.length < nodes.length ? spans : [];
    spans = [...lacking, ...next.map(({ span }) => span)];
    nodes = next.map(({ node }) => node);
  }
  return spans;
}

/** A comment that ignores stands beside what it is about, and the note on a limit goes where another finding is. */
const isElsewhere = (rule: string): boolean => rule.startsWith('mcpdesc.ignore.') || rule.startsWith('mcpdesc.report.');

function pointersResolve({ result, understood: { tree, text } }: Looked): string[] {
  return findingsOf(result.file).flatMap(({ rule, pointer, range, related = [] }) => {
    if (!/^(?:\/(?:[^~/]|~[01])*)*$/.test(pointer)) return [`${rule} has ${pointer}, which is no pointer`];
    if (tree === undefined) return [];
    const astray = [pointer, ...related.map((one) => one.pointer)].filter((one) => spansOf(tree, one) === undefined);
    if (astray.length > 0) return [`${rule} points to ${astray.join(' and ')}, where nothing is`];
    // What is said of the whole document may stand beside its root, as a byte-order mark does.
    const spans = pointer === '' ? [{ start: 0, end: text.length }] : (spansOf(tree, pointer) ?? []);
    const isThere = spans.some(({ start, end }) => range.start.offset >= start && range.end.offset <= end);
    return isThere || isElsewhere(rule)
      ? []
      : [`${rule} at ${pointer} marks ${range.start.offset} to ${range.end.offset}, outside of it`];
  });
}

const said = ({ file }: CheckResult): string[] =>
  findingsOf(file)
    .map(({ rule, severity, message, pointer, protocolVersions, suppressed }) =>
      JSON.stringify([pointer, rule, severity, message, protocolVersions, suppressed?.reason]),
    )
    .sort();

/** Only what can be written in both, and comes back from both. */
function sameInBothFormats({ understood: { tree, faults } }: Looked): string[] {
  if (tree === undefined || faults.length > 0) return [];
  const data = toValue(tree);
  const text = JSON.stringify(data);
  if (!JSON.stringify(text).isWellFormed() || /\\ud[89a-f]/i.test(text)) return [];
  // On one line each: over several, the package writes a blank behind a line break in a way that it does not read back.
  const options = {
    defaultStringType: 'QUOTE_DOUBLE',
    doubleQuotedMinMultiLineLength: Number.POSITIVE_INFINITY,
    aliasDuplicateObjects: false,
    lineWidth: 0,
  } as const;
  const twins = [text, stringify(data, options)].map((one) => new TextEncoder().encode(one));
  const [json, yaml] = twins.map((bytes, index) => {
    return said(check({ path: index === 0 ? 'a.mcpdesc.json' : 'a.mcpdesc.yaml', bytes }, settings));
  });
  const odd = [
    ...(json ?? []).filter((one) => !yaml?.includes(one)).map((one) => `only in JSON: ${one}`),
    ...(yaml ?? []).filter((one) => !json?.includes(one)).map((one) => `only in YAML: ${one}`),
  ];
  return odd.slice(0, 3);
}

function correctionsEnd({ source }: Looked): string[] {
  const { after, count } = fix(source, settings);
  if (count === 0) return [];
  const again = fix({ ...source, bytes: new TextEncoder().encode(after) }, settings);
  return again.count === 0 ? [] : ['corrected text can be corrected'];
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
const control = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u2028-\u202e]|\p{Surrogate}/u;

function reportsAreWhole({ result }: Looked): string[] {
  const report = { files: [result.file], problems: [] };
  const text = reporters.text(report, context);
  const commands = reporters.github(report, context).split('\n').slice(0, -1);
  const written = JSON.parse(reporters.json(report, context));
  return [
    ...(control.test(text) ? ['the text report has control characters'] : []),
    ...(/^\s*::|##\[/m.test(text) ? ['the text report has a workflow command'] : []),
    ...(control.test(reporters.markdown(report, context)) ? ['the Markdown has control characters'] : []),
    ...(commands.every((line) => /^::(?:error|warning|notice) \S/.test(line) && !control.test(line))
      ? []
      : ['an annotation is no command']),
    ...(isJsonReport(written) ? [] : [`the JSON report: ${JSON.stringify(isJsonReport.errors)}`]),
  ];
}

const invariants = {
  crashes,
  sameBytesTwice,
  rangesLieInTheText,
  pointersResolve,
  sameInBothFormats,
  correctionsEnd,
  reportsAreWhole,
};

/** What of it all does not hold of a file. For YAML the reader must have been prepared. */
export function broken(source: Source): string[] {
  try {
    const looked = { source, result: check(source, settings), understood: read(source) };
    return Object.entries(invariants).flatMap(([name, invariant]) => {
      try {
        return invariant(looked).map((fault) => `${name}: ${fault}`);
      } catch (error) {
        return [`${name}: ${error instanceof Error ? error.stack : error}`];
      }
    });
  } catch (error) {
    return [`check: ${error instanceof Error ? error.stack : error}`];
  }
}

/** The SARIF report of a file, which takes longer to judge than all the rest. */
export const sarifOf = (source: Source): string =>
  reporters.sarif({ files: [check(source, settings).file], problems: [] }, context);
