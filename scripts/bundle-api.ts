/** The library as one file that a browser, or a bundler for one, takes as it is, and its types. */

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The text of the module that src/api.ts and all it imports become. The same sources give the same text. */
export async function bundleApi(): Promise<string> {
  const outcome = await build({
    root,
    configFile: false,
    logLevel: 'error',
    build: {
      lib: { entry: join(root, 'src/api.ts'), formats: ['es'] },
      write: false,
      minify: false,
      target: 'es2023',
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
  const chunks = [outcome].flat().flatMap((one) => ('output' in one ? one.output : []));
  const [chunk, ...others] = chunks;
  if (chunk?.type !== 'chunk' || others.length > 0) throw new Error(`the library became ${chunks.length} files`);
  return chunk.code;
}

/** The declarations that api.d.ts leads to, by their path from its folder; they name each other as JavaScript files. */
export function declarations(compiled: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const open = ['api.d.ts'];
  for (const path of open) {
    const text = readFileSync(join(compiled, path), 'utf8');
    found.set(
      path,
      text.replace(/(?<=from ')(\.[^']+)\.ts(?=')/g, (_, imported: string) => {
        const next = relative('.', join(dirname(path), `${imported}.d.ts`));
        if (!open.includes(next)) open.push(next);
        return `${imported}.js`;
      }),
    );
  }
  return found;
}

/** `compiled`: what tsc makes of src/. */
export async function writeApi(compiled: string, folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'api.js'), await bundleApi());
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }\n');
  for (const [path, text] of declarations(compiled)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}
