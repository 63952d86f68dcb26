import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Node, toValue } from '../../src/read/index.ts';
import { readText } from './sources.ts';

/** Everything the oracle knows of a text; it cannot see repeated keys, and takes overflowing numbers for infinite. */
function oracle(text: string): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}

/** A string without lone surrogates, which no UTF-8 file can hold. */
const wellFormed = (text: string): boolean => text.isWellFormed();

const ownValue = (node: Node): unknown => JSON.parse(JSON.stringify(toValue(node)));

function agrees(text: string): void {
  const { tree, faults } = readText('a.json', text);
  const expected = oracle(text);
  const syntax = faults.filter(({ rule }) => rule === 'mcpdesc.serialization.json.well-formed');
  expect(syntax.length, text).toBe(expected === undefined ? 1 : 0);
  if (expected !== undefined && tree !== undefined) {
    expect(ownValue(tree)).toEqual(JSON.parse(JSON.stringify(expected.value)));
  }
}

/** JSON texts with blanks and escapes of every kind, so that a mutation hits all of the grammar. */
const jsonText = fc
  .tuple(fc.jsonValue({ maxDepth: 4 }), fc.constantFrom(undefined, 1, '\t', '\r\n'), fc.boolean())
  .map(([value, indent, escaped]) => {
    const text = JSON.stringify(value, null, indent);
    return escaped
      ? text.replaceAll(/[\u0080-\uFFFF]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
      : text;
  })
  .filter(wellFormed);

const debris = fc.constantFrom(
  ...[
    '{',
    '}',
    '[',
    ']',
    ',',
    ':',
    '"',
    "'",
    '\\',
    '\\u12',
    '\\u00e9',
    '0',
    '1',
    '-',
    '+',
    '.',
    'e',
    'E5',
    '1e5',
    '.5',
    '1.',
    '01',
  ],
  ...[
    'true',
    'null',
    'True',
    'nul',
    '//',
    '/*',
    '#',
    ' ',
    '\t',
    '\n',
    '\u00a0',
    '\u0001',
    '\u2028',
    'é',
    '😀',
    'NaN',
    '-0',
    '"a":',
    '""',
  ],
);

describe('against JSON.parse', () => {
  it('reads what is JSON, to the same value', () => {
    fc.assert(fc.property(jsonText, agrees), { numRuns: 1_000 });
  });

  it('agrees on damaged JSON', () => {
    const damaged = fc.tuple(jsonText, fc.nat(), fc.nat({ max: 3 }), debris).map(([text, place, removed, added]) => {
      const at = place % (text.length + 1);
      return text.slice(0, at) + added + text.slice(at + removed);
    });
    fc.assert(fc.property(damaged.filter(wellFormed), agrees), { numRuns: 4_000 });
  });

  it('agrees on debris', () => {
    fc.assert(
      fc.property(
        fc.array(debris, { maxLength: 8 }).map((pieces) => pieces.join('')),
        agrees,
      ),
      { numRuns: 4_000 },
    );
  });

  it('agrees on every truncation', () => {
    const text = '{"a":[1.5e-3,true,null,"\\u00e9\\n"],"b":{"c":{}}, "d" : [ ] }';
    for (let end = 0; end <= text.length; end += 1) agrees(text.slice(0, end));
  });
});

describe('the range of a syntax error', () => {
  it.each([
    ['{"a":1,}', ','],
    ['{"a":1 // why\n}', '// why'],
    ['[/* a\n b */ 1]', '/* a\n b */'],
    ["{'a':1}", "'a'"],
    ['[1, "b" "c", 2]', '"c"'],
    ['{"a" "b"}', '"'],
    ['["open]\n', '"open]'],
    ['["a\tb"]', '\t'],
    ['["a\\qb"]', '\\q'],
    ['["a\\😀b"]', '\\😀'],
    ['["\\u00g0"]', '\\u00'],
    ['[01.5]', '01.5'],
    ['[1] [2] ', '[2] '],
    ['[1\u00a0]', '\u00a0'],
    ['{"a":[1}', '}'],
  ])('%j covers %j', (text, token) => {
    const [fault, ...others] = readText('a.json', text).faults;
    expect(others).toEqual([]);
    expect(text.slice(fault?.start, fault?.end)).toBe(token);
  });
});

it('reads 100,000 levels where the limits allow them', () => {
  const limits = { bytes: 1e6, depth: 1e6, values: 1e6, characters: 1e6, entries: 1e6 };
  const { tree, faults } = readText('a.json', '['.repeat(100_000) + ']'.repeat(100_000), limits);
  expect(faults).toEqual([]);
  let depth = 0;
  for (let node: Node | undefined = tree; node?.type === 'array'; node = node.items[0]) depth += 1;
  expect(depth).toBe(100_000);
});

it('keeps both members of a repeated key and takes the last', () => {
  const { tree } = readText('a.json', '{"a":1,"b":2,"a":3}');
  if (tree?.type !== 'object') throw new Error('no object');
  expect(tree.members.map(({ key, value }) => [key, toValue(value)])).toEqual([
    ['a', 1],
    ['b', 2],
    ['a', 3],
  ]);
  expect(tree.get('a')).toBe(tree.members[2]?.value);
});

it('is strict with a .json file that holds YAML', () => {
  expect(readText('a.json', 'a: 1').faults.map(({ rule }) => rule)).toEqual(['mcpdesc.serialization.json.well-formed']);
});
