/** SARIF 2.1.0 as GitHub code scanning takes it: one run, every rule, relative paths, no time and no machine in it. */

import type { Invocation, Log, Notification, Run } from 'sarif';
import type { Problem } from '../finding.ts';
import { active, bySeverity, type Placed, placed } from './active.ts';
import { relativeUri } from './links.ts';
import type { Reporter } from './reporter.ts';
import { plainText, sarifResult, suppressions } from './sarif/results.ts';
import { sarifRules } from './sarif/rules.ts';
import { complaint } from './wording.ts';

/** Code scanning keeps this many results of a run and refuses a file with five times as many. */
export const mostResults = 5000;

/** The most severe ones, still in the order of the report. */
function kept(all: readonly Placed[]): readonly Placed[] {
  if (all.length <= mostResults) return all;
  const worst = new Set(bySeverity(all).slice(0, mostResults));
  return all.filter((item) => worst.has(item));
}

const problemNotification = (problem: Problem): Notification => ({
  level: 'error',
  message: { text: plainText(complaint(problem)) },
  ...(problem.path !== '' && {
    locations: [{ physicalLocation: { artifactLocation: { uri: relativeUri(problem.path) } } }],
  }),
  ...(problem.rule !== undefined && { associatedRule: { id: problem.rule } }),
});

function invocation(problems: readonly Problem[], total: number, written: number): Invocation {
  const cut: Notification[] =
    written === total
      ? []
      : [{ level: 'warning', message: { text: `Only the ${written} most severe of ${total} findings are listed.` } }];
  const notifications = [...problems.map(problemNotification), ...cut];
  return {
    executionSuccessful: problems.length === 0,
    ...(notifications.length > 0 && { toolExecutionNotifications: notifications }),
  };
}

export const sarif: Reporter = (report, { tool, rules: table, links, category, includeSuppressed }) => {
  const rules = sarifRules(table, links);
  const indices = new Map(rules.map(({ id }, index) => [id, index]));
  const all = includeSuppressed === true ? placed(report) : active(report);
  const written = kept(all);
  const run: Run = {
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
    invocations: [invocation(report.problems, all.length, written.length)],
    columnKind: 'utf16CodeUnits',
    results: written.map((item) => ({
      ...sarifResult(item, indices.get(item.finding.rule)),
      ...(includeSuppressed === true && { suppressions: suppressions(item.finding) }),
    })),
  };
  const log: Log = { $schema: 'https://json.schemastore.org/sarif-2.1.0.json', version: '2.1.0', runs: [run] };
  return `${JSON.stringify(log, undefined, 2)}\n`;
};
