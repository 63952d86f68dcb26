/** The licences of all packages that a bundle holds, from what the bundler says it put in. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Of webpack's statistics; a module that was joined from several lists them in `modules`. */
export interface BundledModule {
  readonly name?: string;
  readonly nameForCondition?: string | null;
  readonly identifier?: string;
  readonly modules?: readonly BundledModule[];
}

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license?: string;
}

/** The innermost package folder of a path: packages nest in `node_modules` of others. */
const packageFolder = /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/;

function* leaves(modules: readonly BundledModule[]): Generator<BundledModule> {
  for (const module of modules) {
    if (module.modules === undefined) yield module;
    else yield* leaves(module.modules);
  }
}

/** Folders below `root` of every package with a module in the bundle. */
function packageFolders(modules: readonly BundledModule[], root: string): string[] {
  const folders = new Set<string>();
  for (const { nameForCondition, name, identifier } of leaves(modules)) {
    const path = (nameForCondition ?? name ?? identifier ?? '').split('|').at(-1) ?? '';
    const folder = packageFolder.exec(path.replaceAll('\\', '/'))?.[0];
    if (folder !== undefined) folders.add(folder.slice(folder.indexOf('node_modules/')));
  }
  return [...folders].map((folder) => join(root, folder));
}

function licenceText(folder: string): string {
  const files = readdirSync(folder).filter((name) => /^(licen[cs]e|copying|notice)([.-]|$)/i.test(name));
  return files
    .sort()
    .map((name) => readFileSync(join(folder, name), 'utf8').replaceAll('\r\n', '\n').trim())
    .join('\n\n');
}

/** One section per package, by name and version. A package that states no licence at all stops the build. */
export function licences(modules: readonly BundledModule[], root: string): string {
  const sections = packageFolders(modules, root).map((folder) => {
    const manifest: Manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    const text = licenceText(folder);
    if (manifest.license === undefined && text === '') throw new Error(`${manifest.name} states no licence`);
    return `${manifest.name} ${manifest.version} (${manifest.license ?? 'see below'})\n\n${text}`.trim();
  });
  const unique = [...new Set(sections)].sort((left, right) => (left < right ? -1 : 1));
  return unique.map((section) => `${section}\n`).join(`\n${'-'.repeat(80)}\n\n`);
}
