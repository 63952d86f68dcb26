import { describe, expect, test } from 'vitest';
import { parseTemplate, variableNames } from '../../src/uri-template/index.ts';

const faultOf = (text: string) => {
  const parsed = parseTemplate(text);
  return 'fault' in parsed ? parsed : undefined;
};

describe('accepts', () => {
  test.each([
    '',
    'a://{owner}/{+path}{?q,lang*}',
    "a://it's{;x}",
    'a:%C3%A9{a.b}{%41_1}',
    'ü/{x:1}{y:9999}',
    '{#a}{.b}{/c}{;d}{?e}{&f}',
    '[a](b)!$&*+,;=:@#?~',
    '\u{e000}\u{10fffd}',
  ])('%s', (text) => expect(faultOf(text)).toBeUndefined());
});

describe('refuses', () => {
  test.each([
    ['a://{owner/{repo}', 'unclosed', '{owner/'],
    ['a://{owner', 'unclosed', '{owner'],
    ['{{a}}', 'unclosed', '{'],
    ['a}', 'unopened', '}'],
    ['{}', 'empty', '{}'],
    ['{?}', 'empty', '{?}'],
    ['{=a}', 'reserved-operator', '='],
    ['{|a}', 'reserved-operator', '|'],
    ['{$a}', 'name', '$a'],
    ['{a-b}', 'name', 'a-b'],
    ['{a b}', 'name', 'a b'],
    ['{a,}', 'name', ''],
    ['{+}x{a}', 'empty', '{+}'],
    ['{.a.}', 'name', 'a.'],
    ['{a..b}', 'name', 'a..b'],
    ['{..b}', 'name', '.b'],
    ['{%4}', 'name', '%4'],
    ['{é}', 'name', 'é'],
    ['{a:0}', 'prefix', ':0'],
    ['{a:10000}', 'prefix', ':10000'],
    ['{a:01}', 'prefix', ':01'],
    ['{a:}', 'prefix', ':'],
    ['{a:1:2}', 'prefix', ':1:2'],
    ['{a:3*}', 'two-modifiers', 'a:3*'],
    ['{a*:3}', 'two-modifiers', 'a*:3'],
    ['{a**}', 'two-modifiers', 'a**'],
    ['a b', 'character', ' '],
    ['a"', 'character', '"'],
    ['a|{b}', 'character', '|'],
    ['a\\', 'character', '\\'],
    ['<a>', 'character', '<'],
    ['a^`', 'character', '^'],
    ['\u0000', 'character', '\u0000'],
    ['\u007f', 'character', '\u007f'],
    ['\u009f', 'character', '\u009f'],
    ['\ud800', 'character', '\ud800'],
    ['\ufffe', 'character', '\ufffe'],
    ['\u{e0001}', 'character', '\u{e0001}'],
    ['100%', 'percent', '%'],
    ['%4x', 'percent', '%4x'],
    ['{a} %zz', 'character', ' '],
  ])('%s', (template, fault, text) => expect(faultOf(template)).toEqual({ fault, text }));
});

test('names of variables lack operators and modifiers', () => {
  const parsed = parseTemplate('r://{owner,repo}/{+path}{id:3}{?q*}{owner}');
  if ('fault' in parsed) throw new TypeError(parsed.fault);
  expect([...variableNames(parsed)]).toEqual(['owner', 'repo', 'path', 'id', 'q']);
});
