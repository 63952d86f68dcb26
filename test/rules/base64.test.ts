import fc from 'fast-check';
import { expect, test } from 'vitest';
import { base64Fault, base64Size } from '../../src/rules/content/base64.ts';

test('is canonical exactly where encoding the decoded bytes gives the same text', () => {
  const almost = fc.string({ unit: fc.constantFrom(...'AQgwEBZaz09+/=-_ \n'), maxLength: 9 });
  const encoded = fc.uint8Array({ maxLength: 9 }).map((bytes) => Buffer.from(bytes).toString('base64'));
  fc.assert(
    fc.property(fc.oneof(almost, encoded), (text) => {
      const bytes = Buffer.from(text, 'base64');
      const canonical = bytes.toString('base64') === text;
      expect(base64Fault(text) === undefined).toBe(canonical);
      if (canonical) expect(base64Size(text)).toBe(bytes.length);
    }),
    { numRuns: 2000 },
  );
});

test.each([
  ['dGV4d', { message: 'length', length: '5' }],
  ['dGV4dB==', { message: 'unused-bits', end: 'dB==' }],
  ['dGV=', { message: 'unused-bits', end: 'dGV=' }],
  ['=', { message: 'length', length: '1' }],
  ['====', { message: 'character', character: '=' }],
  ['ab-_', { message: 'character', character: '-' }],
  ['dGV4\ndA==', { message: 'character', character: '\n' }],
])('%j', (text, fault) => expect(base64Fault(text)).toEqual(fault));

test('a text of many megabytes needs no deep stack', () => {
  expect(base64Fault('AAAA'.repeat(8_000_000))).toBeUndefined();
});
