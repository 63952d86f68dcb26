import { resolve } from 'node:path';
import { nothingMatched, realDisk, reason } from '../discover/index.ts';
import { type Problem, type Report, summarize } from '../finding.ts';
import { inspect } from '../inspect.ts';
import { loadReporter } from '../report/load-reporter.ts';
import { oneLine } from '../report/printable.ts';
import type { ReportContext } from '../report/reporter.ts';
import { ruleTable } from '../rule-table.ts';
import { isEmpty } from '../run.ts';
import { type Command, type Output, type OutputFormat, type Settings, UsageError } from '../settings/index.ts';
import { tool } from '../tool.ts';
import { writeReport } from '../write-report.ts';
import { progressOn } from './progress.ts';
import { isTerminal, print, say } from './streams.ts';

type CheckCommand = Extract<Command, { readonly name: 'check' }>;

/** These name every rule or link to its sources. */
const wordy: ReadonlySet<OutputFormat> = new Set(['sarif', 'markdown']);

async function contextOf({ format, outputs }: CheckCommand, { failOn }: Settings): Promise<ReportContext> {
  const needsWords = [format, ...outputs.map((output) => output.format)].some((name) => wordy.has(name));
  return { tool, rules: needsWords ? await ruleTable() : new Map(), failOn };
}

function isClean({ files, problems }: Report): boolean {
  const { errors, warnings, notes } = summarize(files);
  return problems.length + errors + warnings + notes === 0 && files.every(({ whatIf }) => whatIf === undefined);
}

/** These stay whole whatever has changed: code scanning closes an alert that a report does not hold any more. */
const complete: ReadonlySet<OutputFormat> = new Set(['sarif', 'json']);

/** The report as people see it, and as it counts. */
async function narrowed(report: Report, { settings, changedSince: reference }: CheckCommand): Promise<Report> {
  if (reference === undefined) return report;
  const { changedSince } = await import('./changed-since.ts');
  const standardInput = settings.paths.includes('-') ? settings.stdinFilename : undefined;
  const part = await changedSince(report, settings.root, reference, standardInput);
  if (typeof part !== 'string') return part;
  say(`note: All files count: ${part}.`);
  return report;
}

/** A misspelt command looks like a path that does not exist. */
async function refuseMisspelling({ settings, perhaps }: CheckCommand): Promise<void> {
  const [first = ''] = settings.paths;
  if (perhaps === undefined || (await realDisk.kind(resolve(settings.workingDirectory, first)))) return;
  throw new UsageError(`There is no command or file ${JSON.stringify(first)}; did you mean ${perhaps}?`);
}

/** A report that cannot be written keeps no other from being written. */
async function write(
  { format, file }: Output,
  report: Report,
  context: ReportContext,
  root: string,
): Promise<Problem[]> {
  try {
    const reporter = await loadReporter(format);
    writeReport(resolve(file), reporter(report, context), report, root);
    return [];
  } catch (error) {
    return [{ kind: 'operator', path: file, message: `The ${format} report cannot be written: ${reason(error)}.` }];
  }
}

export interface Outcome {
  /** Everything that counts: the findings, and what kept part of the work from being done. */
  readonly report: Report;
  readonly failOn: Settings['failOn'];
}

const errorScreen = {
  get isTTY() {
    return isTerminal('stderr');
  },
  write: (text: string) => process.stderr.write(text),
};

/** Runs, prints and writes. */
export async function check(command: CheckCommand, today: string): Promise<Outcome> {
  const { format, outputs, fixing, quiet, color } = command;
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
  const context = await contextOf(command, settings);
  for (const notice of quiet ? [] : notices) say(`note: ${oneLine(notice)}`);
  if (!quiet && settings.ifNoFiles === 'warn' && isEmpty(whole)) say(`warning: ${nothingMatched(settings)}`);
  if (!quiet && fixer !== undefined) say(fixer.news);
  if (fixer !== undefined && fixing === 'show') {
    await print(fixer.diff);
  } else if (!(quiet && format === 'text' && isClean(report))) {
    const reporter = await loadReporter(format);
    await print(
      reporter(reportFor(format), {
        ...context,
        color,
        // A terminal may not know how wide it is, and says zero.
        ...(isTerminal('stdout') && process.stdout.columns > 0 && { width: process.stdout.columns }),
      }),
    );
  }
  const unwritten: Problem[] = [];
  for (const output of outputs) {
    unwritten.push(...(await write(output, reportFor(output.format), context, settings.root)));
  }

  // The text report shows what kept a file from being checked; who reads another one is told here.
  const isShown = format === 'text' && fixing !== 'show';
  for (const { path, message } of isShown ? unwritten : [...report.problems, ...unwritten]) {
    say(`error: ${path === '' ? '' : `${oneLine(path)}: `}${oneLine(message)}`);
  }
  return { report: { ...report, problems: [...report.problems, ...unwritten] }, failOn: settings.failOn };
}
