import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isMultiple } from '../../src/schema/decimal.ts';

test.each([
  [0.3, 0.1, true],
  [19.99, 0.01, true],
  [4.5, 1.5, true],
  [0.0075, 0.0001, true],
  [1e308, 0.123456789, false],
  [1e308, 1e-300, true],
  [5e-324, 5e-324, true],
  [-9, 3, true],
  [0, 7, true],
  [0.00751, 0.0001, false],
  [1e21, 7, false],
  [Infinity, 2, false],
  [2, Infinity, false],
])('%d of %d: %s', (value, unit, expected) => {
  expect(isMultiple(value, unit)).toBe(expected);
});

test('is what the remainder says of whole numbers', () => {
  fc.assert(
    fc.property(
      fc.maxSafeInteger(),
      fc.integer({ min: 1, max: 1e6 }),
      (value, unit) => isMultiple(value, unit) === (value % unit === 0),
    ),
  );
});
