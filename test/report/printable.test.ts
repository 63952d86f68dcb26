import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { harmless, oneLine, printable } from '../../src/report/printable.ts';
import { commandsIn } from './runner-commands.ts';

describe('printable', () => {
  it.each([
    ['plain “text” 天気 👩‍👩‍👧', 'plain “text” 天気 👩‍👩‍👧'],
    ['\u001b[31m', '\\u{1b}[31m'],
    ['a\u0000b\u007fc\u009bd', 'a\\u{0}b\\u{7f}c\\u{9b}d'],
    ['\u202egnp.exe\u2066', '\\u{202e}gnp.exe\\u{2066}'],
    ['a\u00a0b\u061cc\u200bd\u200ee\u200ff\u2060g', 'a\\u{a0}b\\u{61c}c\\u{200b}d\\u{200e}e\\u{200f}f\\u{2060}g'],
    ['\ufeffmcpdesc', '\\u{feff}mcpdesc'],
    ['half \ud83d of a pair', 'half \\u{d83d} of a pair'],
    ['a\nb', 'a\\u{a}b'],
  ])('shows %j', (text, expected) => {
    expect(printable(text)).toBe(expected);
  });

  it('leaves nothing that moves, hides or turns text, whatever comes in', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(printable(text)).not.toMatch(/\p{Cc}|\p{Cs}|\p{Bidi_Control}|\p{Zl}|\p{Zp}/u);
      }),
    );
  });
});

it('a message takes one line', () => {
  expect(oneLine('one\r\n\ttwo\nthree \u0007')).toBe('one two three \\u{7}');
});

it.each([
  ['::error::x', ': :error::x'],
  ['a\n \t::add-mask::x\n::', 'a\n \t: :add-mask::x\n: :'],
  ['a ::error::x, b: ::', 'a ::error::x, b: ::'],
  ['a##[error]b##[group]', 'a# #[error]b# #[group]'],
  ['###[error]', '## #[error]'],
])('a log gets no command: %j', (text, expected) => {
  expect(harmless(text)).toBe(expected);
  expect(commandsIn(harmless(text))).toEqual([]);
});
