/**
 * Builds the folder named on the command line: tsc compiles, ncc bundles both programs, the licences are collected.
 * The same sources give the same bytes anywhere, so that a comparison tells whether the committed folder is fresh.
 */

import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BundledModule, licences } from './licences.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const bin = (name: string) => join(root, 'node_modules', '.bin', name);
const execute = (command: string, ...parameters: string[]) =>
  execFileSync(command, parameters, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] });

/** The files that start the two programs of src/entries.ts; only a command line has a first line for the shell. */
const starters = {
  'cli.js': "#!/usr/bin/env node\nimport { cli } from './main.js';\n\nawait cli();\n",
  'index.js': "import { action } from './main.js';\n\nawait action();\n",
};

const [target] = process.argv.slice(2);
if (target === undefined) throw new Error('usage: build.ts <folder>');

const staging = mkdtempSync(join(tmpdir(), 'mcpdesc-check-'));
try {
  const bundle = join(staging, 'bundle');
  const statistics = join(staging, 'statistics.json');

  rmSync(join(root, 'build'), { recursive: true, force: true });
  execute(bin('tsc'), '-p', '.');
  execute(
    bin('ncc'),
    'build',
    join(root, 'build', 'entries.js'),
    '-o',
    bundle,
    '--stats-out',
    statistics,
    '--no-cache',
  );

  renameSync(join(bundle, 'index.js'), join(bundle, 'main.js'));
  for (const [name, text] of Object.entries(starters)) writeFileSync(join(bundle, name), text);
  chmodSync(join(bundle, 'cli.js'), 0o755);
  const { modules }: { modules: BundledModule[] } = JSON.parse(readFileSync(statistics, 'utf8'));
  writeFileSync(join(bundle, 'licenses.txt'), licences(modules, root));

  rmSync(target, { recursive: true, force: true });
  cpSync(bundle, target, { recursive: true });
} finally {
  rmSync(staging, { recursive: true, force: true });
}
