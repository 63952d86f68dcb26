/** From the text of a file that the operator gave us to its values, or a UsageError that names every place that is wrong. */

import { metaOf } from '../catalogue/index.ts';
import { type Field, stopped } from '../decode/index.ts';
import { type ReadingLimits, usualLimits } from '../limits.ts';
import { messageOf } from '../lint/message.ts';
import { Lines, prepare, read } from '../read/index.ts';
import { oneLine } from '../report/printable.ts';
import { UsageError } from '../settings/index.ts';

export interface SettingsFile {
  /** As messages name it. */
  readonly name: string;
  /** Its ending decides JSON or YAML. */
  readonly path: string;
  readonly bytes: Uint8Array;
}

export async function parseSettingsFile<Value>(
  { name, path, bytes }: SettingsFile,
  field: Field<Value>,
  limits: ReadingLimits = usualLimits,
): Promise<{ readonly text: string; readonly value: Value }> {
  await prepare([path]);
  const { text, tree, faults } = read({ path, bytes }, limits);
  const lines = new Lines(text);
  const complaints: string[] = [];
  const complain = ({ start }: { readonly start: number }, problem: string) => {
    const { line, column } = lines.position(start);
    const sentence = stopped(problem.charAt(0).toUpperCase() + problem.slice(1));
    complaints.push(oneLine(`${name}:${line}:${column}: ${sentence}`));
  };
  for (const fault of faults) {
    complain(fault, messageOf({ ...fault, message: fault.message ?? 'default' }, metaOf(fault.rule)));
  }
  const value = tree === undefined || faults.length > 0 ? undefined : field.read(tree, complain);
  if (complaints.length > 0 || value === undefined) throw new UsageError(complaints.join('\n'));
  return { text, value };
}
