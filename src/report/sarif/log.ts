/** What every SARIF file of ours looks like from the outside, one run's and the one of several parts put together. */

import type { Log, Notification, Result, Run } from 'sarif';
import { type Severity, type Shard, severities } from '../../finding.ts';

/** Code scanning keeps this many results of a run and refuses a file with five times as many. */
export const mostResults = 5000;

/** What a part of a run says of itself, among the properties of its run. */
export interface SarifPart extends Shard {
  /** Findings before the most severe were chosen. */
  readonly total: number;
  /** Results that hold if no other part disagrees. */
  readonly pending: readonly Result[];
}

export interface Contents {
  readonly tool: Run['tool'];
  readonly automationDetails?: Run['automationDetails'];
  /** What kept part of the work from being done. */
  readonly notifications: readonly Notification[];
  readonly results: readonly Result[];
  /** Findings before the most severe were chosen. */
  readonly total: number;
  readonly part?: SarifPart;
}

export function sarifLog({ tool, automationDetails, notifications, results, total, part }: Contents): string {
  const cut: Notification = {
    level: 'warning',
    message: { text: `Only the ${results.length} most severe of ${total} findings are listed.` },
  };
  const said = [...notifications, ...(results.length < total ? [cut] : [])];
  const run: Run = {
    tool,
    ...(automationDetails !== undefined && { automationDetails }),
    invocations: [
      {
        executionSuccessful: notifications.length === 0,
        ...(said.length > 0 && { toolExecutionNotifications: said }),
      },
    ],
    columnKind: 'utf16CodeUnits',
    results: [...results],
    ...(part !== undefined && { properties: { part } }),
  };
  const log: Log = { $schema: 'https://json.schemastore.org/sarif-2.1.0.json', version: '2.1.0', runs: [run] };
  return `${JSON.stringify(log, undefined, 2)}\n`;
}

/** The level of a result of ours is a severity. */
export const severityOfResult = ({ level }: Result): Severity =>
  severities.find((severity) => severity === level) ?? 'warning';
