import { parseArgs } from 'node:util';
import { nearest } from '../nearest.ts';
import { formats, type OptionName, type OptionRow, options } from './options.ts';
import { oneOf, UsageError } from './usage-error.ts';

const isOption = (name: string): name is OptionName => Object.hasOwn(options, name);

const parserOptions = Object.fromEntries(
  Object.entries<OptionRow>(options).map(([name, { value, short }]) => [
    name,
    { type: value === undefined ? ('boolean' as const) : ('string' as const), ...(short && { short }) },
  ]),
);

function unknownOption(rawName: string): UsageError {
  const name = rawName.replace(/^-+/, '');
  const format = formats.find((known) => known === name);
  const guess = format === undefined ? nearest(name, Object.keys(options)) : `format ${format}`;
  return new UsageError(
    `Unknown option ${rawName}; ${guess === undefined ? 'see --help' : `did you mean --${guess}?`}`,
  );
}

/** What a command line says, not yet understood. */
export interface Words {
  readonly operands: readonly string[];
  /** Every value of each option in order; an option that takes none has an empty one. */
  readonly given: ReadonlyMap<OptionName, readonly string[]>;
}

export function sortOut(words: readonly string[]): Words {
  const operands: string[] = [];
  const given = new Map<OptionName, string[]>();
  const { tokens } = parseArgs({ args: [...words], options: parserOptions, strict: false, tokens: true });
  for (const token of tokens) {
    if (token.kind === 'positional') operands.push(token.value);
    if (token.kind !== 'option') continue;
    const { name, rawName, value, inlineValue } = token;
    if (!isOption(name)) throw unknownOption(rawName);
    const { value: wanted }: OptionRow = options[name];
    if (wanted === undefined && value !== undefined) throw new UsageError(`${rawName} takes no value`);
    if (wanted !== undefined && (value === undefined || value === '' || (value.startsWith('-') && !inlineValue))) {
      throw new UsageError(`${rawName} needs a value: ${rawName} ${wanted}`);
    }
    given.set(name, [...(given.get(name) ?? []), value ?? '']);
  }
  return { operands, given };
}

/** A value of an option that takes one of a few words. */
export function choose<Choice extends string>(
  given: Words['given'],
  option: OptionName,
  choices: readonly Choice[],
  fallback: Choice,
): Choice {
  const value = given.get(option)?.at(-1);
  return value === undefined ? fallback : oneOf(`--${option}`, choices, value);
}
