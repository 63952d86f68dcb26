import { fullFormats } from 'ajv-formats/dist/formats.js';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isUri } from '../../src/describe/uri.ts';

const { uri } = fullFormats;

it('a URI is what the expression of the package takes for one', () => {
  const pieces = [
    'http://',
    'https://',
    'HTTP://',
    'ftp:',
    'mailto:',
    'a.example',
    'a-b',
    ':8080',
    ':',
    '/',
    '//',
    '#',
    '?',
    '~',
    '%41',
    '%',
    ' ',
    '[::1]',
    '{x}',
    'é',
    '_',
    '@',
    '\n',
    '..',
  ];
  let found = 0;
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 6 }), (parts) => {
      const text = parts.join('');
      if (isUri(text)) found += 1;
      expect(isUri(text)).toBe(typeof uri === 'function' && uri(text));
    }),
    { numRuns: 5000 },
  );
  expect(found).toBeGreaterThan(100);
  expect(isUri('https://a.example/b')).toBe(true);
});
