import { describe, expect, it } from 'vitest';
import { metaOf } from '../../src/catalogue/index.ts';
import { type ReadingLimits, usualLimits } from '../../src/limits.ts';
import { messageOf } from '../../src/lint/message.ts';
import { read } from '../../src/read/index.ts';
import { readText } from './sources.ts';

const small: ReadingLimits = { bytes: 1000, depth: 3, values: 6, characters: 5, entries: 3 };

const limitMet = (path: string, text: string, limits?: ReadingLimits) =>
  readText(path, text, limits).faults.map(
    ({ rule, message, with: holes }) => `${rule.split('.').at(-1)} ${message} ${holes.limit}`,
  );

describe.each(['a.json', 'a.yaml'])('limits of %s', (path) => {
  it.each<[keyof ReadingLimits, string, string]>([
    ['bytes', `"${' '.repeat(1)}"${' '.repeat(997)}`, `"${' '.repeat(1)}"${' '.repeat(998)}`],
    ['depth', '[[[[]]]]', '[[[[1]]]]'],
    ['depth', '{"a":{"b":{"c":{}}}}', '{"a":{"b":{"c":[1]}}}'],
    ['values', '[[1,2],[3]]', '[[1,2],[3,4]]'],
    ['characters', '["12345"]', '["123456"]'],
    ['characters', '{"12345":1}', '{"123456":1}'],
    ['characters', '[12345]', '[123456]'],
    ['entries', '[1,2,3]', '[1,2,3,4]'],
    ['entries', '{"a":1,"b":2,"c":3}', '{"a":1,"b":2,"c":3,"d":4}'],
  ])('%s: %s, but not %s', (limit, allowed, refused) => {
    expect(limitMet(path, allowed, small)).toEqual([]);
    const number = small[limit].toLocaleString('en-US');
    expect(limitMet(path, refused, small)).toEqual([`size-limits ${limit} ${number}`]);
  });

  it('names the key that raises each, and what was found', () => {
    const said = (text: string) =>
      readText(path, text, small).faults.map(({ rule, message = '', with: holes }) => {
        const meta = metaOf(rule);
        return messageOf({ rule, message, with: holes }, meta).replace(
          'that is a limit of this tool, not of the format, and',
          '…',
        );
      });
    expect(said(`[${' '.repeat(1000)}]`)).toEqual([
      'The file has 1,002 bytes, more than the 1,000 that are read; … "limits.bytes" in the config file raises it.',
    ]);
    expect(said('[[[[1]]]]')).toEqual([
      'Values nest deeper here than level 3, the last that is read; … "limits.depth" in the config file raises it.',
    ]);
    expect(said('[[1,2],[3,4]]')).toEqual([
      'The file holds more values than the 6 that are read; … "limits.values" in the config file raises it.',
    ]);
    expect(said('["1234567"]')).toEqual([
      'This text has 7 characters, more than the 5 that are read; … "limits.characters" in the config file raises it.',
    ]);
    expect(said('[1,2,3,4]')).toEqual([
      'This collection has more entries than the 3 that are read; … "limits.entries" in the config file raises it.',
    ]);
  });

  it.each([
    ['[7,[1,2,3,4]]', '/1', 3],
    ['{"a":{"b":1,"c":2,"d":3,"e":4}}', '/a', 5],
  ])('of %s it is the collection that has too many entries', (text, pointer, start) => {
    expect(readText(path, text, { ...small, values: 100 }).faults).toMatchObject([{ pointer, start, end: start + 1 }]);
  });

  it('says how large the whole file is, of which only the beginning was read', () => {
    const source = { path, bytes: new Uint8Array(1001), size: 5000 };
    expect(read(source, small).faults).toMatchObject([{ message: 'bytes', with: { found: '5,000' } }]);
  });

  it('does not say how large something is of which only the beginning is known', () => {
    const source = { path, bytes: new Uint8Array(1001), size: 'unknown' } as const;
    expect(read(source, small).faults).toMatchObject([{ message: 'unknown-bytes', with: { limit: '1,000' } }]);
  });

  it('counts characters after escapes', () => {
    expect(limitMet(path, '["\\u0031\\u0032\\u0033\\u0034\\u0035"]', small)).toEqual([]);
  });

  it('refuses a hundred megabytes by their number alone', () => {
    // Not even UTF-8: whoever decodes it first says something else.
    const bytes = new Uint8Array(100 * 1024 * 1024).fill(0xff);
    expect(read({ path, bytes })).toMatchObject({ text: '', tree: undefined, faults: [{ message: 'bytes' }] });
  });

  it.each([
    ['brackets', '['.repeat(2_000_000)],
    ['braces', '{"a":'.repeat(100_000)],
    ['closed brackets', '['.repeat(100_000) + ']'.repeat(100_000)],
  ])('survives deep nesting: %s', (_, text) => {
    expect(limitMet(path, text)).toEqual(['size-limits depth 100']);
  });

  it('keeps the right to 100 levels and 100,000 values', () => {
    expect(limitMet(path, `${'['.repeat(100)}1${']'.repeat(100)}`)).toEqual([]);
    expect(limitMet(path, `${'['.repeat(101)}1${']'.repeat(101)}`)).toEqual(['size-limits depth 100']);
    expect(limitMet(path, `[[1${',1'.repeat(49_998)}],[1${',1'.repeat(49_997)}]]`)).toEqual([]);
    expect(limitMet(path, `[[1${',1'.repeat(49_998)}],[1${',1'.repeat(49_999)}]]`)).toEqual([
      'size-limits values 100,000',
    ]);
  });
});

