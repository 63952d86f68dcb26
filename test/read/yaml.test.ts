import { describe, expect, it } from 'vitest';
import { toValue } from '../../src/read/index.ts';
import { readText } from './sources.ts';

/** The value of a scalar as it stands in a sequence, read and written again. */
function scalar(written: string): unknown {
  const { tree, faults } = readText('a.yaml', `- ${written}\n`);
  expect(faults).toEqual([]);
  return tree?.type === 'array' && tree.items[0] ? toValue(tree.items[0]) : undefined;
}

describe('plain scalars', () => {
  it.each<[string, unknown]>([
    ['null', null],
    ['true', true],
    ['false', false],
    ['0', 0],
    ['-0', -0],
    ['-12', -12],
    ['1.', 1],
    ['1.50', 1.5],
    ['1.e2', 100],
    ['6.02E+23', 6.02e23],
    ['9007199254740993', 9007199254740992],
  ])('%s is no string', (written, value) => {
    expect(scalar(written)).toBe(value);
  });

  it.each([
    ...[
      '~',
      'Null',
      'NULL',
      'True',
      'TRUE',
      'False',
      'yes',
      'No',
      'on',
      'off',
      'y',
      '+1',
      '.5',
      '-.5',
      '017',
      '00',
      '0o17',
      '0x1F',
      '0b1',
    ],
    ...[
      '1_000',
      '1e',
      '1e+',
      '-a',
      '--1',
      '1.2.3',
      '0.8.0',
      '2026-07-28',
      '2026-07-28T10:00:00Z',
      '12:30:45',
      '1,5',
      '<<',
      '=',
      'inf',
      'NaN',
    ],
  ])('%s is a string, plain', (written) => {
    expect(scalar(written)).toBe(written);
    expect(readText('a.yaml', written).tree).toMatchObject({ type: 'string', plain: true });
  });

  it.each(['"1"', "'true'", '|\n  null\n', '>-\n  1.5\n', '!!str 1'])('%j is a string, not plain', (written) => {
    expect(typeof scalar(written)).toBe('string');
    expect(readText('a.yaml', `- ${written}`).tree).toMatchObject({ items: [{ type: 'string', plain: false }] });
  });

  it.each<[string, unknown]>([
    ['!!int 1', 1],
    ['!!float 1', 1],
    ['!!bool "true"', true],
    ['!!null null', null],
    ['!<tag:yaml.org,2002:int> "12"', 12],
    ['!!seq [1]', [1]],
  ])('%s has the type of its tag', (written, value) => {
    expect(scalar(written)).toEqual(value);
  });

  it('are not resolved otherwise by an older version of YAML', () => {
    const { tree } = readText('a.yaml', '%YAML 1.1\n---\n[yes, 017, 1_000, 0x1F, <<, 12:30, 2026-07-28]\n');
    expect(tree && toValue(tree)).toEqual(['yes', '017', '1_000', '0x1F', '<<', '12:30', '2026-07-28']);
  });
});

it('keeps merge keys as ordinary keys', () => {
  const { tree } = readText('a.yaml', 'a:\n  <<: {b: 1}\n  c: 2\n');
  expect(JSON.stringify(tree && toValue(tree))).toBe('{"a":{"<<":{"b":1},"c":2}}');
});

it('reports every fault of a file that parses, in the order of the text', () => {
  const text = 'a: &x .inf\n1: *x\nb: !foo [*x]\nb: 1e999\n? [!bar k]\n: 2\n';
  expect(
    readText('a.yaml', text).faults.map(({ rule, pointer, start, end }) => [
      rule.slice(22),
      pointer,
      text.slice(start, end),
    ]),
  ).toEqual([
    ['number.finite', '/a', '.inf'],
    ['yaml.string-keys', '/1', '1'],
    ['yaml.no-aliases', '/1', '*x'],
    ['yaml.standard-tags', '/b', '!foo'],
    ['yaml.no-aliases', '/b/0', '*x'],
    ['yaml.unique-keys', '/b', 'b'],
    ['number.finite', '/b', '1e999'],
    ['yaml.string-keys', '', '[!bar k]'],
    ['yaml.standard-tags', '', '!bar'],
  ]);
});

it('says one thing about text that does not parse', () => {
  for (const text of [
    'a: b: c\n'.repeat(50),
    '@\n'.repeat(50),
    'a: {}}}}\n',
    '[1,,,,2]',
    'a: "x\nb: "y\n',
    '\tx\n\t- y',
  ]) {
    expect(
      readText('a.yaml', text).faults.map(({ rule }) => rule),
      text,
    ).toEqual(['mcpdesc.serialization.yaml.well-formed']);
  }
});

it('points to the object where something is wrong inside a key that is no scalar', () => {
  const text = 'a:\n  ? [*x, {b: *y, ? [c] : 1}]\n  : *z\n';
  expect(readText('a.yaml', text).faults.map(({ rule, pointer, start }) => [rule.slice(22), pointer, start])).toEqual([
    ['yaml.string-keys', '/a', text.indexOf('[*x')],
    ['yaml.no-aliases', '/a', text.indexOf('*x')],
    ['yaml.no-aliases', '/a', text.indexOf('*y')],
    ['yaml.string-keys', '/a', text.indexOf('[c]')],
    ['yaml.no-aliases', '/a/[*x, {b: *y, ? [c] : 1}]', text.indexOf('*z')],
  ]);
});

it('reads a long quoted scalar, and sees whether its last quote is escaped', () => {
  const long = '\\\\'.repeat(200_000);
  expect(readText('a.yaml', `a: "${long}"`).faults).toEqual([]);
  expect(readText('a.yaml', `a: "${long}\\"`).faults.map(({ message }) => message)).toEqual(['unclosed-quote']);
});
