import { expect, test } from 'vitest';
import { compact } from '../../scripts/compact.ts';

const shortened = (code: string) => compact('a.js', code);
const chunk = (start: string) => `exports.modules = {

/***/ 12:
${start}
module.exports = "é → 😀"; // é

/***/ })

};
`;

test('a module is a function in parentheses, in ASCII, and does what it did', () => {
  const text = shortened(chunk('/***/ ((module) => {'));
  expect(text).toBe('exports.modules={12:(function(module){module.exports=`\\u00e9 \\u2192 \\ud83d\\ude00`})};');
  const [said, before]: unknown[] = [text, chunk('/***/ ((module) => {')].map((code) => {
    const [exports, module] = [{ modules: [] as ((module: object) => void)[] }, { exports: '' }];
    new Function('exports', code)(exports);
    exports.modules[12]?.(module);
    return module.exports;
  });
  expect(said).toBe('é → 😀');
  expect(before).toBe(said);
});

test('what has no modules needs no start of one', () => {
  expect(shortened('const a = 1;\n').trim()).toBe('const a=1;');
});

test.each(['/***/ (module => {', '/***/ (async (module) => {'])('a module that begins with %s is refused', (start) => {
  const known = '/***/ 11:\n/***/ ((module) => {\n\n/***/ }),\n\n';
  for (const code of [chunk(start), chunk(start).replace('/***/ 12', `${known}/***/ 12`)])
    expect(() => shortened(code)).toThrow('a.js: a module does not begin as the bundler is known to begin one');
});

test.each([
  ['a backslash', 'f(/a\\é/);', '\\é'],
  ['an odd number of backslashes', 'f(/\\\\\\é/);', '\\\\\\é'],
  ['raw text', 'f(String.raw`a\\`é`);', 'String.raw`a\\`é'],
])('a character after %s is refused', (_about, code, shown) => {
  expect(() => shortened(code)).toThrow(`a.js: only ASCII can be written in ${shown}`);
});

test.each([
  ['two backslashes', 'f(/\\\\é/);', 'f(/\\\\\\u00e9/);'],
  ['the end of raw text', 'f(String.raw`a`,"é");', 'f(String.raw`a`,`\\u00e9`);'],
])('a character after %s is escaped', (_about, code, expected) => {
  expect(shortened(code)).toBe(expected);
});
