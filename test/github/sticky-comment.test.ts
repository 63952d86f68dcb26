import fc from 'fast-check';
import { expect, test } from 'vitest';
import { marker } from '../../src/github/sticky-comment.ts';

test('an ordinary key stands in the marker as it is', () => {
  expect(marker('CI / lint (docs, 20)')).toBe('<!-- mcpdesc-check: CI / lint (docs, 20) -->');
});

test('no key can end the HTML comment or its line', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('-->', '--!>', 'a\nb', '\u2028', '<!--')),
      (key) => {
        const inside = marker(key).slice('<!--'.length, -'-->'.length);
        expect(inside).not.toMatch(/[<>\p{Cc}\p{Zl}\p{Zp}]/u);
      },
    ),
  );
});

test('different keys have different markers, up to surrounding blanks', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (one, other) => {
      expect(marker(one) === marker(other)).toBe(one.trim() === other.trim());
    }),
  );
  expect(marker('a>b')).not.toBe(marker('a%3Eb'));
});
