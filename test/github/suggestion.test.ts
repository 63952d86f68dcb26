import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Edit, Finding } from '../../src/finding.ts';
import { suggestionsIn } from '../../src/github/suggestion.ts';

const place = { line: 1, column: 1, offset: 0 };
const finding = (...edits: Edit[]): Finding => ({
  rule: 'mcpdesc.tag.reference.unique',
  severity: 'warning',
  message: 'Twice.',
  protocolVersions: [],
  pointer: '',
  range: { start: place, end: place },
  source: { excerpt: 'x', caret: 0, length: 1, hash: '1:1' },
  fix: { title: 'Remove it.', edits },
});
const everything = [{ first: 1, last: 1000 }];

const text = 'one\ntwo\nthree\nfour\n';
const at = (marked: string, replacement: string): Edit => {
  const start = text.indexOf(marked);
  return { start, end: start + marked.length, text: replacement };
};
const found = (findings: readonly Finding[], hunks = everything, of = text) =>
  suggestionsIn(of, findings, hunks).map(({ first, last, replacement }) => [first, last, replacement]);

describe('a suggestion', () => {
  test.each<[string, Edit[], [number, number, string]]>([
    ['a word', [at('wo', 'WO')], [2, 2, 'tWO\n']],
    ['an insertion within a line', [{ start: 5, end: 5, text: '-' }], [2, 2, 't-wo\n']],
    ['an insertion before a line', [{ start: 4, end: 4, text: 'new\n' }], [2, 2, 'new\ntwo\n']],
    ['a line that goes', [at('two\n', '')], [2, 2, '']],
    ['lines that go', [at('two\nthree\n', '')], [2, 3, '']],
    ['a break that goes takes the next line along', [at('two\n', 'two ')], [2, 3, 'two three\n']],
    ['a line put between', [at('two\n', 'two\nnew\n')], [2, 2, 'two\nnew\n']],
    ['two edits and what lies between', [at('ne', 'NE'), at('ee', 'EE')], [1, 3, 'oNE\ntwo\nthrEE\n']],
    ['edits in any order', [at('ee', 'EE'), at('ne', 'NE')], [1, 3, 'oNE\ntwo\nthrEE\n']],
  ])('of %s', (_, edits, expected) => {
    expect(found([finding(...edits)])).toEqual([expected]);
  });

  test('at the end of a text without a last line break', () => {
    expect(found([finding({ start: 3, end: 4, text: 'd' })], everything, 'a\nbc')).toEqual([[2, 2, 'bd\n']]);
  });

  test('is made only where the whole of it lies in one hunk', () => {
    const two = finding(at('two\nthree', 'x'));
    expect(found([two], [{ first: 2, last: 3 }])).toEqual([[2, 3, 'x\n']]);
    expect(found([two], [{ first: 3, last: 4 }])).toEqual([]);
    expect(
      found(
        [two],
        [
          { first: 1, last: 2 },
          { first: 3, last: 4 },
        ],
      ),
    ).toEqual([]);
    expect(found([two], [])).toEqual([]);
  });

  test('does not share lines with another one', () => {
    const findings = [finding(at('tw', 'x')), finding(at('wo', 'y')), finding(at('three', 'z'))];
    expect(found(findings)).toEqual([
      [2, 2, 'xo\n'],
      [3, 3, 'z\n'],
    ]);
  });

  test.each<[string, string, string]>([
    ['an escape sequence', 'a\u001b[31mb\n', 'c'],
    ['a change of direction', 'a\u202eb\n', 'c'],
    ['carriage returns', 'ab\r\n', 'c'],
    ['a line that nobody would read', `${'a'.repeat(20_000)}\n`, 'c'],
  ])('is not made of %s', (_, of, replacement) => {
    expect(found([finding({ start: 0, end: 1, text: replacement })], everything, of)).toEqual([]);
    expect(found([finding({ start: 0, end: 1, text: 'c' })], everything, 'ab\n')).toEqual([[1, 1, 'cb\n']]);
  });

  test('is not made without a fix', () => {
    const { fix: _, ...plain } = finding();
    expect(found([plain, finding()])).toEqual([]);
  });

  test('put in place of its lines, gives the fixed text', () => {
    const lineText = fc.string({ unit: fc.constantFrom('a', ' ', '\n'), minLength: 1, maxLength: 30 });
    fc.assert(
      fc.property(
        lineText,
        fc.nat(),
        fc.nat(),
        fc.string({ unit: fc.constantFrom('b', '\n') }),
        (raw, from, size, put) => {
          const whole = `${raw.replace(/\n+$/, '')}x\n`;
          const start = from % whole.length;
          const end = Math.min(start + size, whole.length - 1);
          const fixed = whole.slice(0, start) + put + whole.slice(Math.max(start, end));
          const [made] = suggestionsIn(whole, [finding({ start, end: Math.max(start, end), text: put })], everything);
          if (made === undefined) throw new Error('no suggestion');
          const lines = whole.split(/(?<=\n)/);
          lines.splice(made.first - 1, made.last - made.first + 1, made.replacement);
          expect(lines.join('')).toBe(fixed);
        },
      ),
    );
  });
});
