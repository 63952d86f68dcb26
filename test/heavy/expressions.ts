/** GitHub's own reading of the expressions in workflows, where its package is installed. */

import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const installed = existsSync(fileURLToPath(new URL('node_modules/@actions/expressions', import.meta.url)));
const library = installed ? await import('@actions/expressions') : undefined;

type Answer = (argument: string) => boolean | string;

/** What an expression may ask for: contexts by name, and functions of at most one argument. */
export interface Surroundings {
  readonly contexts: Readonly<Record<string, unknown>>;
  readonly functions: Readonly<Record<string, Answer>>;
}

/** The value of an expression as text, "true" or "false" of a condition. */
export function evaluated(expression: string, { contexts, functions }: Surroundings): string {
  if (library === undefined) throw new Error('not installed');
  const { Lexer, Parser, Evaluator, data } = library;
  const definitions = Object.entries(functions).map(([name, answer]) => ({
    name,
    minArgs: 0,
    maxArgs: 1,
    call: (...[argument]: { coerceString(): string }[]) => {
      const value = answer(argument?.coerceString() ?? '');
      return typeof value === 'boolean' ? new data.BooleanData(value) : new data.StringData(value);
    },
  }));
  const { tokens } = new Lexer(expression).lex();
  const tree = new Parser(tokens, Object.keys(contexts), definitions).parse();
  const values = JSON.parse(JSON.stringify(contexts), data.reviver);
  // The library keeps names in lower case.
  const known = new Map(definitions.map((one) => [one.name.toLowerCase(), one]));
  return new Evaluator(tree, values, known).evaluate().coerceString();
}

/** Whether the `if` of a job or a step lets it run; one that asks for no status wants success besides. */
export function holds(condition: string, surroundings: Surroundings): boolean {
  const bare = /^\$\{\{(.*)\}\}$/s.exec(condition.trim())?.[1] ?? condition;
  const asked = /\b(?:success|failure|cancelled|always)\s*\(/.test(bare) ? bare : `success() && (${bare})`;
  return evaluated(`!(${asked})`, surroundings) === 'false';
}

/** A text with the values of its expressions in their place. */
export const filled = (text: string, surroundings: Surroundings): string =>
  text.replaceAll(/\$\{\{(.*?)\}\}/gs, (_, expression: string) => evaluated(expression, surroundings));
