/** What of the sources could reach a network at all: two files of the Action, and git, which is told not to. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const source = join(import.meta.dirname, '../src');
const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts'))
  .map((name) => ({ name: name.replaceAll('\\', '/'), text: readFileSync(join(source, name), 'utf8') }));

/** Without what is prose: texts in quotes that are no module, and comments. */
const code = (text: string) => text.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*|'[^'\n]*'|"[^"\n]*"|`[^`]*`/g, '');

const imported = (text: string) =>
  [...text.matchAll(/(?:from|import\(|import|require\()\s*['"]([^'"]+)['"]/g)].map(([, name = '']) => name);

const reaching =
  /^(?:node:)?(?:http|https|http2|net|tls|dns|dgram|inspector|child_process|cluster|vm|wasi|module)(?:\/|$)|^@actions\/|undici|octokit|axios|node-fetch|^ws$/;

test('two files import what can open a connection, and one starts git', () => {
  const found = files.flatMap(({ name, text }) =>
    imported(text)
      .filter((module) => !module.startsWith('.') && reaching.test(module))
      .map((module) => `${name}: ${module}`),
  );
  expect(found.sort()).toEqual([
    'action.ts: @actions/core',
    'git.ts: node:child_process',
    'github/octokit.ts: @actions/github',
  ]);
});

test('none uses what needs no import', () => {
  const builtIn =
    /\b(?:fetch|WebSocket|XMLHttpRequest|EventSource|sendBeacon|importScripts|getBuiltinModule|eval|Function)\s*\(/;
  expect(files.filter(({ text }) => builtIn.test(code(text))).map(({ name }) => name)).toEqual([]);
});

test('the Action asks for no identity, the only thing for which @actions/core opens a connection', () => {
  expect(files.filter(({ text }) => text.includes('getIDToken')).map(({ name }) => name)).toEqual([]);
});