describe('limits of block YAML', () => {
  const stairs = (levels: number) => Array.from({ length: levels }, (_, level) => `${' '.repeat(level)}a:\n`).join('');

  it.each([
    ['dashes in one line', '- '.repeat(100_000)],
    ['question marks in one line', '? '.repeat(100_000)],
    ['mappings', stairs(900)],
    ['mappings with flow inside', `${stairs(60)}${' '.repeat(60)}${'['.repeat(60)}${']'.repeat(60)}`],
  ])('survives deep nesting: %s', (_, text) => {
    expect(limitMet('a.yaml', text)).toEqual(['size-limits depth 100']);
  });

  it('calls an exhausted stack a limit, too, where the limits reach further than the stack', () => {
    const limits = { bytes: 1e7, depth: 1e6, values: 1e6, characters: 1e6, entries: 1e6 };
    expect(limitMet('a.yaml', '['.repeat(50_000) + ']'.repeat(50_000), limits)).toEqual([
      'size-limits depth 1,000,000',
    ]);
  });

  it.each<[string, string, 'depth' | 'values', ReadingLimits]>([
    ['a mapping in each bracket', `${'[a: '.repeat(60)}"\\q"${']'.repeat(60)}`, 'depth', usualLimits],
    ['texts in brackets', `[${'a, '.repeat(13)}"\\q"]`, 'values', small],
    ['items without anything', `${'-\n'.repeat(7)}- "\\q"\n`, 'values', small],
  ])('looks no further than the limit: %s', (_, text, limit, limits) => {
    expect(limitMet('a.yaml', text, { ...limits, entries: 100 })).toEqual([`size-limits ${limit} ${limits[limit]}`]);
  });

  it('looks no further than a row of properties that no node can have', () => {
    expect(limitMet('a.yaml', `a: ${'&a '.repeat(5)}${'['.repeat(200)}`)).toEqual(['well-formed default undefined']);
    expect(limitMet('a.yaml', `a: &a ${'['.repeat(200)}`)).toEqual(['size-limits depth 100']);
  });

  it('allows a hundred levels', () => {
    expect(limitMet('a.yaml', stairs(100))).toEqual([]);
    expect(limitMet('a.yaml', stairs(101))).toEqual(['size-limits depth 100']);
  });

  it('never expands aliases', () => {
    const level = (name: number) =>
      `a${name}: &a${name} [${Array(9)
        .fill(`*a${name - 1}`)
        .join(', ')}]\n`;
    const bomb = `a0: &a0 x\n${Array.from({ length: 60 }, (_, index) => level(index + 1)).join('')}`;
    const { tree, faults } = readText('a.yaml', bomb);
    expect(tree).toBe(undefined);
    expect(faults.filter(({ rule }) => rule === 'mcpdesc.serialization.yaml.no-aliases').length).toBe(540);
    expect(faults.length).toBe(540);
  });
});
