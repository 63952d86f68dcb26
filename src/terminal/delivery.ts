/** Prints a report and writes it to files, as the options of the command line say. */

import { resolve } from 'node:path';
import { type Problem, type Report, summarize } from '../finding.ts';
import { loadReporter } from '../report/load-reporter.ts';
import { oneLine } from '../report/printable.ts';
import type { ReportContext } from '../report/reporter.ts';
import { ruleTable } from '../rule-table.ts';
import type { Delivery, FailOn, Output, OutputFormat } from '../settings/index.ts';
import { reasonNotWritten } from '../system-fault.ts';
import { tool } from '../tool.ts';
import { writeReport } from '../write-report.ts';
import { print, say, terminalWidth } from './streams.ts';

/** These name every rule or link to its sources. */
const wordy: ReadonlySet<OutputFormat> = new Set(['sarif', 'markdown']);

export async function contextFor({ format, outputs }: Delivery, failOn: FailOn): Promise<ReportContext> {
  const needsWords = [format, ...outputs.map((output) => output.format)].some((name) => wordy.has(name));
  return { tool, rules: needsWords ? await ruleTable() : new Map(), failOn };
}

function isClean({ files, problems }: Report): boolean {
  const { errors, warnings, notes } = summarize(files);
  return problems.length + errors + warnings + notes === 0 && files.every(({ whatIf }) => whatIf === undefined);
}

export async function printReport(
  report: Report,
  { format, quiet, color }: Delivery,
  context: ReportContext,
): Promise<void> {
  if (quiet && format === 'text' && isClean(report)) return;
  const reporter = await loadReporter(format);
  const width = terminalWidth();
  await print(reporter(report, { ...context, color, ...(width && { width }) }));
}

/** Writes a file, or says why it cannot: one that cannot be written keeps no other from being written. */
export async function writeOutput(
  { format, file }: Output,
  text: () => string | Promise<string>,
  read: ReadonlySet<string>,
): Promise<Problem[]> {
  try {
    writeReport(resolve(file), await text(), read);
    return [];
  } catch (error) {
    return [
      { kind: 'operator', path: file, message: `The ${format} report cannot be written: ${reasonNotWritten(error)}.` },
    ];
  }
}

/** Writes the file of every --output. `read`: what none of them may replace. */
export async function writeOutputs(
  { outputs }: Delivery,
  reportFor: (format: OutputFormat) => Report,
  context: ReportContext,
  read: ReadonlySet<string>,
): Promise<Problem[]> {
  const unwritten: Problem[] = [];
  for (const output of outputs) {
    const text = async () => (await loadReporter(output.format))(reportFor(output.format), context);
    unwritten.push(...(await writeOutput(output, text, read)));
  }
  return unwritten;
}

export function complain(problems: readonly Problem[]): void {
  for (const { path, message } of problems) {
    say(`error: ${path === '' ? '' : `${oneLine(path)}: `}${oneLine(message)}`);
  }
}
