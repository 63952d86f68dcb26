/** One document, written as JSON and in several styles of YAML, is one tree. */

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parse, stringify, type ToStringOptions } from 'yaml';
import { type Node, toValue } from '../../src/read/index.ts';
import { readText } from './sources.ts';

const text = fc.oneof(
  fc.string({ unit: 'grapheme' }).filter((value) => value.isWellFormed()),
  fc.constantFrom(
    ...[
      '',
      ' ',
      'true',
      'null',
      '~',
      '1',
      '1e5',
      '.inf',
      '0x1F',
      '- a',
      'a: b',
      '# c',
      '"',
      "'",
      '!t',
      '&a',
      '*a',
      '<<',
      '\n',
      'a\n',
      '\n\n a\n\n',
      '\t',
      '|',
      '>',
      '[',
      '{',
      '%',
      '@',
      '`',
      '---',
      '...',
      ' a ',
      'x\r\ny',
      '2026-07-28',
      '😀',
    ],
  ),
);
const key = text.filter((name) => name !== '__proto__');
const { value: anyValue } = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4, depthSize: 'small' },
    text,
    fc.double({ noDefaultInfinity: true, noNaN: true }).map((number) => (Object.is(number, -0) ? 0 : number)),
    fc.integer(),
    fc.constantFrom(null, true, false),
    fc.array(tie('value'), { maxLength: 5 }),
    fc.dictionary(key, tie('value'), { maxKeys: 5, noNullPrototype: true }),
  ),
}));

const styles: readonly (readonly [string, ToStringOptions])[] = [
  ['block style', {}],
  ['flow style', { collectionStyle: 'flow' }],
  ['block style, folded at 20', { lineWidth: 20 }],
  ['double quotes', { defaultStringType: 'QUOTE_DOUBLE', defaultKeyType: 'QUOTE_DOUBLE' }],
  ['single quotes and indented by four', { defaultStringType: 'QUOTE_SINGLE', indent: 4 }],
  [
    'literal blocks and flush sequences',
    { defaultStringType: 'BLOCK_LITERAL', defaultKeyType: 'PLAIN', indentSeq: false },
  ],
];

const childrenOf = (node: Node): readonly Node[] =>
  node.type === 'object' ? node.members.map(({ value }) => value) : node.type === 'array' ? node.items : [];

/** Ranges of children lie in that of their parent, one after the other, and each is worth what `meaning` makes of its slice. */
function checkRanges(node: Node, meaning: (node: Node) => unknown): void {
  expect(meaning(node)).toEqual(toValue(node));
  let last = node.start;
  for (const child of childrenOf(node)) {
    expect(child.start).toBeGreaterThanOrEqual(last);
    expect(child.end).toBeLessThanOrEqual(node.end);
    last = child.end;
    checkRanges(child, meaning);
  }
}

const isBlockScalar = (node: Node, written: string): boolean =>
  node.type === 'string' && '|>'.includes(written.charAt(node.start));

/** The range of a block scalar ends before the line breaks that may belong to its value. */
const holdsBlockScalar = (node: Node, written: string): boolean =>
  isBlockScalar(node, written) || childrenOf(node).some((child) => holdsBlockScalar(child, written));

/** The slice read alone, indented as it was. */
function yamlMeaning(node: Node, written: string): unknown {
  const slice = written.slice(node.start, node.end);
  if (isBlockScalar(node, written)) expect(slice).not.toMatch(/[ \t\r\n]$/);
  if (holdsBlockScalar(node, written)) return toValue(node);
  const column = node.start - (written.lastIndexOf('\n', node.start - 1) + 1);
  const { tree, faults } = readText('slice.yaml', `---\n${' '.repeat(column)}${slice}`);
  expect(faults, slice).toEqual([]);
  return tree && toValue(tree);
}

describe('one document in two spellings', () => {
  it('is its own value in JSON, and so is every slice', () => {
    fc.assert(
      fc.property(anyValue, fc.constantFrom(undefined, 2, '\t'), (value, indent) => {
        const written = JSON.stringify(value, null, indent);
        const { tree, faults } = readText('a.json', written);
        expect(faults).toEqual([]);
        if (tree === undefined) throw new Error('no tree');
        expect(toValue(tree)).toEqual(value);
        checkRanges(tree, ({ start, end }) => JSON.parse(written.slice(start, end)));
      }),
      { numRuns: 300 },
    );
  });

  it.each(styles)('is the same value in YAML: %s', (_, options) => {
    fc.assert(
      fc.property(anyValue, (value) => {
        const written = stringify([value], { aliasDuplicateObjects: false, ...options });
        // The printer errs on some strings, for instance on one blank as a literal block.
        fc.pre(JSON.stringify(parse(written)) === JSON.stringify([value]));
        const { tree, faults } = readText('a.yaml', written);
        expect(faults, written).toEqual([]);
        if (tree === undefined) throw new Error('no tree');
        expect(toValue(tree)).toEqual([value]);
        checkRanges(tree, (node) => yamlMeaning(node, written));
      }),
      { numRuns: 150 },
    );
  });

  it('is the same value where JSON is read as YAML', () => {
    fc.assert(
      fc.property(anyValue, fc.constantFrom(undefined, 2, '\t'), (value, indent) => {
        const written = JSON.stringify(value, null, indent);
        const [json, yaml] = ['a.json', 'a.yaml'].map((path) => readText(path, written).tree);
        expect(yaml).toEqual(json);
      }),
      { numRuns: 300 },
    );
  });
});
