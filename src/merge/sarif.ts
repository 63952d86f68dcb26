/** The SARIF logs of all parts as the log of the whole. */

import type { Log, Notification, Result, Run } from 'sarif';
import { byPath } from '../finding.ts';
import { mostSevere } from '../most-severe.ts';
import { mostResults, type SarifPart, sarifLog, severityOfResult } from '../report/sarif/log.ts';
import { UsageError } from '../settings/index.ts';
import { agreed, inOrder } from './parts.ts';

export interface PartRun extends Run {
  readonly results: Result[];
  readonly properties: { readonly part: SarifPart };
}

/** What stands in one run, as a log of ours has it. */
export interface SarifPartLog extends Log {
  readonly runs: [PartRun];
}

const pathOf = ({ locations }: Result | Notification): string =>
  decodeURIComponent(locations?.[0]?.physicalLocation?.artifactLocation?.uri ?? '');

/** In the order of the paths, which percent signs would change. */
function sorted<Item extends Result | Notification>(items: readonly Item[]): Item[] {
  return items
    .map((item) => ({ path: pathOf(item), item }))
    .sort(byPath)
    .map(({ item }) => item);
}

export interface MergedLog {
  readonly text: string;
  readonly results: readonly Result[];
  /** Whether nothing kept part of the work from being done. */
  readonly isComplete: boolean;
}

export function mergedLog(logs: readonly { readonly name: string; readonly log: SarifPartLog }[]): MergedLog {
  const parts = inOrder(logs.map(({ name, log: { runs } }) => ({ name, run: runs[0], ...runs[0].properties.part })));
  const [first] = parts;
  if (first === undefined) throw new UsageError('There is nothing to merge');
  const { tool, automationDetails } = first.run;
  for (const { name, run } of parts) {
    const isAlike = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
    if (isAlike(run.tool, tool) && isAlike(run.automationDetails, automationDetails)) continue;
    throw new UsageError(`${JSON.stringify(first.name)} and ${JSON.stringify(name)} differ in tool, rules or category`);
  }

  const pending = agreed(parts.map((part) => part.pending));
  const all = sorted([...parts.flatMap(({ run }) => run.results), ...pending]);
  // The other kind says how many results were left out.
  const notifications = parts
    .flatMap(({ run }) => run.invocations?.[0]?.toolExecutionNotifications ?? [])
    .filter(({ level }) => level === 'error');
  const text = sarifLog({
    tool,
    ...(automationDetails && { automationDetails }),
    notifications: sorted(notifications),
    results: mostSevere(all, mostResults, (result) => ({ severity: severityOfResult(result) })).kept,
    total: parts.reduce((sum, { total }) => sum + total, pending.length),
    beyondLimits: parts.reduce((sum, { beyondLimits }) => sum + beyondLimits, 0),
  });
  return { text, results: all, isComplete: notifications.length === 0 };
}
