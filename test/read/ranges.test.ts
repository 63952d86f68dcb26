import { describe, expect, it } from 'vitest';
import { Lines, type Node, pointer } from '../../src/read/index.ts';
import { readText } from './sources.ts';

/** Every key and value of a text, as it is written, by pointer. */
function slices(path: string, text: string): Record<string, string> {
  const { tree, faults } = readText(path, text);
  expect(faults).toEqual([]);
  const found: Record<string, string> = {};
  const look = (node: Node) => {
    found[pointer(node)] = text.slice(node.start, node.end);
    if (node.type === 'array') node.items.forEach(look);
    if (node.type !== 'object') return;
    for (const { keyStart, keyEnd, value } of node.members) {
      found[`key ${pointer(value)}`] = text.slice(keyStart, keyEnd);
      look(value);
    }
  };
  if (tree !== undefined) look(tree);
  return found;
}

it('pointers escape what would be a step or an escape of theirs', () => {
  expect(Object.keys(slices('a.json', '{"a/b": {"~1": [0], "~/": 0, "": 0}}'))).toEqual([
    '',
    'key /a~1b',
    '/a~1b',
    'key /a~1b/~01',
    '/a~1b/~01',
    '/a~1b/~01/0',
    'key /a~1b/~0~1',
    '/a~1b/~0~1',
    'key /a~1b/',
    '/a~1b/',
  ]);
});

describe('ranges in JSON', () => {
  it('include quotes and brackets, and no blanks', () => {
    expect(slices('a.json', ' { "a" : [ 1 , { } ] ,\r\n"b\\n":"c" , "d":-1e5, "e":true,"f":null } ')).toEqual({
      '': '{ "a" : [ 1 , { } ] ,\r\n"b\\n":"c" , "d":-1e5, "e":true,"f":null }',
      'key /a': '"a"',
      '/a': '[ 1 , { } ]',
      '/a/0': '1',
      '/a/1': '{ }',
      'key /b\n': '"b\\n"',
      '/b\n': '"c"',
      'key /d': '"d"',
      '/d': '-1e5',
      'key /e': '"e"',
      '/e': 'true',
      'key /f': '"f"',
      '/f': 'null',
    });
  });
});

