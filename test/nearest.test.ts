import { expect, test } from 'vitest';
import { nearest } from '../src/nearest.ts';

test.each([
  ['formt', ['format', 'fail-on'], 'format'],
  ['fromat', ['profile', 'format'], 'format'],
  ['JSON', ['text', 'json'], 'json'],
  ['inputschema', ['outputSchema', 'inputSchema'], 'inputSchema'],
  ['ab', ['cd'], undefined],
  ['x', ['y'], undefined],
  ['', ['y'], undefined],
  ['first', ['fist', 'firs'], 'fist'],
  ['x'.repeat(101), ['x'.repeat(101)], undefined],
])('%j among %j is %j', (word, candidates, found) => {
  expect(nearest(word, candidates)).toBe(found);
});
