import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { code, inline, row } from '../../src/report/markdown/escape.ts';
import { oneLine, printable } from '../../src/report/printable.ts';

const nasty = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        ...[
          '@octocat',
          '#12',
          'GH-7',
          'https://evil.example',
          'www.evil.example',
          'me@evil.example',
          ':tada:',
          '$x$',
          '\\',
          '"',
          '""',
          '"#12 https://evil.example @octocat"',
          '"a\\"b"',
          '`',
          '``',
        ],
        ...[
          '<b>',
          '</details>',
          '<!--',
          '-->',
          '&lt;',
          '[x](y)',
          '![i](j)',
          '[^1]',
          '**',
          '__',
          '~~',
          '|',
          '\\|',
          '\n',
          '\r\n| a |',
        ],
        'deadbeefdeadbeefdeadbeefdeadbeefdeadbeef',
      ),
      fc.string({ unit: 'binary', maxLength: 4 }),
    ),
    { maxLength: 8 },
  )
  .map((parts) => parts.join(''));

/** What a reader sees of escaped text, and what of the Markdown is no code. */
function read(markdown: string): { readonly seen: string; readonly prose: string } {
  const piece =
    /\\([\\`*_[\]~])|<span>(\$)<\/span>|&(amp|lt|gt);|(?<fence>`+)(?<inner>(?:(?!`).|(?<!`)(?!\k<fence>(?!`))`+)+?)\k<fence>(?!`)/gsu;
  const seen = markdown.replace(piece, (_, escaped, dollar, entity, fence, inner) =>
    fence === undefined
      ? (escaped ?? dollar ?? { amp: '&', lt: '<', gt: '>' }[String(entity)])
      : String(inner).replace(/^ (.*) $/, '$1'),
  );
  const prose = markdown.replace(piece, (all, _escaped, _dollar, _entity, fence) => (fence === undefined ? all : '\0'));
  return { seen: seen.replaceAll('\u200b', ''), prose };
}

describe('inline', () => {
  it.each([
    ['plain text', 'plain text'],
    ['@octocat', '@\u200boctocat'],
    ['see #12 and GH-7', 'see #\u200b12 and GH-\u200b7'],
    ['https://evil.example', 'https:\u200b//evil.example'],
    ['www.evil.example _www.evil.example', 'www\u200b.evil.example \\_www\u200b.evil.example'],
    ['0123456789abcdef', '012345\u200b6789ab\u200bcdef'],
    ['<img src=x> & more', '&lt;img src=x&gt; &amp; more'],
    ['[a](b) ![c](d)', '\\[a\\](b) !\\[c\\](d)'],
    ['`code` **bold** _it_ ~~no~~ \\', '\\`code\\` \\*\\*bold\\*\\* \\_it\\_ \\~\\~no\\~\\~ \\\\'],
    [':tada: $x$', ':\u200btada: <span>$</span>x<span>$</span>'],
    ['two\nlines', 'two lines'],
    ['the "https://evil.example" of "@octocat"', 'the `"https://evil.example"` of `"@octocat"`'],
    ['"a\\"#12", "" and "b`"', '`"a\\"#12"`, `""` and ``"b`"``'],
    ['"a""b"c"', '`"a""b"`c"'],
    ['`"a"`', '\\``"a"`\\`'],
    ['an open "@octocat', 'an open "@\u200boctocat'],
  ])('escapes %j', (text, expected) => {
    expect(inline(text)).toBe(expected);
  });

  it('shows what it was given and leaves nothing for Markdown or GitHub to find', () => {
    fc.assert(
      fc.property(nasty, (text) => {
        const { seen, prose } = read(inline(text));
        expect(seen).toBe(oneLine(text).replaceAll('\u200b', ''));
        expect(prose.replaceAll(/<\/?span>/g, '')).not.toMatch(/[<>\n\r]|&(?!(?:amp|lt|gt);)/);
        expect(prose).not.toMatch(/@\w|#\d|GH-\d|:\/\/|www\.|[0-9a-f]{7}|:\w+:/i);
        expect(prose.replaceAll(/\\./g, '')).not.toMatch(/[\\`*_[\]~]/);
      }),
      { numRuns: 500 },
    );
  });
});

describe('code', () => {
  it.each([
    ['a.json', '`a.json`'],
    ['a`b', '``a`b``'],
    ['`', '`` ` ``'],
    [' a ', '`  a  `'],
    [' a', '` a`'],
    ['  ', '`  `'],
    ['', '`\u200b`'],
    [' `', '``  ` ``'],
    ['a\nb', '`a\\u{a}b`'],
  ])('fences %j', (text, expected) => {
    expect(code(text)).toBe(expected);
  });

  it('is closed by its own fence and by nothing inside', () => {
    fc.assert(
      fc.property(nasty, (text) => {
        fc.pre(text !== '');
        const [, fence = '', inner = ''] = /^(`+)(.*?)\1$/su.exec(code(text)) ?? [];
        expect((inner.match(/`+/g) ?? []).filter((run) => run.length === fence.length)).toEqual([]);
        expect(inner).not.toMatch(/[\n\r]/);
        expect(inner.replaceAll('\\\u200b|', '\\|').trim()).toBe(printable(text).trim());
      }),
      { numRuns: 500 },
    );
  });
});

describe('row', () => {
  it('has as many cells as it was given, whatever they hold', () => {
    const cell = fc.oneof(nasty.map(inline), nasty.filter((text) => text !== '').map(code));
    fc.assert(
      fc.property(fc.array(cell, { minLength: 1, maxLength: 4 }), (cells) => {
        // A cell is a run of escaped characters and of anything but a pipe, as GitHub's parser splits it.
        const separators =
          row(cells)
            .replace(/\\[!-/:-@[-`{-~]/g, '')
            .match(/\|/g) ?? [];
        expect(separators).toHaveLength(cells.length + 1);
      }),
      { numRuns: 500 },
    );
  });
});
