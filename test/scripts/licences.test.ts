import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { licences } from '../../scripts/licences.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'licences-'));
});
afterEach(() => rmSync(root, { recursive: true }));

function install(folder: string, manifest: object, files: Readonly<Record<string, string>> = {}): void {
  mkdirSync(join(root, folder), { recursive: true });
  writeFileSync(join(root, folder, 'package.json'), JSON.stringify(manifest));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(root, folder, name), text);
}
const module = (path: string) => ({ nameForCondition: join(root, path) });

test('every package of the bundle, once, in order, with its text', () => {
  install('node_modules/b', { name: 'b', version: '1.0.0', license: 'MIT' }, { LICENSE: 'Text of b\r\nline 2\n' });
  install('node_modules/@s/a', { name: '@s/a', version: '2.0.0', license: 'ISC' });
  install(
    'node_modules/b/node_modules/@s/a',
    { name: '@s/a', version: '1.0.0' },
    { 'licence.md': 'Old', NOTICE: 'Nota' },
  );
  const text = licences(
    [
      module('build/cli.js'),
      { name: 'joined', modules: [module('node_modules/b/index.js'), module('node_modules/b/lib/x.js')] },
      module('node_modules/b/node_modules/@s/a/index.js'),
      { identifier: `javascript/esm|${join(root, 'node_modules/@s/a/index.js')}` },
    ],
    root,
  );
  const line = `\n${'-'.repeat(80)}\n\n`;
  expect(text).toBe(
    `@s/a 1.0.0 (see below)\n\nNota\n\nOld\n${line}@s/a 2.0.0 (ISC)\n${line}b 1.0.0 (MIT)\n\nText of b\nline 2\n`,
  );
});

test('a package that states no licence is not shipped', () => {
  install('node_modules/c', { name: 'c', version: '1.0.0' });
  expect(() => licences([module('node_modules/c/index.js')], root)).toThrow('c states no licence');
});
