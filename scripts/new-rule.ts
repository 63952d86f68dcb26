/**
 * Begins a rule: `npm run new-rule <id> [surface]`. Writes its YAML and, unless the shape tables are to speak for it, a
 * check that finds nothing yet. Both are full of TODO, and the tests are red until none is left. Overwrites nothing.
 */

import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { surfaces } from '../src/describe/surface.ts';

/** What a person asks for that cannot be. */
class Refusal extends Error {}

const form = /^(mcp|mcpdesc)(\.[a-z0-9]+(-[a-z0-9]+)*){2,}$/;

const yaml = (id: string, owner: string, surface: string): string => `id: ${id}
owner: ${owner}
surface: TODO the object it looks at, in the words of the format
path: TODO where that stands, such as tools[*].name
kind: ${surface === 'shape' ? 'structural' : `${owner}-semantic`}
requirement: must
profile: core
on: ${surface}
levels:
  - { severity: error }
title: TODO ${id} in one line
message: TODO what is wrong, and what to write instead.
why: TODO what breaks, and for whom.
fix: TODO what to do about it.
sources:
  - { title: "TODO MCP Description 0.8.0, section" }
cases:
  valid:
    - about: TODO what looks almost wrong, and is right
      given: {}
  invalid:
    - about: TODO what is wrong
      given: { x-todo: true }
      found:
        - { at: /x-todo, says: "TODO what is wrong, and what to write instead." }
`;

const check = (id: string): string => `import { atValue } from '../../describe/hit.ts';
import { rule } from '../rule.ts';

/** TODO what it looks for. Nodes in \`faulty\` have been complained about already. */
export default rule('${id}', function* ({ node }, { faulty }) {
  const value = node.type === 'object' ? node.get('TODO') : undefined;
  if (value === undefined || faulty.has(value)) return;
  yield { at: atValue(value), message: 'default', with: {} };
});
`;

/** How many names two ids have in common from the left, whoever owns them. */
function shared(one: string, other: string): number {
  const names = other.split('.').slice(1);
  const own = one.split('.').slice(1);
  const end = own.findIndex((name, index) => name !== names[index]);
  return end === -1 ? own.length : end;
}

/** The folder of the rules that are called most alike; of several, the one that is called so itself. */
function folderOf(id: string, rules: readonly { readonly folder: string; readonly id: string }[]): string {
  const own = id.split('.')[1] ?? '';
  const nearest = Math.max(0, ...rules.map((rule) => shared(id, rule.id)));
  const folders = rules.filter((rule) => shared(id, rule.id) === nearest).map(({ folder }) => folder);
  return nearest === 0 || folders.includes(own) ? own : (folders[0] ?? own);
}

/** The files it wrote below `root`, by their paths from there. */
export function newRule(root: string, id: string, surface: string): string[] {
  const owner = form.exec(id)?.[1];
  if (owner === undefined)
    throw new Refusal(
      `"${id}" is no id of a rule, such as mcpdesc.tool.title.length: an owner (mcp, mcpdesc) and names`,
    );
  if (surface !== 'shape' && !surfaces.some((known) => known === surface))
    throw new Refusal(`no surface is called "${surface}"; there are shape, ${surfaces.join(', ')}`);

  const rules = readdirSync(join(root, 'rules'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name: folder }) =>
      readdirSync(join(root, 'rules', folder)).map((file) => ({ folder, id: file.replace(/\.yaml$/, '') })),
    );
  const folder = folderOf(id, rules);
  const files: [path: string, text: string][] = [[`rules/${folder}/${id}.yaml`, yaml(id, owner, surface)]];
  if (surface !== 'shape') files.push([`src/rules/${folder}/${id}.ts`, check(id)]);

  const present = rules.find((rule) => rule.id === id);
  if (present !== undefined) throw new Refusal(`there is rules/${present.folder}/${id}.yaml already`);
  for (const [path] of files) if (existsSync(join(root, path))) throw new Refusal(`there is ${path} already`);

  for (const [path, text] of files) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text, { flag: 'wx' });
  }
  return files.map(([path]) => path);
}

/** What is left to do, by who speaks for the rule. */
const next = (surface: string): string =>
  surface === 'shape'
    ? 'Then name it in src/describe/shape-rules.ts and in a row of src/describe/shapes/.'
    : 'Its check is handed one subject of that surface at a time; src/rules/ has many to learn from.';

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [id, surface = 'shape'] = process.argv.slice(2);
  try {
    if (id === undefined) throw new Refusal('usage: npm run new-rule <id> [surface]');
    for (const path of newRule(join(import.meta.dirname, '..'), id, surface)) console.log(`wrote ${path}`);
    console.log(`Fill in what says TODO. ${next(surface)}
npm run catalogue   # after each change of the YAML
npx vitest run --project light test/rules -t ${id}   # red until the rule is whole`);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    console.error(error.message);
    process.exitCode = 2;
  }
}
