import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Lines } from '../../src/read/index.ts';

describe('lines', () => {
  it('counts every kind of line break, and columns in UTF-16 units', () => {
    const text = 'a\r\n😀b\rc\n\n';
    const lines = new Lines(text);
    expect(lines.count).toBe(5);
    expect([1, 2, 3, 4, 5].map((line) => lines.text(line))).toEqual(['a', '😀b', 'c', '', '']);
    expect(lines.position(text.indexOf('b'))).toEqual({ line: 2, column: 3, offset: 5 });
    expect(lines.position(text.indexOf('\n'))).toEqual({ line: 1, column: 3, offset: 2 });
    expect(lines.position(text.length)).toEqual({ line: 5, column: 1, offset: 10 });
  });

  it('takes an offset outside for the nearest inside', () => {
    expect(new Lines('ab').range(-1, 9)).toEqual({
      start: { line: 1, column: 1, offset: 0 },
      end: { line: 1, column: 3, offset: 2 },
    });
  });

  it('finds what counting finds', () => {
    const text = fc.array(fc.constantFrom('a', '\r', '\n', '\r\n', '😀', '\t', ' ')).map((pieces) => pieces.join(''));
    fc.assert(
      fc.property(text, fc.nat(), (content, place) => {
        const offset = place % (content.length + 1);
        const lines = new Lines(content);
        // A carriage return right before the offset ends a line only if no line feed follows it.
        const breaks = [...content.matchAll(/\r\n|\r|\n/g)].filter((found) => found.index + found[0].length <= offset);
        const last = breaks.at(-1);
        const start = last === undefined ? 0 : last.index + last[0].length;
        expect(lines.position(offset)).toEqual({ line: breaks.length + 1, column: offset - start + 1, offset });
        expect(lines.text(breaks.length + 1)).toBe(content.slice(start).split(/\r\n|\r|\n/)[0]);
      }),
    );
  });
});
