import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lineHashes } from '../../src/report/fingerprint.ts';
import { oracle } from './fingerprint-oracle.ts';

const all = (text: string, count: number): string[] => {
  const hash = lineHashes(text);
  return Array.from({ length: count }, (_, index) => hash(index + 1));
};

const greeting = [
  'e9496ae3ebfced30:1',
  'fb7c023a8b9ccb3f:1',
  'ce8ba1a563dcdaca:1',
  'e20e36e16fcb0cc8:1',
  'b3edc88f2938467e:1',
  'c8e28b0b4002a3a0:1',
  'c129715d7a2bc9a3:1',
];

/** The values that GitHub's upload action computes. */
const vectors: [string, string, string[]][] = [
  ['an empty file', '', ['c129715d7a2bc9a3:1']],
  [
    'blanks and tabs',
    ' a\nb\n  \t\tc\n d',
    ['271789c17abda88f:1', '54703d4cd895b18:1', '180aee12dab6264:1', 'a23a3dc5e078b07b:1'],
  ],
  ['line feeds', ' hello; \t\nworld!!!\n\n\n  \t\tGreetings\n End\n', greeting],
  ['carriage returns', ' hello; \t\rworld!!!\r\r\r  \t\tGreetings\r End\r', greeting],
  ['both together', ' hello; \t\r\nworld!!!\r\n\r\n\r\n  \t\tGreetings\r\n End\r\n', greeting],
  [
    'equal lines in different company',
    'x = 2\nx = 1\nprint(x)\nx = 3\nprint(x)\nx = 4\nprint(x)\n',
    [
      'e54938cc54b302f1:1',
      'bb609acbe9138d60:1',
      '1131fd5871777f34:1',
      '5c482a0f8b35ea28:1',
      '54517377da7028d2:1',
      '2c644846cb18d53e:1',
      'f1b89f20de0d133:1',
      'c129715d7a2bc9a3:1',
    ],
  ],
  [
    'equal lines in equal company',
    'Lorem ipsum dolor sit amet.\n'.repeat(10),
    [
      ...[1, 2, 3, 4, 5, 6].map((count) => `a7f2ff13bc495cf2:${count}`),
      'a7f2ff1481e87703:1',
      'a9cf91f7bbf1862b:1',
      '55ec222b86bcae53:1',
      'cc97dc7b1d7d8f7b:1',
      'c129715d7a2bc9a3:1',
    ],
  ],
];

describe('lineHashes', () => {
  it.each(vectors)('agrees with GitHub on %s', (_, text, expected) => {
    expect(all(text, expected.length)).toEqual(expected);
    expect(oracle(text)).toEqual(expected);
  });

  it('agrees with the definition on any text', () => {
    const unit = fc.oneof(
      { weight: 3, arbitrary: fc.constantFrom('\n', '\r', '\r\n', ' ', '\t', 'a', '\uffff', '\u0000', '\ufeff') },
      fc.string({ unit: 'binary', minLength: 1, maxLength: 3 }),
      fc.constant('ab'.repeat(60)),
    );
    fc.assert(
      fc.property(fc.array(unit, { maxLength: 60 }), (units) => {
        const text = units.join('');
        const expected = oracle(text);
        expect(all(text, expected.length)).toEqual(expected);
      }),
      { numRuns: 300 },
    );
  });

  it('gives the last hash for a line past the end', () => {
    expect(lineHashes('a\n')(99)).toBe('c129715d7a2bc9a3:1');
  });
});
