import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const source = fileURLToPath(new URL('../src', import.meta.url));

/** Lowest first. A room imports only rooms before it; rooms of one line do not know each other. */
const order: readonly (readonly string[])[] = [
  ['finding.ts', 'limits.ts', 'nearest.ts', 'grouped.ts', 'today.ts', 'protocol-versions.ts', 'tool.ts'],
  ['system-fault.ts', 'write-whole.ts', 'git.ts'],
  ['bug-report.ts'],
  ['most-severe.ts', 'write-report.ts'],
  ['settings'],
  ['discover'],
  ['read'],
  ['edit'],
  ['describe'],
  ['schema'],
  ['uri-template'],
  ['catalogue'],
  ['decode'],
  ['rules'],
  ['lint'],
  ['report'],
  ['config'],
  ['baseline'],
  ['merge'],
  ['rule-table.ts'],
  ['github'],
  ['check.ts'],
  ['fix.ts'],
  ['api.ts'],
  ['check-files.ts'],
  ['crew.ts'],
  ['run.ts'],
  ['inspect.ts'],
  ['terminal'],
  ['act.ts'],
  ['cli.ts', 'action.ts', 'worker.ts'],
  ['entries.ts'],
];
const rank = new Map(order.flatMap((rooms, index) => rooms.map((room) => [room, index] as const)));

const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));
const roomOf = (file: string) => file.split(sep)[0] ?? '';

/** Files that a file imports, types included, and whether it waits to do so until they are needed. */
function importsOf(file: string): string[] {
  const text = readFileSync(join(source, file), 'utf8');
  const paths = [...text.matchAll(/(?:from|import\()\s*'(\.[^']+)'/g)].map(([, path = '']) => path);
  return paths.map((path) => relative(source, join(source, dirname(file), path)));
}

test('every room has its place in the order', () => {
  expect([...new Set(files.map(roomOf))].filter((room) => !rank.has(room))).toEqual([]);
});

test('docs/architecture.md tells of all rooms, in this order', () => {
  const text = readFileSync(join(source, '..', 'docs', 'architecture.md'), 'utf8');
  const cells = [...text.matchAll(/^\| (`[^|]+`) \|/gm)].map(([, cell = '']) => cell);
  const told = cells.flatMap((cell) => [...cell.matchAll(/`([^`/]+)\/?`/g)].map(([, room]) => room));
  expect(told).toEqual(order.flat());
});

describe('a room imports only what lies below it', () => {
  test.each(files.map((file) => [file]))('%s', (file) => {
    const room = roomOf(file);
    const wrong = importsOf(file).filter((imported) => {
      const other = roomOf(imported);
      return other !== room && !((rank.get(other) ?? Number.POSITIVE_INFINITY) < (rank.get(room) ?? -1));
    });
    expect(wrong).toEqual([]);
  });
});