describe('ranges in YAML', () => {
  it('of mappings and sequences go from the first key or dash to the last value', () => {
    expect(slices('a.yaml', '# c\n---\n"a" :\n  - b\n  -   c: 1\n      d: 2 # e\n\n# f\n')).toEqual({
      '': '"a" :\n  - b\n  -   c: 1\n      d: 2',
      'key /a': '"a"',
      '/a': '- b\n  -   c: 1\n      d: 2',
      '/a/0': 'b',
      '/a/1': 'c: 1\n      d: 2',
      'key /a/1/c': 'c',
      '/a/1/c': '1',
      'key /a/1/d': 'd',
      '/a/1/d': '2',
    });
  });

  it('of flow collections include their brackets, those of pairs without braces do not', () => {
    expect(slices('a.yaml', 'a:\n  { "b":1, c: [ x, y: z, ] }\n')).toEqual({
      '': 'a:\n  { "b":1, c: [ x, y: z, ] }',
      'key /a': 'a',
      '/a': '{ "b":1, c: [ x, y: z, ] }',
      'key /a/b': '"b"',
      '/a/b': '1',
      'key /a/c': 'c',
      '/a/c': '[ x, y: z, ]',
      '/a/c/0': 'x',
      '/a/c/1': 'y: z',
      'key /a/c/1/y': 'y',
      '/a/c/1/y': 'z',
    });
  });

  it('of block scalars start with the indicator and end with the content', () => {
    const text = 'a: | # why\n  x\n\n  y \n\n\nb: >-\n  z\nc: |+\n  w\n\n\nd: |\n';
    expect(slices('a.yaml', text)).toMatchObject({
      '/a': '| # why\n  x\n\n  y',
      '/b': '>-\n  z',
      '/c': '|+\n  w',
      '/d': '|',
    });
  });

  it('of multi-line scalars cover all lines', () => {
    expect(slices('a.yaml', "a: one\n  two\nb: \"three\n\n  four\"\nc: 'it''s'\n")).toMatchObject({
      '/a': 'one\n  two',
      '/b': '"three\n\n  four"',
      '/c': "'it''s'",
    });
  });

  it('leave out anchors, tags and the question mark', () => {
    expect(slices('a.yaml', '&r\n&k a: &v !!str 1\n? b\n: !!map\n  c: 2\n')).toEqual({
      '': 'a: &v !!str 1\n? b\n: !!map\n  c: 2',
      'key /a': 'a',
      '/a': '1',
      'key /b': 'b',
      '/b': 'c: 2',
      'key /b/c': 'c',
      '/b/c': '2',
    });
  });

  it.each([
    ['a:', 2],
    ['a:   \nb: 1', 2],
    ['a: # none\nb: 1', 2],
    ['a:\n\n  # none\nb: 1', 2],
    ['a: &x\nb: 1', 5],
    ['a: !!str\nb: 1', 8],
    ['{a: , b: 1}', 3],
    ['{a, b: 1}', 2],
    ['? a\nb: 1', 3],
  ])('of an empty value have no width and stand behind what came before: %j', (text, offset) => {
    const { tree, faults } = readText('a.yaml', text);
    const value = tree?.type === 'object' ? tree.get('a') : undefined;
    expect(faults).toEqual([]);
    expect(value).toMatchObject({
      type: 'string',
      value: '',
      plain: !text.includes('!!str'),
      start: offset,
      end: offset,
    });
  });

  it('of an empty item stand behind its dash', () => {
    const { tree } = readText('a.yaml', '- \n- a\n-\n');
    expect(tree?.type === 'array' && tree.items.map(({ start, end }) => [start, end])).toEqual([
      [1, 1],
      [5, 6],
      [8, 8],
    ]);
  });
});

describe('lines and columns', () => {
  const at = (path: string, text: string, ...keys: readonly (string | number)[]) => {
    let node = readText(path, text).tree;
    for (const key of keys)
      node =
        node?.type === 'object' ? node.get(String(key)) : node?.type === 'array' ? node.items[Number(key)] : undefined;
    if (node === undefined) throw new Error('no such node');
    const { start, end } = new Lines(text).range(node.start, node.end);
    return `${start.line}:${start.column}-${end.line}:${end.column}`;
  };

  it.each(['\n', '\r\n', '\r'])('do not depend on the line break %j', (lineBreak) => {
    const yaml = ['# c', 'a:', '  - "x', '    y"', '  - |', '    text', '    more', 'b: 1', ''].join(lineBreak);
    expect([at('a.yaml', yaml, 'a', 0), at('a.yaml', yaml, 'a', 1), at('a.yaml', yaml, 'b')]).toEqual([
      '3:5-4:7',
      '5:5-7:9',
      '8:4-8:5',
    ]);
    const json = ['{', '"a": [', '1', ',2]', '}'].join(lineBreak);
    expect([at('a.json', json, 'a'), at('a.json', json, 'a', 1)]).toEqual(['2:6-4:4', '4:2-4:3']);
  });

  it('count UTF-16 units: two for what lies beyond the basic plane, one for a tab and for a byte-order mark', () => {
    expect(at('a.json', '{"😀":"😀","b":1}', 'b')).toBe('1:16-1:17');
    expect(at('a.yaml', '{"😀": 😀, b: 1}', 'b')).toBe('1:15-1:16');
    expect(at('a.json', '\t[\t1]', 0)).toBe('1:4-1:5');
    expect(at('a.yaml', 'a:\t1', 'a')).toBe('1:4-1:5');
    expect(at('a.yaml', '\uFEFFa: 1', 'a')).toBe('1:5-1:6');
    expect(at('a.json', '\uFEFF[1]', 0)).toBe('1:3-1:4');
  });
});
