/** SARIF 2.1.0 as GitHub code scanning takes it: one run, every rule, relative paths, no time and no machine in it. */

import type { Notification } from 'sarif';
import { type Problem, summarizeLeftOut } from '../finding.ts';
import { mostSevere } from '../most-severe.ts';
import { active, type Placed, placed } from './active.ts';
import { relativeUri } from './links.ts';
import type { Reporter } from './reporter.ts';
import { mostResults, sarifLog } from './sarif/log.ts';
import { plainText, sarifResult, suppressions } from './sarif/results.ts';
import { sarifRules } from './sarif/rules.ts';
import { complaint } from './wording.ts';

export { mostResults } from './sarif/log.ts';

const problemNotification = (problem: Problem): Notification => ({
  level: 'error',
  message: { text: plainText(complaint(problem)) },
  ...(problem.path !== '' && {
    locations: [{ physicalLocation: { artifactLocation: { uri: relativeUri(problem.path) } } }],
  }),
  ...(problem.rule !== undefined && { associatedRule: { id: problem.rule } }),
  properties: { kind: problem.kind },
});

export const sarif: Reporter = (report, { tool, rules: table, links, category, includeSuppressed }) => {
  const { part, problems } = report;
  const rules = sarifRules(table, links);
  const indices = new Map(rules.map(({ id }, index) => [id, index]));
  const resultOf = (item: Placed) => ({
    ...sarifResult(item, indices.get(item.finding.rule)),
    ...(includeSuppressed === true && { suppressions: suppressions(item.finding) }),
  });
  const all = includeSuppressed === true ? placed(report) : active(report);
  const { errors, warnings, notes, suppressed } = summarizeLeftOut(report.files);
  const beyondLimits = errors + warnings + notes + (includeSuppressed === true ? suppressed : 0);
  const amounts = { total: all.length, beyondLimits };
  const pending = placed({ files: part?.pending === undefined ? [] : [part.pending], problems });
  return sarifLog({
    tool: {
      driver: {
        name: tool.name,
        semanticVersion: tool.version,
        ...(tool.home !== undefined && { informationUri: tool.home }),
        rules,
      },
    },
    // The upload action takes what stands before the last slash as the category.
    ...(category !== undefined && { automationDetails: { id: `${category}/` } }),
    notifications: problems.map(problemNotification),
    results: mostSevere(all, mostResults, ({ finding: { severity } }) => ({ severity })).kept.map(resultOf),
    ...amounts,
    ...(part !== undefined && {
      part: { index: part.index, count: part.count, run: part.run, ...amounts, pending: pending.map(resultOf) },
    }),
  });
};
