/** The Action: inputs in, reports out, and only then the verdict. */

import * as core from '@actions/core';
import { nothingMatched, realDisk } from './discover/index.ts';
import { type Report, summarize } from './finding.ts';
import { eventOf, type Inputs, linksOf, publish, readInputs, readPayload } from './github/index.ts';
import { type Inspection, inspect } from './inspect.ts';
import { oneLine, outcome, verdict } from './report/index.ts';
import { ruleTable } from './rule-table.ts';
import { isEmpty, run } from './run.ts';
import { UsageError } from './settings/index.ts';
import { bugReport } from './terminal/bug-report.ts';
import { today } from './today.ts';
import { tool } from './tool.ts';

async function look({ settings: given }: Inputs): Promise<Inspection> {
  if ((await realDisk.kind(given.workingDirectory)) !== 'directory') {
    throw new UsageError('The input working-directory names no folder of the workspace');
  }
  const inspection = await inspect(given, today());
  const { settings, report, notices } = inspection;
  for (const notice of notices) core.info(oneLine(notice));
  if (settings.ifNoFiles === 'warn' && isEmpty(report)) core.warning(nothingMatched(settings));
  return inspection;
}

/** The line that the runner shows for the failed step. */
function complain({ files, problems }: Report): void {
  if (problems.some(({ kind }) => kind === 'crash')) core.info(bugReport());
  const undone = problems.length > 0 ? `; not everything could be checked (${problems.length})` : '';
  core.setFailed(`MCP Description Check: ${outcome(summarize(files))}${undone}.`);
}

async function act(): Promise<void> {
  const environment = process.env;
  const given = readInputs((name) => core.getInput(name), environment, process.cwd());
  const event = eventOf(environment, await readPayload(environment));
  const { report, settings } = await look(given);
  const inputs = { ...given, settings };
  const context = {
    tool,
    rules: await ruleTable(),
    failOn: inputs.settings.failOn,
    links: linksOf(event, environment),
    color: !environment.NO_COLOR,
    ...(inputs.category && { category: inputs.category }),
  };
  const print = (text: string) => void process.stdout.write(text);
  await publish({ report, inputs, event, context, check: run }, { ...core, environment, print });
  if (verdict(report, inputs.settings.failOn) === 'failure') complain(report);
}

try {
  await act();
} catch (error) {
  core.setFailed(error instanceof UsageError ? error.message : bugReport(error));
  core.setOutput('conclusion', 'failure');
}
