import { describe, expect, it } from 'vitest';
import { usualLimits } from '../../src/limits.ts';
import { decoded, read, toValue } from '../../src/read/index.ts';
import { readText } from './sources.ts';

const bytes = (...values: readonly (number | string)[]): Uint8Array =>
  Uint8Array.from(
    values.flatMap((value) => (typeof value === 'number' ? [value] : [...new TextEncoder().encode(value)])),
  );

const utf16 = (text: string, littleEndian: boolean): Uint8Array => {
  const view = new DataView(new ArrayBuffer(2 * text.length));
  for (let at = 0; at < text.length; at += 1) view.setUint16(2 * at, text.charCodeAt(at), littleEndian);
  return new Uint8Array(view.buffer);
};

describe('a file that is not UTF-8', () => {
  it.each([
    ['a byte that never occurs', bytes('{', 0xff, '}'), { byte: '0xFF', offset: '1', line: '1' }],
    ['Latin-1', bytes('{\r\n"a":\r"caf', 0xe9, '"\n}'), { byte: '0xE9', offset: '12', line: '3' }],
    ['an overlong slash', bytes('é\n', 0xc0, 0xaf), { byte: '0xC0', offset: '3', line: '2' }],
    ['an encoded surrogate', bytes('"', 0xed, 0xa0, 0x80, '"'), { byte: '0xED', offset: '1', line: '1' }],
    ['a code point past the last', bytes(0xf4, 0x90, 0x80, 0x80), { byte: '0xF4', offset: '0', line: '1' }],
    ['an overlong sequence of three', bytes(0xe0, 0x80, 0x80), { byte: '0xE0', offset: '0', line: '1' }],
    ['a sequence cut off by the end', bytes('😀', 0xf0, 0x9f, 0x98), { byte: '0xF0', offset: '4', line: '1' }],
  ])('tells where: %s', (_, content, holes) => {
    for (const path of ['a.json', 'a.yaml']) {
      const { text, tree, faults } = read({ path, bytes: content });
      const before = new TextDecoder('utf-8', { ignoreBOM: true }).decode(content.subarray(0, Number(holes.offset)));
      const start = before.length;
      expect(tree).toBe(undefined);
      expect(text.slice(start, start + 1)).toBe('\uFFFD');
      expect(faults).toEqual([
        {
          rule: 'mcpdesc.serialization.encoding.utf-8',
          message: 'invalid',
          with: holes,
          start,
          end: start + 1,
          pointer: '',
        },
      ]);
    }
  });

  it.each([
    ['UTF-16', utf16('\uFEFF{"a":1}', true)],
    ['UTF-16', utf16('\uFEFF{"a":1}', false)],
    ['UTF-16', utf16('{"a":1}', true)],
    ['UTF-16', utf16('{"a":1}', false)],
    ['UTF-32', bytes(0xff, 0xfe, 0, 0, 0x7b, 0, 0, 0)],
    ['UTF-32', bytes(0, 0, 0xfe, 0xff, 0, 0, 0, 0x7b)],
    ['UTF-32', bytes(0x7b, 0, 0, 0)],
    ['UTF-32', bytes(0, 0, 0, 0x7b)],
  ])('names %s', (encoding, content) => {
    expect(read({ path: 'a.json', bytes: content }).faults).toMatchObject([{ message: 'foreign', with: { encoding } }]);
  });

  it('calls an image binary', () => {
    const png = bytes(0x89, 'PNG\r\n', 0x1a, '\n', 0, 0, 0, 0x0d, 'IHDR');
    expect(read({ path: 'a.yaml', bytes: png }).faults).toMatchObject([{ message: 'binary' }]);
  });

  it('leaves a zero in valid UTF-8 to the reader of the format', () => {
    expect(readText('a.json', '{"abc":"\0"}').faults).toMatchObject([
      { message: 'control-character', pointer: '/abc' },
    ]);
    expect(readText('a.yaml', 'abc: "\0"').faults).toMatchObject([{ message: 'control-character' }]);
  });
});

describe('a byte-order mark', () => {
  it('is a warning in JSON, which is read nevertheless, and counts in offsets', () => {
    const { tree, faults } = readText('a.json', '\uFEFF[1]');
    expect(faults).toEqual([
      { rule: 'mcpdesc.serialization.encoding.utf-8', message: 'bom', with: {}, start: 0, end: 1, pointer: '' },
    ]);
    expect([tree?.start, tree?.end, tree && toValue(tree)]).toEqual([1, 4, [1]]);
  });

  it('is nothing in YAML, and counts in offsets', () => {
    const { text, tree, faults } = readText('a.yaml', '\uFEFFa: b\n');
    expect(faults).toEqual([]);
    expect(text.slice(tree?.start, tree?.end)).toBe('a: b');
  });

  it('does not fill an empty file', () => {
    expect(readText('a.json', '\uFEFF').faults.map(({ message }) => message)).toEqual(['bom', 'empty']);
    expect(readText('a.yaml', '\uFEFF').faults.map(({ message }) => message)).toEqual(['none']);
  });
});

describe('a source whose bytes nobody has to hold any longer', () => {
  const path = 'a.json';

  it.each([
    ['with a byte-order mark', bytes('\uFEFF{ "é": [] }')],
    ['empty', bytes()],
    ['that is not UTF-8', bytes('{', 0xff, '}')],
    ['of another encoding', utf16('{}', true)],
    ['cut off', bytes('[1')],
  ])('%s is read as before', (_, content) => {
    const source = decoded({ path, bytes: content }, usualLimits);
    expect(read(source)).toEqual(read({ path, bytes: content }));
  });

  it('has its text instead, if it has one within the limit', () => {
    expect(decoded({ path, bytes: bytes('[]') }, usualLimits)).toEqual({ path, text: '[]' });
    const large = { path, bytes: bytes('[  ]'), size: 400 };
    expect(decoded(large, { ...usualLimits, bytes: 3 })).toBe(large);
    expect(read(large, { ...usualLimits, bytes: 3 }).faults).toMatchObject([
      { message: 'bytes', with: { found: '400' } },
    ]);
  });
});
