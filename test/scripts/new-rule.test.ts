import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { parse } from 'yaml';
import { newRule } from '../../scripts/new-rule.ts';
import { surfaces } from '../../src/describe/surface.ts';

/** Compiles all sources once. */
vi.setConfig({ testTimeout: 120_000 });

const repository = join(import.meta.dirname, '../..');
const present = 'mcp.tool.name.format';

/** A copy of what a rule touches, inside the repository, where it finds the packages. */
let root: string;
beforeAll(() => {
  mkdirSync(join(repository, 'build'), { recursive: true });
  root = mkdtempSync(join(repository, 'build', 'new-rule-'));
  for (const name of ['rules', 'src', 'scripts', 'tsconfig.json', 'package.json'])
    cpSync(join(repository, name), join(root, name), { recursive: true });
});
afterAll(() => rmSync(root, { recursive: true }));

const text = (path: string) => readFileSync(join(root, path), 'utf8');
const listed = () => readdirSync(root, { recursive: true, encoding: 'utf8' }).toSorted();

test('a rule of the tables is a YAML file, beside the rules that are called alike', () => {
  expect(newRule(root, 'mcpdesc.tool.no-such-thing.structure', 'shape')).toEqual([
    'rules/tool/mcpdesc.tool.no-such-thing.structure.yaml',
  ]);
  expect(newRule(root, 'mcp.completion-example.no-such-thing', 'shape')).toEqual([
    'rules/completion/mcp.completion-example.no-such-thing.yaml',
  ]);
  expect(newRule(root, 'mcpdesc.tool.interaction-example.no-such-thing', 'shape')).toEqual([
    'rules/interaction-example/mcpdesc.tool.interaction-example.no-such-thing.yaml',
  ]);
  expect(newRule(root, 'mcpdesc.unheard-of.thing', 'shape')).toEqual([
    'rules/unheard-of/mcpdesc.unheard-of.thing.yaml',
  ]);
  for (const name of [
    'tool/mcpdesc.tool.no-such-thing.structure',
    'completion/mcp.completion-example.no-such-thing',
    'interaction-example/mcpdesc.tool.interaction-example.no-such-thing',
    'unheard-of/mcpdesc.unheard-of.thing',
  ])
    rmSync(join(root, `rules/${name}.yaml`));
});

test('the check of any surface compiles as it is written, and the YAML is red for every word that is missing', () => {
  const written = surfaces.map((surface) => newRule(root, `mcp.tool.no-such-${surface}`, surface));
  expect(written[0]).toEqual([
    `rules/tool/mcp.tool.no-such-${surfaces[0]}.yaml`,
    `src/rules/tool/mcp.tool.no-such-${surfaces[0]}.ts`,
  ]);
  execFileSync(process.execPath, ['--import', import.meta.resolve('tsx'), 'scripts/catalogue.ts'], { cwd: root });
  const compiler = join(repository, 'node_modules/.bin/tsc');
  expect(spawnSync(compiler, ['-p', root, '--noEmit'], { encoding: 'utf8' })).toMatchObject({ status: 0, stdout: '' });

  const { title, why, fix, surface, path, message } = parse(text(written[0]?.[0] ?? ''));
  for (const words of [title, why, fix, surface, path, message]) expect(words).toContain('TODO');
});

test('nothing is overwritten, wherever it lies', () => {
  const before = listed();
  expect(() => newRule(root, present, 'tool')).toThrow(`there is rules/tool/${present}.yaml already`);
  const check = 'src/rules/tool/mcp.tool.no-such-orphan.ts';
  writeFileSync(join(root, check), '// mine\n');
  expect(() => newRule(root, 'mcp.tool.no-such-orphan', 'tool')).toThrow(`there is ${check} already`);
  expect(text(check)).toBe('// mine\n');
  rmSync(join(root, check));
  expect(listed()).toEqual(before);
});

test.each(['tool.name', 'mcp.tool', 'mcp.Tool.name', 'mcp.tool.name.', 'mcp.tool../../x', ''])(
  '"%s" is no id',
  (id) => {
    expect(() => newRule(root, id, 'tool')).toThrow('is no id of a rule');
  },
);

test('a surface must be one of those there are', () => {
  expect(() => newRule(root, 'mcp.tool.no-such-thing', 'tol')).toThrow(/no surface is called "tol"; .*shape, .*tool,/);
});

test('the command says what it did and what is left, and refuses in one line', () => {
  const start = (...words: string[]) =>
    spawnSync(process.execPath, ['--import', import.meta.resolve('tsx'), 'scripts/new-rule.ts', ...words], {
      cwd: root,
      encoding: 'utf8',
    });
  const shape = start('mcp.tool.no-such-command');
  expect(shape).toMatchObject({ status: 0, stderr: '' });
  expect(shape.stdout).toContain('wrote rules/tool/mcp.tool.no-such-command.yaml\n');
  expect(shape.stdout).toContain('src/describe/shape-rules.ts');
  expect(start('mcp.tool.no-such-command')).toMatchObject({
    status: 2,
    stdout: '',
    stderr: 'there is rules/tool/mcp.tool.no-such-command.yaml already\n',
  });
  expect(start()).toMatchObject({ status: 2, stderr: 'usage: npm run new-rule <id> [surface]\n' });
});
