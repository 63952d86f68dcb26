/** What the documents name is there: commands, the version, the fields of the issue forms. */

import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { limits } from '../../src/limits.ts';
import { documents, isGenerated, root, read as text } from './markdown.ts';

const { scripts, version }: { scripts: Record<string, string>; version: string } = JSON.parse(text('package.json'));

describe.each(documents.filter((path) => !isGenerated(path)))('%s', (path) => {
  test('names commands that exist', () => {
    const named = [...text(path).matchAll(/npm run (?:-s |--silent )?([a-z][\w:-]*)/g)].map(([, name = '']) => name);
    expect(named.filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
    const started = [...text(path).matchAll(/(?:npx tsx|vitest run)(?: --project \w+)? (\w[\w/.-]*)/g)].map(
      ([, file = '']) => file,
    );
    expect(started.filter((file) => !existsSync(join(root, file)))).toEqual([]);
  });
});

test('the changelog begins with this version, and no heading stands twice', () => {
  const headings = [...text('CHANGELOG.md').matchAll(/^## (\S+)/gm)].map(([, heading]) => heading);
  expect(headings[0]).toBe(version);
  expect(new Set(headings).size).toBe(headings.length);
});

test('the limits are those that hold', () => {
  const rows = [...text('docs/limits.md').matchAll(/^\| `(\w+)` \| ([\d,]+) \| ([\d,]+) \| (.+) \|$/gm)];
  const number = (shown = '') => Number(shown.replaceAll(',', ''));
  expect(
    rows.map(([, name = '', usual, most, said]) => ({ name, usual: number(usual), most: number(most), said })),
  ).toEqual(
    Object.entries(limits).map(([name, { usual, most, of, why }]) => ({ name, usual, most, said: `${of} ${why}` })),
  );
});

interface Field {
  readonly type: string;
  readonly id?: string;
  readonly attributes: Readonly<Record<string, unknown>>;
}
const forms = readdirSync(join(root, '.github/ISSUE_TEMPLATE'));

/** What GitHub asks of a form, by its documentation; a form that breaks it is not offered. */
test.each(forms)('the issue form %s is one that GitHub takes', (name) => {
  const form: { name: string; description: string; body: Field[] } = parse(text(`.github/ISSUE_TEMPLATE/${name}`));
  expect(form.name).toMatch(/^.{3,}$/);
  expect(form.description).toMatch(/^.{3,200}$/);
  const fields = form.body.filter(({ type }) => type !== 'markdown');
  expect(fields.length).toBeGreaterThan(0);
  for (const { type, id = '', attributes } of fields) {
    expect(['input', 'textarea', 'dropdown', 'checkboxes']).toContain(type);
    expect(id).toMatch(/^[\w-]+$/);
    expect(attributes.label).toMatch(/./);
    if (type === 'dropdown') expect(attributes.options).not.toEqual([]);
  }
  for (const key of [fields.map(({ id }) => id), fields.map(({ attributes }) => attributes.label)])
    expect(new Set(key).size).toBe(key.length);
  for (const { type, attributes } of form.body) if (type === 'markdown') expect(attributes.value).toMatch(/./);
});
