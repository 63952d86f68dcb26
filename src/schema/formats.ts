/** The values of `format`. In the dialects it may be a mere annotation; here, as in the format's reference validator, it is checked. */

import { fullFormats } from 'ajv-formats/dist/formats.js';
import type { Node } from '../read/tree.ts';
import { compilePattern } from './pattern.ts';

/** No format that is checked is of any use at this length, and some of the expressions behind them are not linear. */
const longest = 2048;

type Check = (value: Node) => boolean;

const ofText =
  (holds: (text: string) => boolean): Check =>
  (value) =>
    value.type !== 'string' || value.value.length > longest || holds(value.value);

function check(name: string, format: unknown): Check | undefined {
  if (name === 'regex') return ofText((text) => compilePattern(text) !== undefined);
  if (format instanceof RegExp) return ofText((text) => format.test(text));
  if (typeof format === 'function') return ofText((text) => format(text) === true);
  if (typeof format !== 'object' || format === null || !('validate' in format)) return undefined;
  const { validate } = format;
  if ('type' in format && format.type === 'number' && typeof validate === 'function') {
    return (value) => value.type !== 'number' || validate(value.value) === true;
  }
  return check('', validate);
}

/** Formats by name; a name that is not here asserts nothing. */
export const formats: ReadonlyMap<string, Check> = new Map(
  Object.entries(fullFormats).flatMap(([name, format]) => {
    const holds = check(name, format);
    return holds === undefined ? [] : [[name, holds] as const];
  }),
);
