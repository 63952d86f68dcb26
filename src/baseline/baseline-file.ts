/** The file that lists known findings. */

import { metaOf } from '../catalogue/index.ts';
import { exactly, list, object, stopped, text } from '../decode/index.ts';
import { messageOf } from '../lint/message.ts';
import { Lines, prepare, read } from '../read/index.ts';
import { UsageError } from '../settings/index.ts';
import { byPlace, type Entry } from './entry.ts';

const anyText = text({ means: 'a text', test: () => true });
const baselineFile = object(
  {
    version: exactly(1),
    findings: list(
      object({ file: anyText, pointer: anyText, rule: anyText, content: anyText }, [
        'file',
        'pointer',
        'rule',
        'content',
      ]),
    ),
  },
  ['version', 'findings'],
);

/** @param name As the operator wrote it. */
export async function parseBaseline(name: string, bytes: Uint8Array): Promise<readonly Entry[]> {
  // Whatever its name, it is JSON: this program wrote it.
  const path = `${name}.json`;
  await prepare([path]);
  // A large project may know of more than a description may hold.
  const { text: written, tree, faults } = read({ path, bytes }, unlimited);
  const lines = new Lines(written);
  const complaints: string[] = [];
  const complain = ({ start }: { readonly start: number }, problem: string) => {
    const { line, column } = lines.position(start);
    complaints.push(`${name}:${line}:${column}: ${stopped(problem.charAt(0).toUpperCase() + problem.slice(1))}`);
  };
  for (const fault of faults) {
    complain(fault, messageOf({ ...fault, message: fault.message ?? 'default' }, metaOf(fault.rule)));
  }
  const understood = tree === undefined || faults.length > 0 ? undefined : baselineFile.read(tree, complain);
  if (complaints.length > 0 || understood === undefined) throw new UsageError(complaints.join('\n'));
  return understood.findings;
}

const unlimited = {
  bytes: Number.POSITIVE_INFINITY,
  depth: 10,
  values: Number.POSITIVE_INFINITY,
  characters: Number.POSITIVE_INFINITY,
  entries: Number.POSITIVE_INFINITY,
};

/** The same findings, the same bytes; one line each, so that version control shows what came and went. */
export function writtenBaseline(entries: readonly Entry[]): string {
  const lines = entries
    .toSorted(byPlace)
    .map(({ file, pointer, rule, content }) => `    ${JSON.stringify({ file, pointer, rule, content })}`);
  const findings = lines.length === 0 ? '[]' : `[\n${lines.join(',\n')}\n  ]`;
  return `{\n  "version": 1,\n  "findings": ${findings}\n}\n`;
}
