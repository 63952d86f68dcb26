import { expect, test } from 'vitest';
import { either, quote, show } from '../../src/schema/quote.ts';
import { treeOf } from './tree.ts';

test.each([
  ['x'.repeat(60), `"${'x'.repeat(60)}"`],
  ['x'.repeat(61), `"${'x'.repeat(59)}…"`],
  ['😀'.repeat(60), `"${'😀'.repeat(60)}"`],
  ['😀'.repeat(61), `"${'😀'.repeat(59)}…"`],
])('a text is cut between characters: %s', (text, shown) => {
  expect(quote(text)).toBe(shown);
  expect(show(treeOf(text))).toBe(shown);
});

test('what is no text is cut as JSON spells it', () => {
  expect(show(treeOf(Array.from({ length: 20 }, () => 1)))).toBe('[1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1]');
  expect(show(treeOf(Array.from({ length: 40 }, () => 1)))).toBe(`[${'1,'.repeat(29)}…`);
});

test.each([
  [0, 'nothing'],
  [1, '1'],
  [2, '1 or 2'],
  [8, '1, 2, 3, 4, 5, 6, 7 or 8'],
  [9, '1, 2, 3, 4, 5, 6, 7 or 2 more'],
])('of %i words, at most eight are said', (count, said) => {
  expect(either(Array.from({ length: count }, (_, index) => String(index + 1)))).toBe(said);
});
