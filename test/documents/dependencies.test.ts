/** docs/dependencies.md says of each package why it is there: of all of them, and of none that has gone. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const text = (path: string) => readFileSync(join(root, path), 'utf8');

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}
const manifest = (path: string): Manifest => JSON.parse(text(path));
const names = (packages: Readonly<Record<string, string>> = {}) => Object.keys(packages).toSorted();

/** The names that begin the rows below a heading; a row may name several. */
function described(heading: string): string[] {
  const section =
    text('docs/dependencies.md')
      .split(/^## /m)
      .find((part) => part.startsWith(heading)) ?? '';
  return [...section.matchAll(/^\| (`[^|]+`) \|/gm)]
    .flatMap(([, cell = '']) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name))
    .toSorted();
}

const own = manifest('package.json');
const heavy = manifest('test/heavy/package.json');
const site = manifest('site/package.json');

test.each([
  ['What runs', names(own.dependencies)],
  ['What builds and tests', names(own.devDependencies)],
  ['What only the heavy tests use', names({ ...heavy.dependencies, ...heavy.optionalDependencies })],
  ['What only the site uses', names(site.devDependencies)],
])('%s', (heading, installed) => {
  expect(described(heading)).toEqual(installed);
});

test('each package that runs is one that a file under src/ imports, and the other way round', () => {
  const sources = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => text(`src/${name}`));
  const imported = sources.flatMap((source) =>
    [...source.matchAll(/^(?!import type| \*).*?\b(?:from|import\() ?'((?:@[\w-]+\/)?[\w-]+)(?:\/[^']*)?'/gm)].map(
      ([, name = '']) => name,
    ),
  );
  expect([...new Set(imported)].toSorted()).toEqual(names(own.dependencies));
});

test('each version is exact', () => {
  const versions = [
    own.dependencies,
    own.devDependencies,
    heavy.dependencies,
    heavy.optionalDependencies,
    site.devDependencies,
  ];
  for (const version of versions.flatMap((packages = {}) => Object.values(packages)))
    expect(version).toMatch(/^\d+\.\d+\.\d+$/);
});

test.each(['package-lock.json', 'test/heavy/package-lock.json', 'site/package-lock.json'])(
  '%s has a hash of every package, and no address to download it from',
  (path) => {
    const { packages }: { packages: Record<string, Record<string, unknown>> } = JSON.parse(text(path));
    const others = Object.entries(packages).filter(([name]) => name !== '');
    expect(others.length).toBeGreaterThan(20);
    for (const [name, entry] of others) {
      expect(entry.integrity, name).toMatch(/^sha512-/);
      expect(entry, name).not.toHaveProperty('resolved');
    }
  },
);
