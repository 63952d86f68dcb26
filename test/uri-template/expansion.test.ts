import fc from 'fast-check';
import { parseTemplate as other } from 'url-template';
import { describe, expect, test } from 'vitest';
import { isExpansion, parseTemplate } from '../../src/uri-template/index.ts';
import { operators } from '../../src/uri-template/template.ts';

function expands(template: string, uri: string): boolean | undefined {
  const parsed = parseTemplate(template);
  if ('fault' in parsed) throw new TypeError(`${template}: ${parsed.fault}`);
  return isExpansion(parsed, uri);
}

/** The examples of RFC 6570, sections 3.2.2 to 3.2.9. */
const examples: Readonly<Record<string, string>> = {
  '{var}': 'value',
  '{hello}': 'Hello%20World%21',
  '{half}': '50%25',
  'O{empty}X': 'OX',
  'O{undef}X': 'OX',
  '{x,y}': '1024,768',
  '{x,hello,y}': '1024,Hello%20World%21,768',
  '?{x,empty}': '?1024,',
  '?{x,undef}': '?1024',
  '?{undef,y}': '?768',
  '{var:3}': 'val',
  '{var:30}': 'value',
  '{list}': 'red,green,blue',
  '{list*}': 'red,green,blue',
  '{keys}': 'semi,%3B,dot,.,comma,%2C',
  '{keys*}': 'semi=%3B,dot=.,comma=%2C',
  '{+hello}': 'Hello%20World!',
  '{+half}': '50%25',
  '{base}index': 'http%3A%2F%2Fexample.com%2Fhome%2Findex',
  '{+base}index': 'http://example.com/home/index',
  'O{+empty}X': 'OX',
  '{+path}/here': '/foo/bar/here',
  'here?ref={+path}': 'here?ref=/foo/bar',
  'up{+path}{var}/here': 'up/foo/barvalue/here',
  '{+x,hello,y}': '1024,Hello%20World!,768',
  '{+path,x}/here': '/foo/bar,1024/here',
  '{+path:6}/here': '/foo/b/here',
  '{+list*}': 'red,green,blue',
  '{+keys}': 'semi,;,dot,.,comma,,',
  '{+keys*}': 'semi=;,dot=.,comma=,',
  '{#half}': '#50%25',
  'foo{#empty}': 'foo#',
  'foo{#undef}': 'foo',
  '{#x,hello,y}': '#1024,Hello%20World!,768',
  '{#path:6}/here': '#/foo/b/here',
  '{#keys*}': '#semi=;,dot=.,comma=,',
  '{.who,who}': '.fred.fred',
  '{.half,who}': '.50%25.fred',
  'www{.dom*}': 'www.example.com',
  'X{.empty}': 'X.',
  'X{.undef}': 'X',
  'X{.list}': 'X.red,green,blue',
  'X{.keys*}': 'X.semi=%3B.dot=..comma=%2C',
  '{/var,empty}': '/value/',
  '{/var,undef}': '/value',
  '{/var,x}/here': '/value/1024/here',
  '{/var:1,var}': '/v/value',
  '{/list*,path:4}': '/red/green/blue/%2Ffoo',
  '{/keys*}': '/semi=%3B/dot=./comma=%2C',
  '{;v,empty,who}': ';v=6;empty;who=fred',
  '{;v,bar,who}': ';v=6;who=fred',
  '{;hello:5}': ';hello=Hello',
  '{;list*}': ';list=red;list=green;list=blue',
  '{;keys*}': ';semi=%3B;dot=.;comma=%2C',
  '{?x,y,empty}': '?x=1024&y=768&empty=',
  '{?x,y,undef}': '?x=1024&y=768',
  '{?list}': '?list=red,green,blue',
  '{?list*}': '?list=red&list=green&list=blue',
  '{?keys*}': '?semi=%3B&dot=.&comma=%2C',
  '?fixed=yes{&x}': '?fixed=yes&x=1024',
  '{&var:3}': '&var=val',
  '{&keys}': '&keys=semi,%3B,dot,.,comma,%2C',
  'é/{v:1}': '%c3%A9/%C3%A9',
};

