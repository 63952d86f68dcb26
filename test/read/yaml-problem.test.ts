import { describe, expect, test } from 'vitest';
import { Lines } from '../../src/read/lines.ts';
import { readText } from './sources.ts';

type Row = readonly [about: string, text: string, line: number, column: number, marked: string, message: string];

const rows: readonly Row[] = [
  ['a key too deep below a value', 'mcpdesc: 0.8.0\n info:\n  name: n\n', 2, 2, 'info', 'indented'],
  ['the same behind a value of two lines', 'a: b\n  c\n  d: e\n', 3, 3, 'd', 'indented'],
  ['a key between two depths', 'info:\n  name: n\n version: 1\n', 3, 2, 'version', 'indented'],
  ['the same below a key without a value', 'info:\n  name: # later\n\n version: 1\n', 4, 2, 'version', 'indented'],
  ['the same in a list item', 'a:\n  - b:\n    c:\n   d: 1\n', 4, 4, 'd', 'indented'],
  ['a key in quotes', 'info:\n  name: n\n "version": 1\n', 3, 2, '"version"', 'indented'],
  ['a key left of its list item', 'tools:\n  - name: a\n   title: b\n', 3, 4, 'title', 'indented'],
  ['a list item too deep', 'tools:\n  - name: a\n    - name: b\n', 3, 5, '-', 'indented'],
  ['a list item too far left', 'tools:\n    - name: a\n  - name: b\n', 3, 3, '-', 'indented'],
  ['a list item among keys', 'a:\n  c: 1\n  - b\n', 3, 3, '-', 'among'],
  ['a list item at the root among keys', 'a: 1\n- b\n', 2, 1, '-', 'among'],
  ['a tab', 'info:\n  name: n\n\tversion: 1\n', 3, 1, '\t', 'tab'],
  ['no space behind the first colon', 'mcpdesc:0.8.0\ninfo: {}\n', 1, 8, ':', 'missing-space'],
  ['no space behind the last colon', 'a:\n  b: 1\n  c:2\n', 3, 4, ':', 'missing-space'],
  ['a word of its own', 'info:\n  name   \n  version: 1\n', 2, 3, 'name', 'no-colon'],
  ['a second colon', 'title: A: b\n', 1, 8, 'A', 'nested-in-line'],
  ['a quote that is not closed', 'a: "n\nb: "1"\n', 1, 4, '"', 'unclosed-quote'],
  ['a quote that closes too early', "a: 'it's'\n", 1, 8, "s'", 'behind-quote'],
  ['no comma between texts', 'a: ["x" "y"]\n', 1, 9, '"', 'missing-comma'],
  ['no comma between members', 'a: {b: "1" c: 2}\n', 1, 12, 'c', 'missing-comma'],
  ['a list without brackets in braces', 'a: {\n  - b\n  }\n', 2, 3, '- b\n', 'block-in-flow'],
  ['a second marker', '---\na: 1\n---\n', 3, 1, '---', 'several'],
];

describe('a fault of YAML is told at the place that a person would mend', () => {
  test.each(rows)('%s', (_about, text, line, column, marked, message) => {
    const [fault, ...more] = readText('a.yaml', text).faults;
    if (fault === undefined) throw new Error('nothing is wrong');
    expect(more).toEqual([]);
    const { line: startLine, column: startColumn } = new Lines(text).position(fault.start);
    expect([startLine, startColumn, text.slice(fault.start, fault.end), fault.message]).toEqual([
      line,
      column,
      marked,
      message,
    ]);
  });
});

test('of many indentations above a line, the nearest are told', () => {
  const stairs = Array.from({ length: 8 }, (_, depth) => `${'  '.repeat(depth)}k:\n`).join('');
  const [fault] = readText('a.yaml', `${stairs}             x: 1\n`).faults;
  expect(fault?.with).toEqual({ what: 'key', here: '13 spaces', there: '14 or 12 or 10 or 8' });
});

test('a long line costs no more than its length', () => {
  const text = `a:\n  b: 1\n ${'x '.repeat(200_000)}${' '.repeat(200_000)}: 1\n`;
  expect(readText('a.yaml', text).faults).toMatchObject([{ message: 'indented' }]);
});

test('what the parser says in its words is cut where it quotes much', () => {
  const said = (length: number) => readText('a.yaml', `%${'x'.repeat(length)}\n---\na: 1\n`).faults[0]?.with.problem;
  expect(said(80)).toBe(`unknown directive %${'x'.repeat(80)}`);
  expect(said(300)).toBe(`unknown directive %${'x'.repeat(100)}…`);
});
