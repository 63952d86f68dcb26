/** What the documents tell people to type is run, and must print what they show. */

import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type CommandLine, compileCommandLine } from '../cli/command.ts';
import { blocks, documents, isGenerated, read, root } from './markdown.ts';
import { type Action, ground, matches, walk } from './walk.ts';

let commandLine: CommandLine;
beforeAll(() => {
  commandLine = compileCommandLine();
}, 120_000);
afterAll(() => commandLine.end());

const walks = documents
  .filter((path) => !isGenerated(path))
  .map((path) => [path, walk(blocks(read(path)))] as const)
  .filter(([, actions]) => actions.some((action) => 'command' in action));

/** Guides begin in a folder of the reader's, the other documents in a clone. */
const startOf = (path: string) => (path.startsWith('docs/guides/') ? undefined : join(root, 'examples'));

async function taken(path: string, actions: readonly Action[]): Promise<string[]> {
  const faults: string[] = [];
  const place = ground(commandLine.entry, startOf(path));
  for (const action of actions) {
    if ('file' in action) {
      place.write(action.file, action.text);
      continue;
    }
    const { status, printed } = await place.run(action.command);
    if (status !== action.status) faults.push(`${action.command}: exit status ${status}\n${printed}`);
    if (action.printed !== undefined && !matches(printed, action.printed))
      faults.push(`${action.command} printed:\n${printed}`);
  }
  place.end();
  return faults;
}

test('every guide that shows a command is walked, and a wrong step would be noticed', async () => {
  expect(walks.map(([path]) => path)).toEqual(expect.arrayContaining(['README.md', 'docs/guides/first-run.md']));
  expect(await taken('README.md', [{ command: 'mcpdesc-check examples', status: 0 }])).toHaveLength(1);
  expect(
    await taken('README.md', [{ command: 'mcpdesc-check --version', status: 0, printed: 'another one\n' }]),
  ).toHaveLength(1);
});

describe.each(walks)('%s', (path, actions) => {
  test('works as it says', async () => {
    expect(await taken(path, actions)).toEqual([]);
  }, 120_000);
});
