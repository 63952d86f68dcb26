/** A run over real files as both entries start it: with the config file and the baseline that the settings name. */

import { resolve } from 'node:path';
import type { Baseline } from './baseline/index.ts';
import type { CheckResult, CheckSettings, Source } from './check.ts';
import { type CheckAll, inTurn } from './check-files.ts';
import { configured, firmPatterns, perFile } from './config/index.ts';
import { inCrew } from './crew.ts';
import { formatOf } from './describe/formats.ts';
import { takesMore } from './describe/scope.ts';
import { realDisk } from './discover/index.ts';
import type { Report } from './finding.ts';
import type { Known } from './fix.ts';
import { withinLimit } from './lint/index.ts';
import { plural } from './report/index.ts';
import { type Progress, run } from './run.ts';
import type { Settings } from './settings/index.ts';
import { reasonNotWritten } from './system-fault.ts';

export interface Inspection {
  /** With what the config file adds. */
  readonly settings: Settings;
  readonly report: Report;
  /** What the operator should know and what changes nothing. */
  readonly notices: readonly string[];
}

/** So many are named of what a baseline has to say; the others are counted. */
const named = 10;

/** A sentence for each of the first, and one for all the others. */
const sentences = <Item>(items: readonly Item[], each: (item: Item) => string, more: (count: number) => string) => [
  ...items.slice(0, named).map(each),
  ...(items.length > named ? [more(items.length - named)] : []),
];

function staleNotices(baseline: Baseline | undefined, report: Report): string[] {
  const stale = baseline?.stale(report) ?? [];
  if (stale.length === 0) return [];
  const shown = sentences(
    stale,
    ({ file, rule, pointer }) => `The baseline lists ${rule} at ${pointer || '/'} of ${file}, which is gone.`,
    (count) => `The baseline lists ${plural(count, 'more finding')} that ${count === 1 ? 'is' : 'are'} gone.`,
  );
  return [...shown, 'Write the baseline again with --write-baseline to drop what is gone.'];
}

function writtenNotices(baseline: Baseline, report: Report): string[] {
  const { file, findings, undone } = baseline.write(report);
  const kept = sentences(
    undone,
    (name) => `${name} was not checked in full, so the baseline keeps what it knew of it.`,
    (count) => `The baseline keeps what it knew of ${plural(count, 'more file')} not checked in full.`,
  );
  return [`Listed ${plural(findings, 'finding')} in ${file}.`, ...kept];
}

/** Loaded for those who have one: it needs `node:crypto`, which takes as long to load as a small file to check. */
async function openBaseline(settings: Settings): Promise<Baseline | undefined> {
  const { Baseline } = await import('./baseline/index.ts');
  return Baseline.open(settings, realDisk);
}

/** How a run goes about its work; nothing of it changes the report. */
export interface Manner {
  readonly progress?: Progress | undefined;
  readonly jobs?: number | undefined;
  /** Does more to each file than check it. */
  readonly examine?: ((source: Source, settings: CheckSettings, known: Known) => CheckResult) | undefined;
}

/** What is known must not take the place of what is new, so every finding is seen before some are left out. */
const quieted =
  (checkAll: CheckAll, baseline: Baseline): CheckAll =>
  (candidates, settings, tell) => {
    const settingsOf = perFile(settings);
    return checkAll(candidates, { ...settings, everyFinding: true }, (index, { file, ...checked }) => {
      if (file === undefined) return tell(index, checked);
      const place = candidates[index]?.location ?? resolve(settings.workingDirectory, file.path);
      return tell(index, { ...checked, file: withinLimit(baseline.quiet(file), settingsOf(place).settings) });
    });
  };

/** Other protocol versions were asked for, and a file is in a format that has room for one alone. */
function confined({ files }: Report): string[] {
  const such = files.filter(({ mcpdesc }) => {
    const format = formatOf(mcpdesc ?? '');
    return format !== undefined && !takesMore(format);
  });
  const [first] = such;
  if (first === undefined) return [];
  const which = such.length === 1 ? first.path : plural(such.length, 'file');
  return [`No other protocol version is tried for ${which}: format ${first.mcpdesc} has room for one.`];
}

export async function inspect(
  given: Settings,
  today: string,
  { progress, jobs, examine }: Manner = {},
): Promise<Inspection> {
  const settings = await configured(given, realDisk, today);
  const baseline = settings.baseline && (await openBaseline(settings));
  const heard: string[] = [];
  const known: Known = (file) => baseline?.known(file) ?? file;
  const checkAll = examine
    ? inTurn(realDisk, (source, own) => examine(source, own, known))
    : inCrew({ jobs, notice: (text) => heard.push(text) });
  const report = await run(settings, realDisk, {
    ...(progress && { progress }),
    checkAll: baseline === undefined ? checkAll : quieted(checkAll, baseline),
  });
  const notices = [
    ...heard,
    ...(settings.config === undefined ? [] : firmPatterns(settings.config)),
    ...(settings.whatIf.length === 0 ? [] : confined(report)),
  ];
  if (baseline === undefined || settings.baseline?.write !== true) {
    return { settings, report, notices: [...notices, ...(settings.shard ? [] : staleNotices(baseline, report))] };
  }
  try {
    return { settings, report, notices: [...notices, ...writtenNotices(baseline, report)] };
  } catch (error) {
    const message = `The baseline cannot be written: ${reasonNotWritten(error)}.`;
    const problem = { kind: 'operator', path: settings.baseline.file, message } as const;
    return { settings, report: { ...report, problems: [...report.problems, problem] }, notices };
  }
}
