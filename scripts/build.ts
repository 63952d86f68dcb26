/**
 * Builds the folder named on the command line: tsc compiles, ncc bundles the three programs, Vite minifies
 * them, the licences are collected.
 * The same sources give the same bytes anywhere, so that a comparison tells whether the committed folder is fresh.
 */

import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { writeApi } from './bundle-api.ts';
import { compact } from './compact.ts';
import { type BundledModule, licences } from './licences.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const bin = (name: string) => join(root, 'node_modules', '.bin', name);
const execute = (command: string, ...parameters: string[]) =>
  execFileSync(command, parameters, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] });

/**
 * The files that start the programs of src/entries.ts; only a command line has a first line for the shell. They and
 * the bundle are CommonJS, which Node starts in less time than ES modules.
 */
const starters = {
  'cli.js': "#!/usr/bin/env node\nrequire('./main.js').cli();\n",
  'index.js': "require('./main.js').action();\n",
  'worker.js': "require('./main.js').worker();\n",
  'package.json': '{ "type": "commonjs" }\n',
};

/** Large data: an engine reads it as JSON in a fraction of the time that it takes for the same literal. */
const data = { 'catalogue.generated.js': 'catalogue', 'words.generated.js': 'words' };

async function writeAsJson(): Promise<void> {
  for (const [file, name] of Object.entries(data)) {
    const path = join(root, 'build', 'catalogue', file);
    const module: Record<string, unknown> = await import(pathToFileURL(path).href);
    const json = JSON.stringify(JSON.stringify(module[name]));
    writeFileSync(path, `export const ${name} = JSON.parse(${json});\n`);
  }
}

const [target] = process.argv.slice(2);
if (target === undefined) throw new Error('usage: build.ts <folder>');

const staging = mkdtempSync(join(tmpdir(), 'mcpdesc-check-'));
try {
  const bundle = join(staging, 'bundle');
  const statistics = join(staging, 'statistics.json');

  rmSync(join(root, 'build'), { recursive: true, force: true });
  execute(bin('tsc'), '-p', '.');
  await writeAsJson();
  // The bundler makes ES modules of what a package.json calls modules; this one does not. It says that importing a module
  // does nothing, so that a chunk holds only what is used of an index.ts.
  writeFileSync(join(root, 'build', 'package.json'), '{ "sideEffects": false }\n');
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
  for (const name of readdirSync(bundle).filter((file) => file.endsWith('.js'))) {
    const file = join(bundle, name);
    writeFileSync(file, compact(name, readFileSync(file, 'utf8')));
  }
  for (const [name, text] of Object.entries(starters)) writeFileSync(join(bundle, name), text);
  chmodSync(join(bundle, 'cli.js'), 0o755);
  await writeApi(join(root, 'build'), join(bundle, 'api'));
  const { modules }: { modules: BundledModule[] } = JSON.parse(readFileSync(statistics, 'utf8'));
  writeFileSync(join(bundle, 'licenses.txt'), licences(modules, root));

  rmSync(target, { recursive: true, force: true });
  cpSync(bundle, target, { recursive: true });
} finally {
  rmSync(staging, { recursive: true, force: true });
}
