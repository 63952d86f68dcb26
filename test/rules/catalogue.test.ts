import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { complaints } from '../../src/describe/complaints.ts';
import type { Shape } from '../../src/describe/shape.ts';
import { shapeRules } from '../../src/describe/shape-rules.ts';
import { root as rootShape } from '../../src/describe/shapes/document.ts';
import { readingRules } from '../../src/read/fault.ts';
import { ruleFiles } from './cases.ts';

const root = join(import.meta.dirname, '../..');
const rules = ruleFiles.map(({ rule }) => rule);

/** Every rule id that a table names, whatever the row. */
function spoken(shape: unknown, seen = new Set<unknown>(), found = new Set<string>()): Set<string> {
  if (typeof shape === 'string') return found.add(shape);
  if (typeof shape === 'function') return spoken((shape as (node: unknown) => Shape)({ type: 'null' }), seen, found);
  if (typeof shape !== 'object' || shape === null || seen.has(shape)) return found;
  seen.add(shape);
  for (const part of Object.values(shape)) spoken(part, seen, found);
  return found;
}

describe('the catalogue', () => {
  test('generated files are fresh', () => {
    execFileSync('node', ['--import', 'tsx', join(root, 'scripts/catalogue.ts'), '--check'], { cwd: root });
  });

  test('a rule has a check file exactly where its YAML names a surface', () => {
    const expected = ruleFiles
      .filter(({ rule }) => !['reading', 'shape', 'ignoring', 'reporting'].includes(rule.on))
      .map(({ path }) => path.replace(/^rules\//, '').replace(/\.yaml$/, '.ts'));
    const folders = readdirSync(join(root, 'src/rules'), { withFileTypes: true }).filter((entry) =>
      entry.isDirectory(),
    );
    const present = folders.flatMap(({ name }) =>
      readdirSync(join(root, 'src/rules', name))
        .filter((file) => /^mcp(desc)?\./.test(file))
        .map((file) => `${name}/${file}`),
    );
    expect(present.toSorted()).toEqual(expected.toSorted());
  });

  test('the rules of the tables and of the reader are those whose YAML says so', () => {
    expect([...shapeRules].sort()).toEqual(
      rules
        .filter(({ on }) => on === 'shape')
        .map(({ id }) => id)
        .sort(),
    );
    expect([...readingRules].sort()).toEqual(
      rules
        .filter(({ on }) => on === 'reading')
        .map(({ id }) => id)
        .sort(),
    );
  });

  test('titles and message texts are said by one rule each', () => {
    const titles = rules.map(({ title }) => title);
    expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
  });
});

/** Messages about texts too large, or too little text, to stand in a YAML file; by rule, with the test that holds them. */
const saidElsewhere: Readonly<Record<string, { readonly messages: readonly string[]; readonly test: string }>> = {
  'mcpdesc.serialization.encoding.utf-8': { messages: ['invalid', 'binary'], test: 'test/read/encoding.test.ts' },
  'mcpdesc.serialization.input.size-limits': {
    messages: ['bytes', 'unknown-bytes', 'values', 'characters', 'entries'],
    test: 'test/read/limits.test.ts',
  },
};

describe.each(rules.map((rule) => [rule.id, rule] as const))('%s', (_id, rule) => {
  const failing = [...(rule.cases.note ?? []), ...(rule.cases.warning ?? []), ...(rule.cases.invalid ?? [])];
  const said = failing.flatMap(({ found = [] }) => found);

  test('has a valid case, and a failing one for each severity it can reach', () => {
    expect(rule.cases.valid?.length ?? 0).toBeGreaterThan(0);
    const heading = { error: 'invalid', warning: 'warning', note: 'note' } as const;
    for (const { severity } of rule.levels) expect(Object.keys(rule.cases)).toContain(heading[severity]);
  });

  test('has a failing case for each of its messages', () => {
    const texts = rule.messages ?? (rule.message === undefined ? {} : { default: rule.message });
    for (const [name, text] of Object.entries(texts)) {
      if (saidElsewhere[rule.id]?.messages.includes(name)) continue;
      const pattern = new RegExp(
        `^${text
          .split(/\{\w+\}/)
          .map(escaped)
          .join('[^]*')}$`,
      );
      expect(
        said.some(({ says }) => pattern.test(says)),
        `message ${name}`,
      ).toBe(true);
    }
  });

  test('levels name messages and complaints that exist', () => {
    const known = [...Object.keys(rule.messages ?? { default: '' }), ...Object.keys(complaints)];
    for (const { message } of rule.levels) if (message !== undefined) expect(known).toContain(message);
  });

  test('has no two equal cases', () => {
    const all = Object.values(rule.cases)
      .flat()
      .map(({ about: _about, found: _found, ...given }) => JSON.stringify(given));
    expect(new Set(all).size).toBe(all.length);
  });

  test('is explained in words of its own, and its check is finished', () => {
    const { path = '' } = ruleFiles.find((file) => file.rule === rule) ?? {};
    const files = [path, `src/${path.replace(/\.yaml$/, '.ts')}`].filter((file) => existsSync(join(root, file)));
    const left = files.flatMap((file) => {
      const lines = readFileSync(join(root, file), 'utf8').split('\n');
      return lines.flatMap((line, index) => (line.includes('TODO') ? [`${file}:${index + 1}: ${line.trim()}`] : []));
    });
    expect(left).toEqual([]);
  });
});

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

describe('the tables', () => {
  test('name every shape rule', () => {
    const named = spoken(rootShape);
    // Rules that the walker itself speaks, whatever the table.
    const bySpeaker = [
      'mcpdesc.document.mcpdesc.recognized-version',
      'mcpdesc.document.object.known-properties',
      'mcpdesc.extension-property.placement.eligible',
      'mcpdesc.protocol-versions.scope.placement',
      'mcpdesc.components.value.no-protocol-versions',
      'mcpdesc.component-ref.use-site.permitted',
      'mcpdesc.component-ref.object.structure',
      'mcpdesc.component-ref.pointer.well-formed',
      'mcpdesc.component-ref.target.exists',
      'mcpdesc.component-ref.target.namespace',
      'mcpdesc.component-ref.resolution.acyclic',
    ];
    expect(shapeRules.filter((rule) => !named.has(rule) && !bySpeaker.includes(rule))).toEqual([]);
  });
});
