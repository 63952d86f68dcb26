/** Good files to begin with: the examples and the servers of the repository, and the conformance fixtures where they are. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { bytesOf, fixtures, folders } from '../conformance/corpus.ts';
import type { Base } from './inputs.ts';

const root = join(import.meta.dirname, '../..');

const isDescription = (name: string): boolean => /\.mcpdesc\.(json|yaml)$/.test(name);

function base(path: string, bytes: Uint8Array): Base {
  const name = path.endsWith('.json') ? 'a.mcpdesc.json' : 'a.mcpdesc.yaml';
  return { path: name, bytes, data: parse(Buffer.from(bytes).toString('utf8')) };
}

const below = (folder: string): Base[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter(isDescription)
    .sort()
    .map((name) => base(name, readFileSync(join(root, folder, name))));

export const ownBases = (): Base[] => below('examples');

export const allBases = (): Base[] => [
  ...ownBases(),
  ...below('test/corpus/servers'),
  ...folders.flatMap((folder) => fixtures(folder).map((name) => base(name, bytesOf(`0.8.0/${folder}/${name}`)))),
];
