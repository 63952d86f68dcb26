import fc from 'fast-check';
import { expect, test } from 'vitest';
import { columns } from '../../src/report/text/columns.ts';
import { wrap } from '../../src/report/text/wrap.ts';

test.each([
  ['one two three', 7, '', 'one two\nthree'],
  ['one two three', 13, '', 'one two three'],
  ['one two three', 1, '', 'one\ntwo\nthree'],
  ['- one two three', 9, '  ', '- one two\n  three'],
  ['天気 天気 天気', 9, '', '天気 天気\n天気'],
  ['', 9, '  ', ''],
])('%j in %d columns', (text, width, hanging, expected) => {
  expect(wrap(text, width, hanging)).toBe(expected);
});

test('no word is lost, and only a word alone is too wide', () => {
  const words = fc.array(fc.string({ minLength: 1, maxLength: 12 }).map((word) => word.replace(/\s/g, 'x')));
  fc.assert(
    fc.property(words, fc.integer({ min: 1, max: 40 }), (all, width) => {
      const text = all.join(' ');
      const lines = wrap(text, width).split('\n');
      expect(lines.join(' ')).toBe(text);
      for (const line of lines) expect(columns(line) <= width || !line.includes(' ')).toBe(true);
      expect(wrap(text)).toBe(text);
    }),
  );
});
