import { expect, it } from 'vitest';
import { shown } from '../../src/read/fault.ts';

it.each([
  ['x'.repeat(40), 'x'.repeat(40)],
  ['x'.repeat(41), `${'x'.repeat(39)}…`],
  ['😀'.repeat(40), '😀'.repeat(40)],
  ['😀'.repeat(41), `${'😀'.repeat(39)}…`],
])('a piece of text is cut between characters: %s', (piece, expected) => {
  expect(shown(piece)).toBe(expected);
});

it('is as wide as it may be, and on one line', () => {
  expect(shown('one\n  two three', 10)).toBe('one two t…');
  expect(shown('one\n  two', 10)).toBe('one two');
  expect(shown(`one${' '.repeat(20)}two`, 10)).toBe('one…');
});
