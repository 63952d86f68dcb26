import { bugReport } from './bug-report.ts';
import { type Command, helpText, parseCommandLine, UsageError } from './settings/index.ts';
import { reason } from './system-fault.ts';
import type { Outcome } from './terminal/outcome.ts';
import { isTerminal, print, say, terminalWidth } from './terminal/streams.ts';
import { today } from './today.ts';
import { tool } from './tool.ts';

const exit = { clean: 0, findings: 1, operator: 2, bug: 3 } as const;
type Exit = (typeof exit)[keyof typeof exit];

/** Our fault outweighs the operator's, and that outweighs what was found: the run was not complete. */
function exitOf({ problems, isFailure }: Outcome): Exit {
  const kinds = new Set(problems.map(({ kind }) => kind));
  if (kinds.has('crash')) return exit.bug;
  if (kinds.has('operator')) return exit.operator;
  return isFailure ? exit.findings : exit.clean;
}

function conclude(outcome: Outcome): Exit {
  const status = exitOf(outcome);
  if (status === exit.bug) say(bugReport());
  return status;
}

/** Each command loads what it needs: who asks for the version does not wait for the rules. */
async function perform(command: Command): Promise<Exit> {
  if (command.name === 'check' && command.printConfig !== undefined) {
    const { configOf } = await import('./terminal/print-config.ts');
    await print(await configOf(command.printConfig, command.settings, today()));
    return exit.clean;
  }
  if (command.name === 'check') {
    const { check } = await import('./terminal/check.ts');
    return conclude(await check(command, today()));
  }
  if (command.name === 'merge') {
    const { merge } = await import('./terminal/merge.ts');
    return conclude(await merge(command));
  }
  if (command.name === 'init') {
    const { init } = await import('./terminal/init.ts');
    await print(init(process.cwd()));
  }
  if (command.name === 'help') await print(helpText);
  if (command.name === 'version') await print(`${tool.version}\n`);
  if (command.name === 'rules') {
    const { ruleList, rulesAsJson } = await import('./terminal/rules.ts');
    await print(command.json ? await rulesAsJson() : await ruleList());
  }
  if (command.name === 'explain') {
    const { explanation } = await import('./terminal/rules.ts');
    await print(await explanation(command.rule, terminalWidth()));
  }
  return exit.clean;
}

/** A shell stays in a folder that somebody has removed. */
function currentFolder(): string {
  try {
    return process.cwd();
  } catch (error) {
    throw new UsageError(`The current folder cannot be used: ${reason(error)}`);
  }
}

try {
  const command = parseCommandLine(process.argv.slice(2), {
    workingDirectory: currentFolder(),
    environment: process.env,
    isTerminal: isTerminal('stdout'),
  });
  process.exitCode = await perform(command);
} catch (error) {
  const isUsage = error instanceof UsageError;
  say(isUsage ? `${tool.name}: ${error.message}` : bugReport(error));
  process.exitCode = isUsage ? exit.operator : exit.bug;
}
