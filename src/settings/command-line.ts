import { nearest } from '../nearest.ts';
import { checkOptions } from './check-options.ts';
import type { Command, Surroundings } from './command.ts';
import { delivery, failOnOf } from './delivery.ts';
import { refuseExclusive } from './exclusions.ts';
import { type CommandName, commands, formats, type OptionName, type OptionRow, options } from './options.ts';
import { UsageError } from './usage-error.ts';
import { sortOut, type Words } from './words.ts';

const isCommand = (name: string): name is CommandName => Object.hasOwn(commands, name);

/** What each command makes of the words after its name. */
const parsers: Readonly<Record<CommandName, (words: Words, color: boolean, workingDirectory: string) => Command>> = {
  check: (words, color, workingDirectory) => ({
    name: 'check',
    ...checkOptions(words, workingDirectory),
    ...delivery(words, color),
  }),
  explain: ({ operands: [rule, ...more] }) => {
    if (rule === undefined || more.length > 0) throw new UsageError('explain needs one rule id: explain <rule-id>');
    return { name: 'explain', rule };
  },
  rules: ({ operands: [operand], given }) => {
    if (operand !== undefined) {
      const shown = JSON.stringify(operand);
      throw new UsageError(`rules lists all rules and takes no ${shown}; see explain, or ./rules for a folder`);
    }
    return { name: 'rules', json: given.has('json') };
  },
  merge: (words, color) => {
    const { operands: reports } = words;
    if (reports.length === 0) throw new UsageError('merge needs the reports of all parts: merge <report> …');
    return { name: 'merge', reports, failOn: failOnOf(words), ...delivery(words, color) };
  },
  init: ({ operands: [operand] }) => {
    if (operand !== undefined) {
      throw new UsageError(`init works in the current folder and takes no ${JSON.stringify(operand)}`);
    }
    return { name: 'init' };
  },
};

/** Words that are commands as well as options, where nothing but commands stands beside them; else they are files. */
function asked({ operands: [first = '', ...rest], given }: Words): 'help' | 'version' | undefined {
  if (given.has('help') || (first === 'help' && rest.every(isCommand))) return 'help';
  return given.has('version') || (first === 'version' && rest.length === 0) ? 'version' : undefined;
}

const belongs = ({ of }: OptionRow, command: CommandName): boolean => of === 'all' || of.includes(command);

function notOf(option: OptionName, command: CommandName): UsageError {
  const format = formats.find((known) => known === option);
  const { of }: OptionRow = options[option];
  const owners = of === 'all' ? 'all' : of.join(' and ');
  if (command === 'check' && format !== undefined) {
    return new UsageError(`--${option} belongs to ${owners}; a report has it by --format ${format}`);
  }
  const own = Object.entries<OptionRow>(options).filter(([, row]) => row.of !== 'all' && belongs(row, command));
  const names = own.map(([name]) => `--${name}`).join(', ') || 'no option of its own';
  return new UsageError(`--${option} belongs to ${owners}, not to ${command}, which takes ${names}`);
}

/** The words after the program's name as one command, or a UsageError. */
export function parseCommandLine(words: readonly string[], surroundings: Surroundings): Command {
  const said = sortOut(words);
  const { operands, given } = said;
  const simple = asked(said);
  if (simple !== undefined) return { name: simple };

  const [first = ''] = operands;
  const isNamed = isCommand(first);
  const name = isNamed ? first : 'check';
  const foreign = [...given.keys()].find((option) => !belongs(options[option], name));
  if (foreign !== undefined) throw notOf(foreign, name);
  refuseExclusive(given);

  const { workingDirectory, environment, isTerminal } = surroundings;
  const color = isTerminal && !given.has('no-color') && !environment.NO_COLOR;
  const own = { operands: isNamed ? operands.slice(1) : operands, given };
  const command = parsers[name](own, color, workingDirectory);
  const perhaps = isNamed ? undefined : nearest(first, [...Object.keys(commands), 'help', 'version']);
  return perhaps === undefined || command.name !== 'check' ? command : { ...command, perhaps };
}
