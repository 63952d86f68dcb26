import { nearest } from '../nearest.ts';

/** The operator's fault: exit status 2, one line that says what to change. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** `value` as one of the choices, or a UsageError that lists them. `what` is how the reader spelt the setting. */
export function oneOf<Choice extends string>(what: string, choices: readonly Choice[], value: string): Choice {
  const found = choices.find((choice) => choice === value);
  if (found !== undefined) return found;
  const guess = nearest(value, choices);
  const hint = guess === undefined ? '' : `; did you mean "${guess}"?`;
  throw new UsageError(`${what} is one of ${choices.join(', ')}, not ${JSON.stringify(value)}${hint}`);
}
