import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clip, markedText, sourceLine } from '../../src/report/excerpt.ts';

const whole = (text: string, start: number, end: number) => sourceLine(text, start, end, 0, text.length, 'hash');

describe('sourceLine', () => {
  it('marks the range in a line of ordinary length', () => {
    const text = 'a: 1\nname: value\nb: 2';
    expect(sourceLine(text, 11, 16, 5, 16, 'h:1')).toEqual({
      excerpt: 'name: value',
      caret: 6,
      length: 5,
      hash: 'h:1',
    });
  });

  it('marks a range over several lines up to the end of its first', () => {
    const text = 'a:\n  - 1\n  - 2\n';
    expect(sourceLine(text, 0, 14, 0, 2, 'h:1')).toEqual({ excerpt: 'a:', caret: 0, length: 2, hash: 'h:1' });
  });

  it('gives a blank to a mark at the end of the line and in an empty file', () => {
    expect(whole('{', 1, 1)).toEqual({ excerpt: '{ ', caret: 1, length: 1, hash: 'hash' });
    expect(whole('', 0, 0)).toEqual({ excerpt: ' ', caret: 0, length: 1, hash: 'hash' });
  });

  it('marks one unit where the range is empty', () => {
    expect(whole('{"a":1}', 1, 1)).toMatchObject({ caret: 1, length: 1 });
  });

  it('keeps a window of a long line', () => {
    const { excerpt, caret, length } = whole(`${'x'.repeat(5000)}MARK${'y'.repeat(5000)}`, 5000, 5004);
    expect(excerpt).toHaveLength(240);
    expect(excerpt).toMatch(/^…x+MARKy+…$/);
    expect(excerpt.slice(caret, caret + length)).toBe('MARK');
  });

  it('keeps both ends of a long line without an ellipsis there', () => {
    const text = `A${'x'.repeat(5000)}Z`;
    expect(whole(text, 0, 1).excerpt).toMatch(/^Ax+…$/);
    expect(whole(text, 5001, 5002).excerpt).toMatch(/^…x+Z$/);
  });

  it('keeps the mark inside the excerpt and characters whole, for every line and range', () => {
    const line = fc.string({ unit: fc.constantFrom('a', '天', '👩', ' '), maxLength: 700 });
    fc.assert(
      fc.property(line, fc.nat(), fc.nat(), fc.integer({ min: 40, max: 300 }), (text, from, size, room) => {
        const start = from % (text.length + 1);
        const marked = whole(text, start, start + size);
        for (const { excerpt, caret, length } of [marked, clip(marked, room)]) {
          expect(caret).toBeGreaterThanOrEqual(0);
          expect(length).toBeGreaterThanOrEqual(1);
          expect(caret + length).toBeLessThanOrEqual(excerpt.length);
          expect(excerpt).not.toMatch(/\p{Surrogate}/u);
          if (start < text.length) expect(excerpt[caret]).toBe(text[start]);
        }
      }),
    );
  });
});

describe('what is marked', () => {
  it.each([
    ['white space apart', 'a\n  b', 'a b'],
    ['of 2,000 units, whole', 'x'.repeat(2000), 'x'.repeat(2000)],
    [
      'of more, with its length, its beginning and its end',
      `${'a'.repeat(1000)}-${'z'.repeat(1000)}`,
      `2001 ${'a'.repeat(1000)} ${'z'.repeat(1000)}`,
    ],
  ])('is known again: %s', (_, text, known) => {
    expect(markedText(`<${text}>`, 1, 1 + text.length)).toBe(known);
  });
});
