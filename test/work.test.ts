/** How much work is done, counted: each file is read and walked once, and each schema judged once, in all versions. */

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { realDisk } from '../src/discover/index.ts';
import { run } from '../src/run.ts';
import { defaults } from '../src/settings/index.ts';

const counts = vi.hoisted(() => ({ read: 0, describe: 0, judge: 0, metaschema: 0 }));

vi.mock(import('../src/read/index.ts'), async (original) => {
  const module = await original();
  return {
    ...module,
    read: (...given: Parameters<typeof module.read>) => {
      counts.read += 1;
      return module.read(...given);
    },
  };
});
vi.mock(import('../src/describe/index.ts'), async (original) => {
  const module = await original();
  return {
    ...module,
    describe: (...given: Parameters<typeof module.describe>) => {
      counts.describe += 1;
      return module.describe(...given);
    },
  };
});
vi.mock(import('../src/schema/plain.ts'), async (original) => {
  const module = await original();
  return {
    ...module,
    isPlain: (...given: Parameters<typeof module.isPlain>) => {
      counts.judge += 1;
      return module.isPlain(...given);
    },
  };
});
vi.mock(import('../src/schema/metaschemas.ts'), async (original) => {
  const module = await original();
  return {
    ...module,
    metaschemaOf: (...given: Parameters<typeof module.metaschemaOf>) => {
      counts.metaschema += 1;
      return module.metaschemaOf(...given);
    },
  };
});

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'mcpdesc-check-'));
});
afterAll(() => rmSync(folder, { recursive: true }));
beforeEach(() => {
  Object.assign(counts, { read: 0, describe: 0, judge: 0, metaschema: 0 });
});

const tools = 4;

function write(name: string, inputSchema: object): void {
  const description = {
    mcpdesc: '0.8.0',
    info: { name: 'n', version: '1.0.0' },
    protocolVersions: ['2024-11-05', '2025-03-26', '2025-06-18', '2025-11-25', '2026-07-28'],
    capabilities: [{ tools: {} }],
    tools: Array.from({ length: tools }, (_, index) => ({
      name: `t${index}`,
      inputSchema,
      examples: { one: { input: { a: 'x' } }, two: { input: { a: 'y' } }, three: { input: { a: 'z' } } },
    })),
  };
  writeFileSync(join(folder, name), JSON.stringify(description));
}

const look = () => run({ ...defaults, root: folder, workingDirectory: folder, paths: [] }, realDisk);

test('files are read and walked once, whatever they declare; schemas are judged once, whoever asks', async () => {
  for (const name of ['a', 'b', 'c']) {
    write(`${name}.mcpdesc.json`, { type: 'object', properties: { a: { type: 'string' } } });
  }
  const { files } = await look();
  expect(files).toHaveLength(3);
  expect(counts).toEqual({ read: 3, describe: 3, judge: 3 * tools, metaschema: 0 });
});

test('only a schema that is not plain is held against its metaschema, once', async () => {
  write('b.mcpdesc.json', { type: 'object', patternProperties: { '^a$': { type: 'string' } } });
  await look();
  expect(counts).toEqual({ read: 3, describe: 3, judge: 3 * tools, metaschema: tools });
});
