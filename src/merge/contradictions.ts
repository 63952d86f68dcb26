/** Parts whose shape is right and whose contents cannot be: what was cut, patched or put together by other hands. */

import type { Result } from 'sarif';
import { ruleIds } from '../catalogue/index.ts';
import { type Finding, type Range, type Shard, type Summary, summarize } from '../finding.ts';
import { mostResults } from '../report/sarif/log.ts';
import { countsOf } from '../report/what-if.ts';
import type { JsonPart, PartFile } from './json.ts';
import type { SarifPartLog } from './sarif.ts';
import { shown } from './schema-fault.ts';

/** As in `/summary/errors must be 2, as the findings have it, not 3`. */
type Contradiction = string;

const known: ReadonlySet<string> = new Set(ruleIds);

/** Of the summary, each held against what is listed. */
const amounts = ['files', 'errors', 'warnings', 'notes', 'suppressed'] as const satisfies readonly (keyof Summary)[];

const counts = (at: string, said: number, made: number): Contradiction[] =>
  said === made ? [] : [`${at} must be ${made}, by what is listed, not ${said}`];

const isBackwards = ({ start, end }: Range): boolean =>
  end.line < start.line || end.offset < start.offset || (end.line === start.line && end.column < start.column);

const ranges = (at: string, range: Range): Contradiction[] =>
  isBackwards(range) ? [`${at} ends before it starts`] : [];

const indices = (at: string, { index, count }: Shard): Contradiction[] =>
  index > count ? [`${at}/index must be at most ${count}, the number of parts, not ${index}`] : [];

function* inFindings(at: string, findings: readonly Finding[]): Generator<Contradiction> {
  for (const [index, { rule, range, related = [], fix }] of findings.entries()) {
    const here = `${at}/${index}`;
    if (!known.has(rule)) yield `${here}/rule must be a rule of this program, not ${shown(rule)}`;
    yield* ranges(`${here}/range`, range);
    for (const [other, one] of related.entries()) yield* ranges(`${here}/related/${other}/range`, one.range);
    for (const [edit, { start, end }] of (fix?.edits ?? []).entries()) {
      if (end < start) yield `${here}/fix/edits/${edit} ends before it starts`;
    }
  }
}

function* inFile(at: string, { findings, whatIf = [] }: PartFile): Generator<Contradiction> {
  yield* inFindings(`${at}/findings`, findings);
  for (const [index, view] of whatIf.entries()) {
    const { errors, warnings } = countsOf({ view });
    yield* counts(`${at}/whatIf/${index}/errors`, view.errors, errors);
    yield* counts(`${at}/whatIf/${index}/warnings`, view.warnings, warnings);
    yield* inFindings(`${at}/whatIf/${index}/findings`, view.findings);
  }
}

export function* inJson({ part, files, summary }: JsonPart): Generator<Contradiction> {
  yield* indices('/part', part);
  if (part.pending !== undefined) yield* inFile('/part/pending', part.pending);
  const paths = new Set<string>();
  for (const [index, file] of files.entries()) {
    if (paths.has(file.path))
      yield `/files/${index}/path must be another one than before, not ${shown(file.path)} again`;
    paths.add(file.path);
    yield* inFile(`/files/${index}`, file);
  }
  const made = summarize(files);
  for (const name of amounts) yield* counts(`/summary/${name}`, summary[name], made[name]);
}

function* inResults(at: string, results: readonly Result[], rules: readonly { readonly id: string }[]) {
  for (const [index, { ruleId, ruleIndex, locations = [] }] of results.entries()) {
    const here = `${at}/${index}`;
    if (ruleIndex !== undefined && rules[ruleIndex]?.id !== ruleId) {
      yield `${here}/ruleIndex must be the place of ${shown(ruleId)} among the rules, not ${shown(ruleIndex)}`;
    }
    const { startLine = 1, endLine = startLine } = locations[0]?.physicalLocation?.region ?? {};
    if (endLine < startLine) yield `${here}/locations/0/physicalLocation/region ends before it starts`;
  }
}

export function* inSarif({ runs: [{ tool, results, properties }] }: SarifPartLog): Generator<Contradiction> {
  const { part } = properties;
  const rules = tool.driver.rules ?? [];
  yield* indices('/runs/0/properties/part', part);
  yield* inResults('/runs/0/properties/part/pending', part.pending, rules);
  yield* inResults('/runs/0/results', results, rules);
  const listed = Math.min(part.total, mostResults);
  if (results.length !== listed)
    yield `/runs/0/results must hold ${listed}, by the total of the part, not ${results.length}`;
}
