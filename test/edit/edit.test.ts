import { beforeAll, describe, expect, test } from 'vitest';
import { applied, type Change, compatible, fixOf } from '../../src/edit/index.ts';
import { Lines, type Node, type ObjectNode, prepare, read } from '../../src/read/index.ts';

beforeAll(() => prepare(['a.yaml']));

const treeOf = (text: string, path: string): Node => {
  const { tree, faults } = read({ path, bytes: new TextEncoder().encode(text) });
  if (tree === undefined) throw new Error(JSON.stringify(faults));
  return tree;
};

function at(tree: Node, path: readonly (string | number)[]): Node {
  let node: Node | undefined = tree;
  for (const step of path) {
    if (node?.type === 'array') node = node.items[Number(step)];
    else node = node?.type === 'object' ? node.get(String(step)) : undefined;
  }
  if (node === undefined) throw new Error(`nothing at ${path.join('/')}`);
  return node;
}

const objectAt = (tree: Node, path: readonly (string | number)[]): ObjectNode => {
  const node = at(tree, path);
  if (node.type !== 'object') throw new Error('not an object');
  return node;
};

/** The text after one change, undefined where none is offered; what results must be readable. */
function changed(text: string, path: string, change: (tree: Node) => Change): string | undefined {
  const fix = fixOf({ title: 'T.', change: change(treeOf(text, path)) }, { text, lines: new Lines(text) });
  if (fix === undefined) return undefined;
  const result = applied(text, fix.edits);
  treeOf(result, path);
  return result;
}

const json = 'a.json';
const yaml = 'a.yaml';
type Row = readonly [
  about: string,
  path: string,
  text: string,
  at: readonly (string | number)[],
  result: string | undefined,
];

describe('taking something out', () => {
  const rows: readonly Row[] = [
    ['the first member', json, '{"a": 1, "b": 2}', ['a'], '{"b": 2}'],
    ['a member in the middle', json, '{"a": 1, "b": [], "c": 3}', ['b'], '{"a": 1, "c": 3}'],
    ['the last member', json, '{\n  "a": 1,\n  "b": []\n}\n', ['b'], '{\n  "a": 1\n}\n'],
    ['the only member', json, '{ "a": [ ] }', ['a'], '{}'],
    ['an entry', json, '["x", "y" , "x"]', [2], '["x", "y"]'],
    ['an entry on a line of its own', json, '[\r\n  "x",\r\n  "x",\r\n  "y"\r\n]', [1], '[\r\n  "x",\r\n  "y"\r\n]'],
    ['the only entry', json, '[ "x" ]', [0], '[]'],
    ['a hash sign in a string is no comment', json, '{"a": "#", "b": 1}', ['a'], '{"b": 1}'],
    ['a line of a mapping', yaml, 'a: 1 # one\nb: []\nc: 3\n', ['b'], 'a: 1 # one\nc: 3\n'],
    ['the last line, without a line break', yaml, 'a: 1\nb: []', ['b'], 'a: 1'],
    ['the last line, with CRLF', yaml, 'a: 1\r\nb: []\r\n', ['b'], 'a: 1\r\n'],
    ['the member beside the dash', yaml, '- a: []\n  b: 1\n', [0, 'a'], '- b: 1\n'],
    ['the only member of a block', yaml, '- a: [] # why\n', [0, 'a'], '- {} # why\n'],
    ['the only member below its key', yaml, 'x:\n  a: {}\ny: 1\n', ['x', 'a'], 'x:\n  {}\ny: 1\n'],
    ['an entry of a block', yaml, "tags:\n- x\n- 'x'\n- y\n", ['tags', 1], 'tags:\n- x\n- y\n'],
    ['the last entry of a block', yaml, 'tags:\n  - x\n  - x', ['tags', 1], 'tags:\n  - x'],
    ['an entry in brackets', yaml, 'tags: [x, "x", y] # three\n', ['tags', 1], 'tags: [x, y] # three\n'],
    ['a line whose value spans several', yaml, 'a: [\n]\nb: 1\n', ['a'], 'b: 1\n'],
    ['a comment behind it', yaml, 'a: 1\nb: [] # why\n', ['b'], undefined],
    ['a comment above it', yaml, 'a: 1\n# why\nb: []\n', ['b'], undefined],
    ['a comment in it', yaml, 'a: 1\nb: [ # why\n ]\nc: 1\n', ['b'], undefined],
    ['a comment between key and value', yaml, 'a: 1\nb: # why\n  []\n', ['b'], undefined],
    ['a comment behind the comma', yaml, '[x, # first\n  x]\n', [1], undefined],
    ['an explicit key', yaml, 'a: 1\n? b\n: []\n', ['b'], undefined],
    ['a block scalar', yaml, '- x\n- |-\n  x\n- y\n', [1], undefined],
    ['the first entry of a nested block', yaml, '- - x\n  - x\n', [0, 0], undefined],
    ['a tagged entry', yaml, '- x\n- !!str x\n', [1], undefined],
  ];
  test.each(rows)('%s', (_about, path, text, where, result) => {
    expect(changed(text, path, (tree) => ({ do: 'remove', node: at(tree, where) }))).toBe(result);
  });
});

