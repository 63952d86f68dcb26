import { resolve } from 'node:path';
import { nothingMatched, realDisk } from '../discover/index.ts';
import { type Report, summarize } from '../finding.ts';
import { inspect } from '../inspect.ts';
import { oneLine, printable } from '../report/printable.ts';
import { verdict } from '../report/verdict.ts';
import { outcome } from '../report/wording.ts';
import { isEmpty } from '../run.ts';
import { type Command, type OutputFormat, settingsFiles, UsageError } from '../settings/index.ts';
import { sources } from '../write-report.ts';
import { complain, contextFor, printReport, writeOutputs } from './delivery.ts';
import type { Outcome } from './outcome.ts';
import { progressOn } from './progress.ts';
import { isTerminal, print, say } from './streams.ts';

type CheckCommand = Extract<Command, { readonly name: 'check' }>;

/** These stay whole whatever has changed: code scanning closes an alert that a report does not hold any more. */
const complete: ReadonlySet<OutputFormat> = new Set(['sarif', 'json']);

/** The report as people see it, and as it counts. */
async function narrowed(report: Report, { settings, quiet, changedSince: reference }: CheckCommand): Promise<Report> {
  if (reference === undefined) return report;
  const { changedSince } = await import('./changed-since.ts');
  const standardInput = settings.paths.includes('-') ? settings.stdinFilename : undefined;
  const part = await changedSince(report, settings.root, reference, standardInput);
  if (typeof part === 'string') {
    say(`note: All files count: ${part}.`);
    return report;
  }
  const unchanged = report.files.filter((file) => !part.files.includes(file));
  if (unchanged.length > 0 && !quiet) {
    say(`note: Left out, as unchanged since ${reference}: ${outcome(summarize(unchanged))}.`);
  }
  return part;
}

/** A misspelt command looks like a path that does not exist. */
async function refuseMisspelling({ settings, perhaps }: CheckCommand): Promise<void> {
  const [first = ''] = settings.paths;
  if (perhaps === undefined) return;
  // What cannot be looked at is there, and discovery says what is the matter with it.
  if (await realDisk.kind(resolve(settings.workingDirectory, first)).catch(() => 'other')) return;
  throw new UsageError(`There is no command or file ${JSON.stringify(first)}; did you mean ${perhaps}?`);
}

/** For eyes, unlike the diff itself, which is to be applied byte for byte. */
const shown = (diff: string): string => diff.replace(/[^\n\t]+/g, printable);

const errorScreen = {
  get isTTY() {
    return isTerminal('stderr');
  },
  write: (text: string) => process.stderr.write(text),
};

/** Runs, prints and writes. */
export async function check(command: CheckCommand, today: string): Promise<Outcome> {
  const { format, fixing, quiet } = command;
  await refuseMisspelling(command);
  const fixer = fixing === 'no' ? undefined : new (await import('./fixing.ts')).Fixer(fixing, command.settings.root);
  const progress = progressOn(errorScreen);
  const inspection = await inspect(command.settings, today, {
    progress: quiet ? undefined : progress.show,
    jobs: command.jobs,
    examine: fixer?.examine,
  });
  progress.clear();

  const { settings, report: whole, notices } = inspection;
  const report = await narrowed(whole, command);
  const reportFor = (name: OutputFormat) => (complete.has(name) ? whole : report);
  const context = await contextFor(command, settings.failOn);
  for (const notice of quiet ? [] : notices) say(`note: ${oneLine(notice)}`);
  if (settings.ifNoFiles === 'warn' && isEmpty(whole)) say(`warning: ${nothingMatched(settings)}`);
  if (!quiet && fixer !== undefined) say(fixer.news);
  if (fixer !== undefined && fixing === 'show') {
    await print(isTerminal('stdout') ? shown(fixer.diff) : fixer.diff);
  } else {
    await printReport(reportFor(format), command, context);
  }
  const read = command.outputs.length === 0 ? [] : [...whole.files.map(({ path }) => path), ...settingsFiles(settings)];
  const unwritten = await writeOutputs(command, reportFor, context, sources(settings.root, read));

  // The text report shows what kept a file from being checked; who reads another one is told here.
  const isShown = format === 'text' && fixing !== 'show';
  complain(isShown ? unwritten : [...report.problems, ...unwritten]);
  return {
    problems: [...report.problems, ...unwritten],
    isFailure: verdict(report, settings.failOn) === 'failure',
  };
}
