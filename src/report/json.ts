/** The JSON report, version 1. `docs/json-report.schema.json` describes it. */

import {
  type Counted,
  type FileReport,
  type Finding,
  type Position,
  type Problem,
  type Range,
  type SourceLine,
  summarize,
  type WhatIf,
} from '../finding.ts';
import type { Reporter } from './reporter.ts';
import { countsOf } from './what-if.ts';

// Every object is spelled out, so that the order of its members is ours and nothing internal slips through.

const position = ({ line, column, offset }: Position) => ({ line, column, offset });
const range = ({ start, end }: Range) => ({ start: position(start), end: position(end) });

const sourceOf = ({ excerpt, caret, length, hash, content }: SourceLine) => ({ excerpt, caret, length, hash, content });

/** A part of a run carries what the reports of the whole need, and no report of a whole shows. */
const findingOf = (isPart: boolean) => (finding: Finding) => ({
  rule: finding.rule,
  severity: finding.severity,
  message: finding.message,
  protocolVersions: finding.protocolVersions,
  pointer: finding.pointer,
  range: range(finding.range),
  related: finding.related?.map((related) => ({
    message: related.message,
    pointer: related.pointer,
    range: range(related.range),
  })),
  suppressed: finding.suppressed && { by: finding.suppressed.by, reason: finding.suppressed.reason },
  fix: finding.fix && {
    title: finding.fix.title,
    edits: finding.fix.edits.map(({ start, end, text }) => ({ start, end, text })),
  },
  source: isPart ? sourceOf(finding.source) : undefined,
});

const countedOf = ({ severity, protocolVersions, suppressed, count }: Counted) => ({
  severity,
  protocolVersions,
  suppressed,
  count,
});

const viewOf = (view: WhatIf, isPart: boolean) => {
  const { errors, warnings } = countsOf({ view });
  return {
    protocolVersion: view.protocolVersion,
    errors,
    warnings,
    findings: view.findings.map(findingOf(isPart)),
    leftOut: view.leftOut?.map(countedOf),
  };
};

const fileOf = (isPart: boolean) => (file: FileReport) => ({
  path: file.path,
  mcpdesc: file.mcpdesc,
  protocolVersions: file.protocolVersions,
  findings: file.findings.map(findingOf(isPart)),
  leftOut: file.leftOut?.map(countedOf),
  whatIf: file.whatIf?.map((view) => viewOf(view, isPart)),
  config: file.config,
});

const problemOf = ({ kind, path, rule, message }: Problem) => ({ kind, path, rule, message });

export const json: Reporter = ({ files, problems, part }, { tool }) => {
  const shown = fileOf(part !== undefined);
  const report = {
    version: 1,
    tool: { name: tool.name, version: tool.version },
    part: part && { index: part.index, count: part.count, run: part.run, pending: part.pending && shown(part.pending) },
    files: files.map(shown),
    problems: problems.length > 0 ? problems.map(problemOf) : undefined,
    summary: summarize(files),
  };
  return `${JSON.stringify(report, undefined, 2)}\n`;
};