describe('putting a member in front', () => {
  const rows: readonly Row[] = [
    ['of none', json, '{}', [], '{ "type": "object" }'],
    ['of none in braces', yaml, 'a: {b: {}}\n', ['a', 'b'], 'a: {b: {type: object}}\n'],
    ['of none in wide braces', yaml, "a: { 'b': [{ }] }\n", ['a', 'b', 0], "a: { 'b': [{ 'type': 'object' }] }\n"],
    ['of none in a block', yaml, 'a:\n  - b: {} # why\n', ['a', 0, 'b'], 'a:\n  - b: { type: object } # why\n'],
    ['of none, without any blank', json, '{"a":[{}]}', ['a', 0], '{"a":[{"type":"object"}]}'],
    ['of none on lines', json, '{\n  "a": {}\n}', ['a'], '{\n  "a": { "type": "object" }\n}'],
    ['of none but a comment', yaml, 'a: { # why\n  }\n', ['a'], undefined],
    ['on one line', json, '{"a": 1, "b": 2}', [], '{"type": "object", "a": 1, "b": 2}'],
    ['of one', json, '{ "a": 1 }', [], '{ "type": "object", "a": 1 }'],
    ['without any blank', json, '{"a":1,"b":2}', [], '{"type":"object","a":1,"b":2}'],
    ['on lines', json, '{\n\t"a" : 1\n}', [], '{\n\t"type" : "object",\n\t"a" : 1\n}'],
    ['in a block', yaml, 'x:\n    a: 1 # one\n    b: 2\n', ['x'], 'x:\n    type: object\n    a: 1 # one\n    b: 2\n'],
    ['beside a wide dash', yaml, '-   a: 1\n', [0], '-   type: object\n    a: 1\n'],
    ['beside a dash, with CRLF', yaml, '- a: 1\r\n', [0], '- type: object\r\n  a: 1\r\n'],
    ['in braces', yaml, '{a: 1}', [], '{type: object, a: 1}'],
    ['in quotes', yaml, "'a': 1\n", [], "'type': 'object'\n'a': 1\n"],
    ['behind an empty line', yaml, '# head\n\na: 1\n', [], '# head\n\ntype: object\na: 1\n'],
    ['behind a comment in braces', yaml, '{ # why\n  a: 1 }', [], undefined],
    ['of an explicit key', yaml, '? a\n: 1\n', [], undefined],
  ];
  test.each(rows)('%s', (_about, path, text, where, result) => {
    const change = (tree: Node): Change => ({
      do: 'insert',
      into: objectAt(tree, where),
      key: 'type',
      value: 'object',
    });
    expect(changed(text, path, change)).toBe(result);
  });
});

describe('another string in the place of one', () => {
  const uri = 'https://mcpdesc.org/schema/mcp-description/0.9.0-rc.3.json';
  test.each([
    [json, '{"$schema": "x"}', `{"$schema": "${uri}"}`],
    [yaml, '$schema: x # mine\n', `$schema: ${uri} # mine\n`],
    [yaml, "{$schema: 'x'}", `{$schema: '${uri}'}`],
    [yaml, '$schema: |-\n  x\n', undefined],
  ])('%s %j', (path, text, result) => {
    expect(changed(text, path, (tree) => ({ do: 'replace', node: at(tree, ['$schema']), value: uri }))).toBe(result);
  });

  test('what has quotes in it is spelt so that they are no end', () => {
    const change = (tree: Node): Change => ({ do: 'replace', node: at(tree, ['a']), value: `it's "x"` });
    expect(changed("a: 'b'\n", yaml, change)).toBe(`a: 'it''s "x"'\n`);
    expect(changed('a: "b"\n', yaml, change)).toBe('a: "it\'s \\"x\\""\n');
  });

  test('what would mean something else without quotes gets them', () => {
    const change = (tree: Node): Change => ({ do: 'replace', node: at(tree, ['a']), value: 'true' });
    expect(changed('a: b\n', yaml, change)).toBe('a: "true"\n');
  });
});

test('edits that touch wait for another pass', () => {
  const fix = (start: number, end: number) => ({ fix: { title: '', edits: [{ start, end, text: '' }] } });
  const [a, b, c, d] = [fix(4, 6), fix(0, 2), fix(2, 3), fix(7, 9)];
  expect(compatible([a, b, c, d])).toEqual([b, a, d]);
});
