// The floor: reads the files of a folder with a parser alone, JSON.parse or that of js-yaml which gives positions.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const [folder] = process.argv.slice(2);
const names = readdirSync(folder);
const parse = names[0]?.endsWith('.json') ? JSON.parse : (await import('js-yaml')).parseEvents;
for (const name of names) parse(readFileSync(join(folder, name), 'utf8'));
