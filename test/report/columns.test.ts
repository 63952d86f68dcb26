import { expect, it } from 'vitest';
import { columns } from '../../src/report/text/columns.ts';

it.each([
  ['', 0],
  ['abc', 3],
  ['é', 1],
  ['e\u0301', 1],
  ['天気', 4],
  ['ｶﾅ', 2],
  ['カナ', 4],
  ['한글', 4],
  ['👩‍👩‍👧', 2],
  ['🇨🇭', 2],
  ['❤️', 2],
  ['\u200b', 0],
  ['a\u200db', 2],
])('counts the columns of %j', (text, expected) => {
  expect(columns(text)).toBe(expected);
});
