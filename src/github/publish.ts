/** Every report of the Action, in the order that product and later steps rely on. */

import { resolve } from 'node:path';
import { type Report, summarize, summarizeLeftOut } from '../finding.ts';
import { grouped } from '../grouped.ts';
import { mostResults, type ReportContext, type Rest, reporters, verdict } from '../report/index.ts';
import { settingsFiles } from '../settings/index.ts';
import { sources, writeReport } from '../write-report.ts';
import type { Changes } from './changes.ts';
import { compare } from './comparison.ts';
import { inOrder } from './effects.ts';
import type { Environment, Event } from './event.ts';
import type { Inputs } from './inputs.ts';
import { appendSummary } from './job-summary.ts';
import type { Check } from './news.ts';
import { offersFor } from './offers.ts';
import { Patience, type Time } from './patience.ts';
import { comment, type Log } from './pull-request-comment.ts';
import { suggest } from './pull-request-suggestions.ts';
import { longestComment } from './sticky-comment.ts';

/** The runner, as far as the reports need it. */
export interface Runner extends Log {
  readonly environment: Environment;
  readonly time: Time;
  print(text: string): void;
  setOutput(name: string, value: string | number): void;
}

interface Run {
  readonly report: Report;
  readonly inputs: Inputs;
  readonly event: Event;
  readonly context: ReportContext;
  /** Checks other states of the same files. */
  readonly check: Check;
}

export async function publish({ report, inputs, event, context, check }: Run, runner: Runner): Promise<void> {
  const { settings, sarifFile, jsonFile } = inputs;
  const { errors, warnings, notes, files } = summarize(report.files);
  const leftOut = summarizeLeftOut(report.files);
  const beyondLimits = leftOut.errors + leftOut.warnings + leftOut.notes;
  const outputs: Record<string, string | number> = {
    errors,
    warnings,
    notes,
    files,
    conclusion: verdict(report, settings.failOn),
  };
  const inSummary: Rest = { name: 'the job summary', ...runPage(event, runner.environment) };
  const inFile: Rest = { name: jsonFile ?? sarifFile };
  const rest = inputs.summary ? inSummary : inFile;

  let changes: Changes | undefined;
  let compared = context;
  const patience = new Patience(runner.time);

  const read = sources(settings.root, [...report.files.map(({ path }) => path), ...settingsFiles(settings)]);
  const write = (file: string, text: string) => writeReport(resolve(settings.root, file), text, read);

  await inOrder(
    [
      {
        failure: 'The SARIF report could not be written',
        work: async () => {
          await write(sarifFile, reporters.sarif(report, context));
          outputs['sarif-file'] = sarifFile;
          if (errors + warnings + notes - beyondLimits > mostResults) {
            runner.notice(
              `The SARIF report holds at most the ${grouped(mostResults)} most severe findings; code scanning keeps no more.`,
            );
          }
          if (event.mergeQueue) runner.info('In a merge queue, code scanning takes no upload: skip that step.');
        },
      },
      {
        failure: 'The JSON report could not be written',
        work: async () => {
          if (jsonFile === undefined) return;
          await write(jsonFile, reporters.json(report, context));
          outputs['json-file'] = jsonFile;
        },
      },
      {
        failure: 'The comparison with the history failed',
        work: async () => {
          const { news, shown, sha, ...found } = await compare(report, event, settings, check, runner);
          changes = found.changes;
          const { commit } = context.links ?? {};
          const links = { ...context.links, shownAt: shown, ...(commit && sha && { commit: { ...commit, sha } }) };
          compared = { ...context, links, ...(news && { news }) };
        },
      },
      {
        failure: 'The job summary could not be written',
        work: async () => {
          const file = runner.environment.GITHUB_STEP_SUMMARY;
          if (!inputs.summary || !file) return;
          await appendSummary(file, (budget) => reporters.markdown(report, { ...compared, budget, rest: inFile }));
        },
      },
      {
        failure: 'The comment could not be written',
        work: async () => {
          const id = await comment(
            event,
            {
              mode: inputs.comment,
              token: inputs.token,
              key: inputs.commentId,
              render: () => reporters.markdown(report, { ...compared, budget: longestComment, rest }),
              somethingToSay: errors + warnings + notes + report.problems.length > 0,
            },
            runner,
            patience,
          );
          if (id !== undefined) outputs['comment-id'] = id;
        },
      },
      {
        failure: 'The suggestions could not be written',
        work: async () => {
          if (!inputs.suggestions) return;
          const offers = await offersFor(report, settings.root, event, changes, context);
          await suggest(event, { token: inputs.token, key: inputs.commentId, offers }, runner, patience);
        },
      },
      { failure: 'The log could not be written', work: () => runner.print(reporters.text(report, context)) },
      {
        failure: 'The annotations could not be written',
        work: async () => {
          if (inputs.annotations === 'none') return;
          const shown = inputs.annotations === 'changed' ? inChanged(report, changes) : report;
          runner.print(reporters.github(shown, { ...compared, rest: { name: 'the log' } }));
        },
      },
      {
        failure: 'The outputs could not be written',
        work: () => {
          for (const [name, value] of Object.entries(outputs)) runner.setOutput(name, value);
        },
      },
    ],
    (message) => runner.warning(message),
  );
}

/** Where the summary of this run can be read; the same for every attempt, so that it does not make bodies differ. */
function runPage({ serverUrl, repository }: Event, { GITHUB_RUN_ID: run }: Environment): { url?: string } {
  return repository && run ? { url: `${serverUrl}/${repository}/actions/runs/${run}` } : {};
}

/** Annotations in files that a pull request does not touch are noise; elsewhere there is no such file. */
const inChanged = (report: Report, changes: Changes | undefined): Report =>
  changes === undefined ? report : { ...report, files: report.files.filter(({ path }) => changes.has(path)) };
