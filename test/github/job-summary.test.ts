import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { appendSummary } from '../../src/github/job-summary.ts';

/** In bytes, as the runner has it; one more, and it drops the summary. */
const longestSummary = 1_048_576;

let folder: string;
let file: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'summary-'));
  file = join(folder, 'summary.md');
});

afterEach(() => rm(folder, { recursive: true }));

const filled = (unit: string) => (bytes: number) => unit.repeat(Math.floor(bytes / Buffer.byteLength(unit)));

test('the summary is added to what the step wrote before', async () => {
  await writeFile(file, '# before\n');
  await appendSummary(file, () => '# ours\n');
  expect(await readFile(file, 'utf8')).toBe('# before\n# ours\n');
});

test('a file that does not exist yet is made', async () => {
  await appendSummary(file, () => '# ours\n');
  expect(await readFile(file, 'utf8')).toBe('# ours\n');
});

test.each(['a', 'ü', '天', '😀'])('a report of nothing but %s fills the limit and no more', async (unit) => {
  await writeFile(file, 'x'.repeat(1000));
  await appendSummary(file, filled(unit));
  expect((await stat(file)).size).toBeLessThanOrEqual(longestSummary);
  expect((await stat(file)).size).toBeGreaterThan(longestSummary - 4);
});

test('a full summary is left as it is, and the failure says so', async () => {
  await writeFile(file, 'x'.repeat(longestSummary - 10));
  await expect(appendSummary(file, () => 'more than ten bytes')).rejects.toThrow(
    `the summary of this step is full (${longestSummary - 10} bytes)`,
  );
  expect((await stat(file)).size).toBe(longestSummary - 10);
});
