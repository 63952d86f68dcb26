/** What becomes of a report, as the options of the commands that make one say. */

import { normalize } from 'node:path';
import type { Delivery, Output } from './command.ts';
import { formats, options } from './options.ts';
import { defaults, type FailOn, failOnChoices } from './settings.ts';
import { oneOf, UsageError } from './usage-error.ts';
import { choose, type Words } from './words.ts';

function output(text: string): Output {
  const [format = '', ...file] = text.split('=');
  const name = file.join('=');
  if (name === '') throw new UsageError(`--output needs <format>=<file>, not ${JSON.stringify(text)}`);
  const known = oneOf('The format of --output', formats, format);
  if (name === '-') {
    throw new UsageError(`--output writes to files, and - is none; --format ${known} prints to standard output`);
  }
  return { format: known, file: name };
}

function outputs(texts: readonly string[]): Output[] {
  const all = texts.map(output);
  const twice = all.find(
    ({ file }, index) => all.findIndex((other) => normalize(other.file) === normalize(file)) !== index,
  );
  if (twice !== undefined) throw new UsageError(`--output names ${JSON.stringify(twice.file)} twice`);
  return all;
}

export const failOnOf = ({ given }: Words): FailOn => choose(given, 'fail-on', failOnChoices, defaults.failOn);

export const delivery = ({ given }: Words, color: boolean): Delivery => ({
  format: choose(given, 'format', formats, options.format.fallback),
  outputs: outputs(given.get('output') ?? []),
  quiet: given.has('quiet'),
  color,
});
