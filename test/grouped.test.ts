import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { grouped } from '../src/grouped.ts';

test('thousands are separated as in English', () => {
  expect([0, 999, 1000, 104857600].map(grouped)).toEqual(['0', '999', '1,000', '104,857,600']);
  fc.assert(fc.property(fc.nat(), (count) => grouped(count) === count.toLocaleString('en-US')));
});

test('nothing in the program asks for the languages of the platform to write a number', () => {
  const root = join(import.meta.dirname, '../src');
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));
  const asking = files.filter((name) =>
    /\.toLocaleString\(|\bIntl\.NumberFormat\b/.test(readFileSync(join(root, name), 'utf8')),
  );
  expect(asking).toEqual([]);
});
