/** What every SARIF file of ours looks like from the outside, one run's and the one of several parts put together. */

import type { Log, Notification, Result, Run } from 'sarif';
import { type Severity, type Shard, severities } from '../../finding.ts';
import { grouped } from '../../grouped.ts';
import { plural } from '../wording.ts';

/** Code scanning keeps this many results of a run and refuses a file with five times as many. */
export const mostResults = 5000;

/** How much there was to list. */
interface Amounts {
  /** Findings before the most severe were chosen. */
  readonly total: number;
  /** Findings beside those, each beyond the limit of findings of its file. */
  readonly beyondLimits: number;
}

/** What a part of a run says of itself, among the properties of its run. */
export interface SarifPart extends Shard, Amounts {
  /** The same in all parts of a run. */
  readonly run: string;
  /** Results that hold if no other part disagrees. */
  readonly pending: readonly Result[];
}

export interface Contents extends Amounts {
  readonly tool: Run['tool'];
  readonly automationDetails?: Run['automationDetails'];
  /** What kept part of the work from being done. */
  readonly notifications: readonly Notification[];
  readonly results: readonly Result[];
  readonly part?: SarifPart;
}

/** What a log leaves out, one sentence for each reason. */
function* cuts(listed: number, { total, beyondLimits }: Amounts): Iterable<string> {
  if (beyondLimits > 0) {
    yield `Not listed: ${plural(beyondLimits, 'finding')} beyond the limit of findings of their file ("limits.findings" in the config file).`;
  }
  if (listed < total) {
    yield `Only the ${grouped(listed)} most severe of ${beyondLimits > 0 ? 'the other ' : ''}${grouped(total)} findings are listed.`;
  }
}

export function sarifLog({ tool, automationDetails, notifications, results, part, ...amounts }: Contents): string {
  const warnings = [...cuts(results.length, amounts)];
  const said = [...notifications, ...warnings.map((text): Notification => ({ level: 'warning', message: { text } }))];
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
