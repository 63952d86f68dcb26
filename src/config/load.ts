/** From the text of a config file to a Config, or a UsageError that names every place that is wrong. */

import { metaOf } from '../catalogue/index.ts';
import { stopped } from '../decode/index.ts';
import { messageOf } from '../lint/message.ts';
import { Lines, prepare, read } from '../read/index.ts';
import { type Config, UsageError } from '../settings/index.ts';
import { configFile } from './config-file.ts';

/** @param path As messages name it. @param folder Absolute, where its patterns start. */
export async function parseConfig(path: string, folder: string, bytes: Uint8Array): Promise<Config> {
  await prepare([path]);
  const { text, tree, faults } = read({ path, bytes });
  const lines = new Lines(text);
  const complaints: string[] = [];
  const complain = ({ start }: { readonly start: number }, problem: string) => {
    const { line, column } = lines.position(start);
    complaints.push(`${path}:${line}:${column}: ${stopped(problem.charAt(0).toUpperCase() + problem.slice(1))}`);
  };

  for (const fault of faults) {
    complain(fault, messageOf({ ...fault, message: fault.message ?? 'default' }, metaOf(fault.rule)));
  }
  const understood = tree === undefined || faults.length > 0 ? undefined : configFile.read(tree, complain);
  if (complaints.length > 0 || understood === undefined) throw new UsageError(complaints.join('\n'));
  const { $schema: _schema, version: _version, 'fail-on': failOn, ...rest } = understood;
  return { path, folder, text, ...rest, ...(failOn === undefined ? {} : { failOn }) };
}
