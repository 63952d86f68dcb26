import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Budget } from '../../src/schema/limits.ts';
import { compilePattern } from '../../src/schema/pattern.ts';

const matches = (source: string, text: string) => compilePattern(source)?.matches(text, new Budget(1_000_000));

test.each(['(', '[', 'a{2,1}', '*', '(?<a', '(?<a>x)(?<a>y)', '\\'])('%s is no regular expression', (source) => {
  expect(compilePattern(source)).toBeUndefined();
});

test.each(['(a)\\1', '(?<n>a)\\k<n>', 'a'.repeat(5001)])('what %s matches is not told', (source) => {
  expect(matches(source, 'aa')).toBeUndefined();
});

test('groups may nest a hundred deep', () => {
  const nested = (depth: number) => matches(`${'('.repeat(depth)}a${')'.repeat(depth)}`, 'a');
  expect([nested(99), nested(101)]).toEqual([true, undefined]);
});

const texts = [
  ...'|a|b|aa|ab|ba|aab|abab|a b|Ab1|abcdefgh1|Password1|2026-07-28|x_y-z|😀|a😀b|[|]|}|{|a{|-|.|\\|/|^|$|é|İ'.split(
    '|',
  ),
  ...['\n', 'a\nb', '\u2028', '\ud83d'],
];

/** Separated by space; the first one is empty. */
const sources = String.raw` a ^a a$ ^$ ^a$ a|b ^(a|b)+$ (?:ab){2} a{2,} a{0,1}b ^a{0}$ a*?b a+? (a*)*b (a*)+$
  ^(?=.*[A-Z])(?=.*\d).{8,}$ a(?!b) (?<=a)b (?<!a)b (?=(?!a).) \bb \Bb \b ^\d{4}-\d{2}-\d{2}$
  ^\p{L}+$ ^\P{L}$ ^.$ ^..$ [^a] [] [^] [a-c]+ [\]\[] [\w-]+ \S\s\S \n \u0061 \x61
  \u{1F600} ^\ud83d\ude00$ \ud83d (?<year>\d{4}) (?:) () (|a)b ^|$ a||b (?=a)*b \/ \. \- \_
  { a{ } ] x{,2} \cJ \p{L} 😀 ^[😀]$ \ca (?=a){0}b \0`.split(/\s+/);

test.each(sources)('%s finds what the platform finds', (source) => {
  const flags = (() => {
    try {
      return new RegExp(source, 'u').flags;
    } catch {
      return '';
    }
  })();
  const expected = texts.filter((text) => new RegExp(source, flags).test(text));
  expect(texts.filter((text) => matches(source, text))).toEqual(expected);
});

const { expression } = fc.letrec<{ expression: string; atom: string }>((tie) => ({
  atom: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom('a', 'b', '.', '[ab]', '[^a]', '\\w', '^', '$', '\\b', '\\B'),
    tie('expression').map((inner) => `(?:${inner})`),
    fc.tuple(fc.constantFrom('=', '!', '<=', '<!'), tie('expression')).map(([look, inner]) => `(?${look}${inner})`),
  ),
  expression: fc
    .array(fc.tuple(tie('atom'), fc.constantFrom('', '', '', '*', '+', '?', '{2}', '{1,2}', '{0,1}?', '|')), {
      minLength: 1,
      maxLength: 4,
    })
    .map((parts) =>
      parts
        .map(([atom, after]) => (/^(\^|\$|\\[bB]|\(\?<?[=!])/.test(atom) && after !== '|' ? atom : atom + after))
        .join(''),
    ),
}));

test('any pattern finds what the platform finds', () => {
  fc.assert(
    fc.property(expression, fc.stringMatching(/^[ab \n]{0,8}$/), (source, text) => {
      expect(matches(source, text)).toBe(new RegExp(source, 'u').test(text));
    }),
    { numRuns: 500 },
  );
});
