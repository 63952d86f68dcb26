import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const dist = fileURLToPath(new URL('../../dist', import.meta.url));
/** Every job that runs the Action downloads it. */
const most = 4_000_000;

describe.skipIf(!existsSync(dist))('what a job downloads', () => {
  test('stays small', () => {
    const names = readdirSync(dist, { recursive: true, encoding: 'utf8' });
    const size = names.reduce((sum, name) => sum + statSync(join(dist, name)).size, 0);
    expect(size).toBeLessThan(most);
    expect(size).toBeGreaterThan(100_000);
  });
});

test('the checklist names tests that exist', () => {
  const root = fileURLToPath(new URL('..', import.meta.url));
  const checklist = readFileSync(fileURLToPath(new URL('../../docs/github-checklist.md', import.meta.url)), 'utf8');
  const cells = checklist.split('\n').flatMap((line) => /\| ([^|]*) \|$/.exec(line)?.[1] ?? []);
  const names = cells.flatMap((cell) => [...cell.matchAll(/`([\w/-]+)`/g)].map(([, name = '']) => name));
  expect(names.length).toBeGreaterThan(40);
  expect(names.filter((name) => !existsSync(join(root, `${name}.test.ts`)))).toEqual([]);
});
