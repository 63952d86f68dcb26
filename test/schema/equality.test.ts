import { expect, test } from 'vitest';
import { areEqual } from '../../src/schema/index.ts';
import { parse } from './tree.ts';

test.each<[string, string]>([
  ['{"a":1,"b":[true,null]}', '{"b":[true,null],"a":1}'],
  ['1.0', '1'],
  ['"\\u0061"', '"a"'],
  ['{"a":1,"a":2}', '{"a":2}'],
  ['{"__proto__":1}', '{"__proto__":1}'],
])('%s equals %s', (a, b) => {
  expect([areEqual(parse(a), parse(b)), areEqual(parse(b), parse(a))]).toEqual([true, true]);
});

test.each<[string, string]>([
  ['[1,2]', '[2,1]'],
  ['[1]', '[1,1]'],
  ['{"a":1}', '{"a":1,"b":1}'],
  ['{"a":1}', '{"b":1}'],
  ['{"constructor":1}', '{"a":1}'],
  ['{}', '[]'],
  ['"1"', '1'],
  ['null', '{}'],
  ['null', 'false'],
])('%s differs from %s', (a, b) => {
  expect([areEqual(parse(a), parse(b)), areEqual(parse(b), parse(a))]).toEqual([false, false]);
});
