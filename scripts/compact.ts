/**
 * Chunks of the bundle as an engine loads them in the least time. Most of a short run is reading and compiling source
 * text, so what no engine needs goes; names stay, so that the report of a crash can be read.
 */

import { minifySync } from 'vite';

/**
 * How the bundler starts each module. V8 first skims a function that it may never need, and reads it again when it is
 * called; one that is a `function` in parentheses it compiles at once, and modules are called at once. Of arrow
 * functions it knows no such sign (Node 20).
 */
const moduleStart = /^\/\*{3}\/ \(\((.*)\) => \{$/gm;

/** What the bundler writes before the modules of a chunk, and before each. */
const modules = /\b(?:exports\.modules|__webpack_modules__) = /;
const lazyModule = /^\/\*{3}\/ (?:\d+|"[^"]*"):\n(?!\/\*{3}\/ \(function)/m;

function eager(name: string, code: string): string {
  const text = code.replace(moduleStart, '/***/ (function ($1) {');
  if (modules.test(code) && (text === code || lazyModule.test(text)))
    throw new Error(`${name}: a module does not begin as the bundler is known to begin one`);
  return text;
}

/** Where an escape would be read otherwise than the character: after a backslash of its own, and as raw text. */
const noEscape = /(?<!\\)(?:\\\\)*\\[^\0-\x7f]|\bString\.raw`(?:[^`\\]|\\[\s\S])*?[^\0-\x7f]/;

/** One byte per character is read and scanned faster than two, which a single arrow in a message would need. */
function ascii(name: string, code: string): string {
  const [unfit] = noEscape.exec(code) ?? [];
  if (unfit !== undefined) throw new Error(`${name}: only ASCII can be written in ${unfit}`);
  return code.replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** The same program. */
export function compact(name: string, code: string): string {
  const { code: short, errors } = minifySync(name, eager(name, code), {
    module: false,
    compress: false,
    mangle: false,
    codegen: { removeWhitespace: true, legalComments: 'none' },
  });
  const [error] = errors;
  if (error !== undefined) throw new Error(`${name}: ${error.message}`);
  return ascii(name, short);
}
