/** The SARIF logs of all parts as the log of the whole. */

import type { Log, Notification, Result, Run } from 'sarif';
import { byPath, type Problem } from '../finding.ts';
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

interface Located<Item> {
  readonly path: string;
  readonly item: Item;
}

/** With the paths that the addresses stand for: percent signs would change the order. */
function located<Item extends Result | Notification>(name: string, items: readonly Item[]): Located<Item>[] {
  return items.map((item) => {
    const uri = item.locations?.[0]?.physicalLocation?.artifactLocation?.uri ?? '';
    try {
      return { path: decodeURIComponent(uri), item };
    } catch {
      throw new UsageError(
        `The report ${JSON.stringify(name)} cannot be merged: ${JSON.stringify(uri)} is the address of no file`,
      );
    }
  });
}

const inPathOrder = <Item>(all: readonly Located<Item>[]): Item[] => all.toSorted(byPath).map(({ item }) => item);

export interface MergedLog {
  readonly text: string;
  readonly results: readonly Result[];
  /** The kinds of what kept part of the work from being done. */
  readonly undone: readonly Problem['kind'][];
}

export function mergedLog(logs: readonly { readonly name: string; readonly log: SarifPartLog }[]): MergedLog {
  const parts = inOrder(
    logs.map(({ name, log: { runs } }) => ({ name, contents: runs[0], ...runs[0].properties.part })),
  );
  const [first] = parts;
  if (first === undefined) throw new UsageError('There is nothing to merge');
  const { tool, automationDetails } = first.contents;
  for (const { name, contents: run } of parts) {
    const isAlike = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
    if (isAlike(run.tool, tool) && isAlike(run.automationDetails, automationDetails)) continue;
    throw new UsageError(`${JSON.stringify(first.name)} and ${JSON.stringify(name)} differ in tool, rules or category`);
  }

  const pending = agreed(parts.map((part) => part.pending));
  const all = inPathOrder([
    ...parts.flatMap(({ name, contents }) => located(name, contents.results)),
    ...located(first.name, pending),
  ]);
  const notifications = inPathOrder(
    parts.flatMap(({ name, contents }) => {
      const said = contents.invocations?.[0]?.toolExecutionNotifications ?? [];
      // The other kind says how many results were left out.
      return located(
        name,
        said.filter(({ level }) => level === 'error'),
      );
    }),
  );
  const text = sarifLog({
    tool,
    ...(automationDetails && { automationDetails }),
    notifications,
    results: mostSevere(all, mostResults, (result) => ({ severity: severityOfResult(result) })).kept,
    total: parts.reduce((sum, { total }) => sum + total, pending.length),
    beyondLimits: parts.reduce((sum, { beyondLimits }) => sum + beyondLimits, 0),
  });
  const undone = new Set(notifications.map(({ properties }) => (properties?.kind === 'crash' ? 'crash' : 'operator')));
  return { text, results: all, undone: [...undone] };
}
