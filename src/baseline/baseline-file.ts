/** The file that lists known findings. */

import { parseSettingsFile } from '../config/index.ts';
import { exactly, list, object, text } from '../decode/index.ts';
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

/** A large project may know of more than a description may hold. */
const unlimited = {
  bytes: Number.POSITIVE_INFINITY,
  depth: 10,
  values: Number.POSITIVE_INFINITY,
  characters: Number.POSITIVE_INFINITY,
  entries: Number.POSITIVE_INFINITY,
};

/** Whatever its name, it is JSON: this program wrote it. */
export async function parseBaseline(name: string, bytes: Uint8Array): Promise<readonly Entry[]> {
  const { value } = await parseSettingsFile({ name, path: `${name}.json`, bytes }, baselineFile, unlimited);
  return value.findings;
}

/** The same findings, the same bytes; one line each, so that version control shows what came and went. */
export function writtenBaseline(entries: readonly Entry[]): string {
  const lines = entries
    .toSorted(byPlace)
    .map(({ file, pointer, rule, content }) => `    ${JSON.stringify({ file, pointer, rule, content })}`);
  const findings = lines.length === 0 ? '[]' : `[\n${lines.join(',\n')}\n  ]`;
  return `{\n  "version": 1,\n  "findings": ${findings}\n}\n`;
}
