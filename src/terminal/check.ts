import { resolve } from 'node:path';
import { nothingMatched, realDisk, reason } from '../discover/index.ts';
import { type Problem, type Report, summarize } from '../finding.ts';
import { oneLine, type ReportContext, reporters } from '../report/index.ts';
import { ruleTable } from '../rule-table.ts';
import { isEmpty, run } from '../run.ts';
import type { Command, Output, OutputFormat } from '../settings/index.ts';
import { tool } from '../tool.ts';
import { writeWhole } from '../write-whole.ts';
import { Fixer } from './fixing.ts';
import { progressOn } from './progress.ts';
import { print, say } from './streams.ts';

type CheckCommand = Extract<Command, { readonly name: 'check' }>;

/** These name every rule or link to its sources. */
const wordy: ReadonlySet<OutputFormat> = new Set(['sarif', 'markdown']);

async function contextOf({ settings, format, outputs }: CheckCommand): Promise<ReportContext> {
  const needsWords = [format, ...outputs.map((output) => output.format)].some((name) => wordy.has(name));
  return { tool, rules: needsWords ? await ruleTable() : new Map(), failOn: settings.failOn };
}

function isClean({ files, problems }: Report): boolean {
  const { errors, warnings, notes } = summarize(files);
  return problems.length + errors + warnings + notes === 0 && files.every(({ whatIf }) => whatIf === undefined);
}

/** A report that cannot be written keeps no other from being written. */
function write({ format, file }: Output, report: Report, context: ReportContext): Problem[] {
  try {
    writeWhole(resolve(file), reporters[format](report, context));
    return [];
  } catch (error) {
    return [{ kind: 'operator', path: file, message: `The ${format} report cannot be written: ${reason(error)}.` }];
  }
}

/** Runs, prints and writes; gives back everything that kept part of it from being done, and the findings. */
export async function check(command: CheckCommand): Promise<Report> {
  const { settings, format, outputs, fixing, quiet, color } = command;
  const fixer = new Fixer(fixing, settings.root);
  const progress = progressOn(process.stderr);
  const report = await run(settings, realDisk, quiet ? undefined : progress.show, fixer.examine);
  progress.clear();

  const context = await contextOf(command);
  if (!quiet && settings.ifNoFiles === 'warn' && isEmpty(report)) say(`warning: ${nothingMatched(settings)}`);
  if (!quiet && fixer.news !== undefined) say(fixer.news);
  if (fixing === 'show') {
    await print(fixer.diff);
  } else if (!(quiet && format === 'text' && isClean(report))) {
    const { columns } = process.stdout;
    await print(reporters[format](report, { ...context, color, ...(columns !== undefined && { width: columns }) }));
  }
  const unwritten = outputs.flatMap((output) => write(output, report, context));

  // The text report shows what kept a file from being checked; who reads another one is told here.
  const isShown = format === 'text' && fixing !== 'show';
  for (const { path, message } of isShown ? unwritten : [...report.problems, ...unwritten]) {
    say(`error: ${path === '' ? '' : `${oneLine(path)}: `}${oneLine(message)}`);
  }
  return { ...report, problems: [...report.problems, ...unwritten] };
}
