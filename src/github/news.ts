/** Which findings a pull request brings in: those of its changed files that the same files did not have in the base. */

import { resolve } from 'node:path';
import { type Disk, realDisk } from '../discover/index.ts';
import type { FileReport, Finding, Report } from '../finding.ts';
import { fileAt } from '../git.ts';
import type { Settings } from '../settings/index.ts';
import type { Changes } from './changes.ts';

/** The whole pipeline, as `run.ts` has it. */
export type Check = (settings: Settings, disk: Disk) => Promise<Report>;

const active = (file: FileReport | undefined): readonly Finding[] =>
  file?.findings.filter(({ suppressed }) => suppressed === undefined) ?? [];

type Key = (finding: Finding) => string;

/** Never by line: whatever is written above a finding moves it. */
const exactly: Key = ({ rule, pointer, message }) => JSON.stringify([rule, pointer, message]);
/** An item that is put into a list moves those behind it. */
const wherever: Key = ({ rule, pointer, message }) =>
  JSON.stringify([rule, pointer.replace(/\/\d+(?=\/|$)/g, '/*'), message]);

/** What is left of two lists when each finding of one has been paired with an equal one of the other. */
function unpaired(
  now: readonly Finding[],
  before: readonly Finding[],
  key: Key,
): readonly [now: readonly Finding[], before: readonly Finding[]] {
  const waiting = new Map<string, Finding[]>();
  for (const finding of before) waiting.set(key(finding), [...(waiting.get(key(finding)) ?? []), finding]);
  const left = now.filter((finding) => waiting.get(key(finding))?.pop() === undefined);
  return [left, [...waiting.values()].flat()];
}

export function added(now: readonly Finding[], before: readonly Finding[]): readonly Finding[] {
  const [left, gone] = unpaired(now, before, exactly);
  return unpaired(left, gone, wherever)[0];
}

/** Checks the changed files once more as they are in the base, under their present names and settings. */
export async function newFindings(
  report: Report,
  changes: Changes,
  settings: Settings,
  check: Check,
): Promise<ReadonlySet<Finding>> {
  const { root } = settings;
  const changed = report.files.filter((file) => changes.has(file.path) && active(file).length > 0);
  const earlier = new Map(
    changed.flatMap(({ path }) => {
      const before = changes.before(path);
      return before === undefined ? [] : [[resolve(root, path), before]];
    }),
  );
  const base: Disk = {
    ...realDisk,
    read: (location = '', atMost) => fileAt(root, changes.base, earlier.get(location) ?? '', atMost),
  };
  const { files } =
    earlier.size === 0
      ? { files: [] }
      : await check({ ...settings, paths: [...earlier.keys()], everyFinding: true }, base);
  const reports = new Map(files.map((file) => [file.path, file]));
  return new Set(changed.flatMap((file) => added(active(file), active(reports.get(file.path)))));
}
