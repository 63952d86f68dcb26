import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { isUri } from '../../src/describe/uri.ts';
import { uriFault } from '../../src/describe/uri-fault.ts';

describe('what keeps a text from being an absolute URI', () => {
  test.each([
    ['', 'it does not begin with a scheme, such as "https:"'],
    ['/mcp', 'it does not begin with a scheme, such as "https:"'],
    ['two words', 'it does not begin with a scheme, such as "https:"'],
    ['host.example/a', 'it does not begin with a scheme; perhaps "https://host.example/a" is meant'],
    ['127.0.0.1:8080/mcp', 'it does not begin with a scheme; perhaps "https://127.0.0.1:8080/mcp" is meant'],
    ['//host.example', 'it does not begin with a scheme; perhaps "https://host.example" is meant'],
    ['https//host.example', 'it does not begin with a scheme; perhaps "https://host.example" is meant'],
    ['1:2', 'it does not begin with a scheme, such as "https:"'],
    [':a', 'its scheme "" must begin with a letter'],
    ['3d:model', 'its scheme "3d" must begin with a letter'],
    ['my_server://a', 'its scheme "my_server" must not hold "_"'],
    [' https://a', 'its scheme " https" must not hold " "'],
    ['urn:', 'nothing stands behind its scheme "urn:"'],
    ['urn:?a', 'nothing stands behind its scheme "urn:"'],
    ['http://ex ample.com', 'its host "ex ample.com" must not hold " "'],
    ['http://{tenant}.example/', 'its host "{tenant}.example" must not hold "{"'],
    ['http://a\\b', 'its host "a\\\\b" must not hold "\\\\"'],
    ['http://bücher.example/', 'its host "bücher.example" must not hold "ü"; write "xn--bcher-kva.example"'],
    ['http://a%zz/', '"%zz" is no percent-encoded character; write "%25" for the percent sign itself'],
    ['http://[::1', 'the "[" before its host has no "]" behind the host'],
    ['http://[::g]/', '"::g" in brackets is no IPv6 address'],
    ['http://[::1]x', 'only a port may follow its host, not "x"'],
    ['http://[::1]:x', 'only a port may follow its host, not ":x"'],
    ['http://a b@c/', '" " must be written "%20"'],
    ['http://a/b c', '" " must be written "%20"'],
    ['http://a/é', '"é" must be written "%C3%A9"'],
    ['http://a/😀', '"😀" must be written "%F0%9F%98%80"'],
    ['http://a/\ud83d', 'it must not hold "\\ud83d"'],
    ['http://a/%zz', '"%zz" is no percent-encoded character; write "%25" for the percent sign itself'],
    ['http://a/100%', '"%" is no percent-encoded character; write "%25" for the percent sign itself'],
    ['http://a/?b=%5', '"%5" is no percent-encoded character; write "%25" for the percent sign itself'],
    ['http://a/?b[]=1', '"[" must be written "%5B"'],
    ['http://a/#b#c', '"#" must be written "%23"'],
  ])('%j: %s', (text, fault) => {
    expect(isUri(text)).toBe(false);
    expect(uriFault(text)).toBe(fault);
  });

  test.each([
    'http://a_b',
    'http:/x',
    'http://',
    'http:///x',
    'foo:a',
    'localhost:80',
    'http://a:/',
    'http://a:b/',
    'http://::1/',
    'http://a@b@c',
  ])('nothing does, by the border that the format draws: %s', (text) => expect(isUri(text)).toBe(true));

  it('is found in every text that is none', () => {
    const pieces = 'a|A1|:|/|//|?|#|[|]|@|%|%4|%41|%zz| |é|\ud83d|\\|{|::1|.|-|_|http:|host.example'.split('|');
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 8 }), (parts) => {
        const text = parts.join('');
        fc.pre(!isUri(text));
        expect(uriFault(text)).not.toBe('its parts do not fit together');
      }),
      { numRuns: 3000 },
    );
  });

  it('is mended by what the fault says of one character', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 1, unit: 'binary' }), (character) => {
        const [, wrong, right] = /^"(.+)" must be written "(.+)"$/s.exec(uriFault(`a:b${character}`)) ?? [];
        fc.pre(!isUri(`a:b${character}`) && wrong !== undefined);
        expect(isUri(`a:b${right}`)).toBe(true);
        expect(decodeURIComponent(right ?? '')).toBe(character);
      }),
    );
  });
});

test('a host that DNS could not hold is not spelt for it', () => {
  const fault = (length: number) => uriFault(`http://${`ü${'.a'.repeat((length - 1) / 2)}`}/`);
  expect(fault(253)).toMatch(/; write "xn--/);
  expect(fault(255)).not.toContain('write');
});
