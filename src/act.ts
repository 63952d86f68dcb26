/** The Action: inputs in, reports out, and only then the verdict. */

import { bugReport } from './bug-report.ts';
import { nothingMatched, realDisk } from './discover/index.ts';
import { type Report, summarize } from './finding.ts';
import {
  eventOf,
  type Inputs,
  insideWorkspace,
  linksOf,
  publish,
  type Runner,
  readInputs,
  readPayload,
} from './github/index.ts';
import { type Inspection, inspect } from './inspect.ts';
import { harmless, oneLine, outcome, verdict } from './report/index.ts';
import { ruleTable } from './rule-table.ts';
import { isEmpty, run } from './run.ts';
import { UsageError } from './settings/index.ts';
import { reason } from './system-fault.ts';
import { today } from './today.ts';
import { tool } from './tool.ts';

/** What the Action needs of the runner beyond what its reports do. */
export interface Stage extends Runner {
  getInput(name: string): string;
  /** Says why the step has failed, and makes it fail. */
  setFailed(message: string): void;
}

async function look({ settings: given }: Inputs, stage: Stage): Promise<Inspection> {
  const kind = await realDisk.kind(given.workingDirectory).catch((error: unknown) => {
    throw new UsageError(`The input working-directory cannot be looked at: ${reason(error)}`);
  });
  if (kind !== 'directory') {
    throw new UsageError('The input working-directory names no folder of the workspace');
  }
  const inspection = await inspect(given, today());
  const { settings, notices } = inspection;
  const report = insideWorkspace(inspection.report);
  for (const notice of notices) stage.info(harmless(oneLine(notice)));
  if (settings.ifNoFiles === 'warn' && isEmpty(report)) stage.warning(nothingMatched(settings));
  return { ...inspection, report };
}

/** The line that the runner shows for the failed step. */
function complain({ files, problems }: Report, stage: Stage): void {
  if (problems.some(({ kind }) => kind === 'crash')) stage.info(bugReport());
  const undone = problems.length > 0 ? `; not everything could be checked (${problems.length})` : '';
  stage.setFailed(`MCP Description Check: ${outcome(summarize(files))}${undone}.`);
}

async function perform(stage: Stage): Promise<void> {
  const { environment } = stage;
  const given = readInputs((name) => stage.getInput(name), environment, process.cwd());
  const event = eventOf(environment, await readPayload(environment));
  const { report, settings } = await look(given, stage);
  const context = {
    tool,
    rules: await ruleTable(),
    failOn: settings.failOn,
    links: linksOf(event, environment),
    color: !environment.NO_COLOR,
    ...(given.category && { category: given.category }),
  };
  await publish({ report, inputs: { ...given, settings }, event, context, check: run }, stage);
  if (verdict(report, settings.failOn) === 'failure') complain(report, stage);
}

export async function act(stage: Stage): Promise<void> {
  try {
    await perform(stage);
  } catch (error) {
    stage.setFailed(error instanceof UsageError ? error.message : bugReport(error));
    stage.setOutput('conclusion', 'failure');
  }
}
