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
  ['input', ['output', 'inptu', 'inpus'], 'inptu'],
  ['tools', ['stool', 'toolss'], 'toolss'],
])('%j among %j is %j', (word, candidates, found) => {
  expect(nearest(word, candidates)).toBe(found);
});

test('among very many words only the first are asked', () => {
  const many = Array.from({ length: 199 }, (_, index) => `other-${index}`);
  expect(nearest('formt', [...many, 'format'])).toBe('format');
  expect(nearest('formt', [...many, 'another', 'format'])).toBe(undefined);
});
