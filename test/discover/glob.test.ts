import fc from 'fast-check';
import picomatch from 'picomatch';
import { describe, expect, test } from 'vitest';
import { advance, begin, compile, end, namesOf } from '../../src/discover/glob.ts';
import { UsageError } from '../../src/settings/index.ts';

const matches = (pattern: string, path: string) =>
  namesOf(`/base/${path}`)
    .reduce(advance, begin(compile(pattern, '/base')))
    .has(end);

describe('a pattern matches', () => {
  test.each([
    ['*.json', 'a.json', true],
    ['*.json', 'a/b.json', false],
    ['*.json', '.json', true],
    ['**/*.json', 'a.json', true],
    ['**/*.json', '.github/b/c.json', true],
    ['a/**', 'a/b/c', true],
    ['a/**', 'a', false],
    ['**', 'a', true],
    ['a/**/b/**/c', 'a/x/b/b/c', true],
    ['a/**/b/**/c', 'a/x/b/y', false],
    ['a**b', 'axyzb', true],
    ['a**b', 'a/b', false],
    ['?.json', '😀.json', true],
    ['?.json', 'ab.json', false],
    ['[a-c]x', 'bx', true],
    ['[!a-c]x', 'bx', false],
    ['[^a]x', 'bx', true],
    ['[]a]x', ']x', true],
    ['[!]a]x', ']x', false],
    ['[{]x', '{x', true],
    ['[a.]', '.', true],
    ['[\\w]', 'z', false],
    ['{a,b{c,d}}.x', 'bd.x', true],
    ['{a/b,c}/*', 'a/b/d', true],
    ['{,a}b', 'b', true],
    ['\\*', '*', true],
    ['\\*', 'a', false],
    ['a\\{b', 'a{b', true],
    ['(a|b).+$', '(a|b).+$', true],
    ['./a//*', 'a/b', true],
    ['../base/*', 'a', true],
    ['/base/*', 'a', true],
    ['line\n*', 'line\nbreak', true],
    ['*', 'line\nbreak', true],
    ['É*', 'É1', true],
  ])('%j on %j: %j', (pattern, path, expected) => {
    expect(matches(pattern, path)).toBe(expected);
  });
});

test.each([
  ['[abc', 'The pattern "[abc" has a [ without its ]'],
  ['a{b,c', 'The pattern "a{b,c" has a { without its }'],
  ['[z-a]', 'The pattern "[z-a]" has a range that runs backwards'],
  ['*/../a', 'The pattern "*/../a" has a .. after a wildcard'],
  ['{a,b}'.repeat(10), `The pattern "${'{a,b}'.repeat(10)}" stands for more than 1000 patterns`],
])('%j is refused', (pattern, message) => {
  expect(() => compile(pattern, '/')).toThrow(new UsageError(message));
});

test('a walk begins at the deepest folder without a wildcard', () => {
  const bases = (pattern: string) => compile(pattern, '/base').map(({ base, isFixed }) => [base, isFixed]);
  expect(bases('a/b/*.json')).toEqual([['/base/a/b', false]]);
  expect(bases('../{a,b/*}')).toEqual([
    ['/a', true],
    ['/b', false],
  ]);
});

test('agrees with picomatch', () => {
  const piece = fc.constantFrom('a', 'b', '.', '*', '?', '[ab]', '[^a]', '{a,b}', '{a,bb*}');
  const segment = fc.oneof(
    fc.constant('**'),
    fc.array(piece, { minLength: 1, maxLength: 4 }).map((all) => all.join('')),
  );
  const isOrdinary = (name: string) => !/^\.+$/.test(name) && !name.includes('**');
  const pattern = fc
    .array(segment, { minLength: 1, maxLength: 4 })
    .filter((names) => names.every((name) => name === '**' || isOrdinary(name)) && names.at(-1) !== '**')
    .map((names) => names.join('/'))
    .filter((text) => text.split('{').length <= 9);
  // No name ends in a dot: picomatch has `*.*` want something behind it, unlike a shell.
  const name = fc.stringMatching(/^[ab.]{0,3}[ab]$/);
  const path = fc.array(name, { minLength: 1, maxLength: 4 }).map((names) => names.join('/'));
  fc.assert(
    fc.property(pattern, path, (globbed, plain) => {
      expect(matches(globbed, plain)).toBe(picomatch(globbed, { dot: true })(plain));
    }),
    { numRuns: 1000 },
  );
});
