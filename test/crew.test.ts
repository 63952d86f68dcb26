import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Checked } from '../src/check-files.ts';
import { inCrew } from '../src/crew.ts';
import { defaults, type Settings } from '../src/settings/index.ts';
import { compileCommandLine } from './cli/command.ts';

const machine = vi.hoisted(() => ({ cores: 64 }));
vi.mock(import('node:os'), async (original) => ({ ...(await original()), availableParallelism: () => machine.cores }));

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'mcpdesc-check-'));
  for (const name of names) writeFileSync(join(folder, name), '{');
});
afterAll(() => rmSync(folder, { recursive: true }));

const names = ['a', 'b', 'c', 'd', 'e', 'f'].map((letter) => `${letter}.mcpdesc.json`);

let programs = 0;

/** A worker whose answer for each index is what `work` makes of it; `index` and `post` are in scope. */
function program(work: string): URL {
  programs += 1;
  const file = join(folder, `${programs}.mjs`);
  writeFileSync(
    file,
    `import { parentPort, workerData } from 'node:worker_threads';
    const { candidates, cells, own } = workerData;
    const post = (index) => parentPort.postMessage([index, { problems: [{ kind: 'operator', path: 'worker', message: '' }], fates: [] }]);
    for (let index = Atomics.add(cells, 0, 1); index < candidates.length; index = Atomics.add(cells, 0, 1)) {
      Atomics.store(cells, own, index);
      ${work}
    }`,
  );
  return pathToFileURL(file);
}

async function outcomes(jobs: number, program?: URL, notice?: (text: string) => void): Promise<string[]> {
  const settings: Settings = { ...defaults, root: folder, workingDirectory: folder };
  const told: [number, Checked][] = [];
  const candidates = names.map((name) => ({ path: name, location: join(folder, name) }));
  await inCrew({ jobs, ...(program && { program }), ...(notice && { notice }) })(
    candidates,
    settings,
    (index, checked) => told.push([index, checked]),
  );
  expect(told).toHaveLength(names.length);
  return told
    .sort(([a], [b]) => a - b)
    .map(([, { file, problems }]) => file?.path ?? problems.map(({ kind, path }) => `${kind} ${path}`).join());
}

test('workers share the files', async () => {
  expect(await outcomes(2, program('post(index);'))).toEqual(names.map(() => 'operator worker'));
});

test('one job needs no worker', async () => {
  expect(await outcomes(1, program('post(index);'))).toEqual(names);
});

test('a file that kills its worker is named, and the others are checked', async () => {
  const deadly = program("if (index === 2) throw new Error('out of memory'); post(index);");
  expect(await outcomes(2, deadly)).toEqual(
    names.map((name, index) => (index === 2 ? `crash ${name}` : 'operator worker')),
  );
});

test('answers that a worker took to its grave are worked out anew', async () => {
  const silent = program('if (index % 2) continue; post(index);');
  expect(await outcomes(3, silent)).toEqual(names.map((name, index) => (index % 2 ? name : 'operator worker')));
});

test('where no worker can be started, this thread checks all, and it is told', async () => {
  const told: string[] = [];
  expect(await outcomes(2, pathToFileURL(join(folder, 'missing.js')), (text) => told.push(text))).toEqual(names);
  expect(told).toEqual([
    expect.stringMatching(/^A worker thread could not be started: /),
    expect.stringMatching(/^A worker thread could not be started: /),
    '6 of 6 files were checked without worker threads.',
  ]);
});

test('the worker that is shipped does the work', async () => {
  const commandLine = compileCommandLine();
  try {
    const told: string[] = [];
    const program = pathToFileURL(join(dirname(commandLine.entry), 'worker.js'));
    expect(await outcomes(2, program, (text) => told.push(text))).toEqual(names);
    expect(told).toEqual([]);
  } finally {
    commandLine.end();
  }
});

test('what goes wrong with an answer ends the run', async () => {
  const candidates = names.map((name) => ({ path: name, location: join(folder, name) }));
  const settings: Settings = { ...defaults, root: folder, workingDirectory: folder };
  const run = inCrew({ jobs: 2, program: program('post(index);') })(candidates, settings, () => {
    throw new Error('of the listener');
  });
  await expect(run).rejects.toThrow('of the listener');
});

describe('as many workers as the work is worth', () => {
  const large = Array.from({ length: 20 }, (_, index) => `large-${index}`);
  afterEach(() => {
    machine.cores = 64;
    for (const name of large) rmSync(join(folder, name), { force: true });
  });

  /** How many take part in checking so many files of a size; 1 where this thread does it. */
  async function crewFor(files: number, megabytes: number): Promise<number> {
    const candidates = large.slice(0, files).map((path) => ({ path, location: join(folder, path) }));
    for (const { location } of candidates) {
      writeFileSync(location, '');
      truncateSync(location, megabytes * 1024 * 1024);
    }
    const counting = program(`parentPort.postMessage([index, { problems: [], fates: [], crew: cells.length - 1 }]);`);
    const settings: Settings = { ...defaults, root: folder, workingDirectory: folder };
    const told: number[] = [];
    await inCrew({ program: counting })(candidates, settings, (_, checked) =>
      told.push(Reflect.get(checked, 'crew') ?? 1),
    );
    expect(told).toHaveLength(files);
    return Math.max(...told);
  }

  test('one for each 8 MiB', async () => {
    expect(await crewFor(15, 1)).toBe(1);
    expect(await crewFor(16, 1)).toBe(2);
    expect(await crewFor(3, 10)).toBe(3);
  });

  test('no more than there are cores', async () => {
    machine.cores = 3;
    expect(await crewFor(5, 8)).toBe(3);
  });

  test('no more than eight, on whatever machine', async () => {
    expect(await crewFor(12, 8)).toBe(8);
  });

  test('no more than there are files', async () => {
    expect(await crewFor(2, 80)).toBe(2);
  });
});
