import type { Problem } from '../finding.ts';
import { type MergedLog, merge as mergeParts } from '../merge/index.ts';
import { severityOfResult } from '../report/sarif/log.ts';
import { isFailing, verdict } from '../report/verdict.ts';
import { type Command, UsageError } from '../settings/index.ts';
import { sources } from '../write-report.ts';
import { complain, contextFor, printReport, writeOutput, writeOutputs } from './delivery.ts';
import type { Outcome } from './outcome.ts';
import { print } from './streams.ts';

type MergeCommand = Extract<Command, { readonly name: 'merge' }>;

/** Prints and writes the report of the whole, as one run would have done. */
export async function merge(command: MergeCommand): Promise<Outcome> {
  const merged = mergeParts(command.reports);
  if ('log' in merged) return deliverLog(merged.log, command);

  const { report } = merged;
  const { format, failOn } = command;
  const context = await contextFor(command, failOn);
  await printReport(report, command, context);
  const read = sources(process.cwd(), [...command.reports, ...report.files.map(({ path }) => path)]);
  const unwritten = await writeOutputs(command, () => report, context, read);
  complain(format === 'text' ? unwritten : [...report.problems, ...unwritten]);
  return { problems: [...report.problems, ...unwritten], isFailure: verdict(report, failOn) === 'failure' };
}

/** SARIF holds less than a report: only SARIF can be made of it. */
async function deliverLog({ text, results, undone }: MergedLog, command: MergeCommand): Promise<Outcome> {
  const { format, outputs, failOn } = command;
  const other = [format, ...outputs.map((output) => output.format)].find((name) => name !== 'sarif');
  if (other !== undefined) {
    throw new UsageError(
      `SARIF cannot become ${other}: ask for --format sarif, or merge the JSON reports of the parts`,
    );
  }
  await print(text);
  const read = sources(process.cwd(), command.reports);
  const unwritten: Problem[] = [];
  for (const output of outputs) unwritten.push(...(await writeOutput(output, () => text, read)));
  complain(unwritten);
  const message = 'Not everything could be checked; the notifications of the SARIF log say what was not.';
  return {
    problems: [...unwritten, ...undone.map((kind): Problem => ({ kind, path: '', message }))],
    isFailure: results.some((result) => isFailing(severityOfResult(result), failOn)),
  };
}