test.each(Object.entries(examples))('%s expands to %s', (template, uri) => expect(expands(template, uri)).toBe(true));

describe('is no expansion', () => {
  test.each([
    ['data://items/{id}', 'data://other/1'],
    ['data://items/{id}', 'data://items/a/b'],
    ['data://items/{id}', 'data://items/1#f'],
    ['a{b}', 'a'.repeat(2).concat('%4')],
    ['{v:3}', 'value'],
    ['{+v:3}', 'a/bc'],
    ['{v:1}', '%C3%A9%C3%A9'],
    ['{x,y}{z:1}', 'a b'],
    ['foo{#x}', 'foobar'],
    ['X{.a}', 'Xa'],
    ['X{/a}', 'X/a/b'],
    ['{?x}', '?y=1'],
    ['{?x}', '?x'],
    ['{?x}', '&x=1'],
    ['{?x,y}', '?y=1&x=2'],
    ['{?x,y}', '?x=1&'],
    ['{;x}', ';y'],
    ['{;x,y}', ';x=1&y=2'],
    ['{&x}', '?x=1'],
    ['{keys*}', 'a=b=c'],
    ['é{a}', 'é'],
    ['%c3%a9{a}', '%C3%A9'],
    ['a.b{c}', 'aXb'],
  ])('%s: %s', (template, uri) => expect(expands(template, uri)).toBe(false));
});

test('a concrete URI may leave a variable empty', () => expect(expands('a://{id}', 'a://')).toBe(true));

test('no template sends the search into exponential work', () => {
  expect(expands(`${'{a}'.repeat(40)}!`, 'a'.repeat(200))).toBe(false);
  expect(expands('{a*,b*,c*,d*}!', 'x=1,'.repeat(100))).toBe(false);
});

test('what would take too long is not judged', () => {
  expect(expands('{a}'.repeat(2000), 'a'.repeat(2000))).toBeUndefined();
});

test('whatever another library expands is an expansion', () => {
  const name = fc.stringMatching(/^[a-z][a-z0-9_]{0,2}(\.[a-z])?$/);
  // Nothing beyond the first plane, which the other library cuts in two, and no percent, which it may leave alone.
  const text = fc.string({ unit: fc.constantFrom(..."aZ09 ._-~/?#=&,;:é漢!'["), maxLength: 6 });
  const value = fc.oneof(
    text,
    fc.constant(undefined),
    fc.array(text, { minLength: 1, maxLength: 3 }),
    fc.dictionary(name, text, { minKeys: 1, maxKeys: 3 }),
  );
  const variable = fc.record({ name, value, limit: fc.option(fc.integer({ min: 1, max: 4 })), explode: fc.boolean() });
  const expression = fc.record({
    operator: fc.constantFrom('', ...operators),
    variables: fc.array(variable, { minLength: 1, maxLength: 3 }),
  });
  const literal = fc.stringMatching(/^[a-z0-9:/?#=.]{0,3}$/);
  let compared = 0;
  fc.assert(
    fc.property(fc.array(fc.tuple(literal, expression), { maxLength: 3 }), (parts) => {
      const values: Record<string, unknown> = {};
      const template = parts.map(([before, { operator, variables }]) => {
        const specs = variables.map((one) => {
          const known = Object.hasOwn(values, one.name) ? values[one.name] : one.value;
          values[one.name] = known;
          if (one.explode) return `${one.name}*`;
          return typeof known === 'string' && one.limit !== null ? `${one.name}:${one.limit}` : one.name;
        });
        return `${before}{${operator}${specs.join(',')}}`;
      });
      const uri = other(template.join('')).expand(values as Parameters<ReturnType<typeof other>['expand']>[0]);
      compared += 1;
      expect(expands(template.join(''), uri), `${template.join('')} ${uri}`).toBe(true);
    }),
    { numRuns: 1000 },
  );
  expect(compared).toBeGreaterThanOrEqual(1000);
});
