import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { ruleFiles } from './cases.ts';

const root = join(import.meta.dirname, '../..');
const reference = join(root, '../shared/reference');

/** Without the catalogues this part skips, visibly. */
const present = existsSync(reference);

const absent = parse(readFileSync(join(root, 'docs/absent-rules.yaml'), 'utf8')) as Record<string, unknown>;
const there = ruleFiles.map(({ rule }) => rule.id);

/** Ids in a catalogue, as its headings name them. */
function headings(file: string): string[] {
  const text = readFileSync(join(reference, file), 'utf8');
  return [...text.matchAll(/^### `?((?:mcp|mcpdesc)\.[a-z0-9.-]+)`?$/gm)].map(([, id = '']) => id);
}

describe.skipIf(!present)('the rules of the catalogues', () => {
  test('are all there, or their absence is argued', () => {
    const ids = ['rules-document.md', 'rules-primitives.md'].flatMap((file) => headings(file));
    expect(ids.length).toBeGreaterThan(200);
    const unaccounted = ids.filter((id) => !there.includes(id) && !Object.hasOwn(absent, id));
    expect(unaccounted).toEqual([]);
  });

  test('the index of the document half lists what its headings do', () => {
    const text = readFileSync(join(reference, 'rules-document.md'), 'utf8');
    const index = [...text.matchAll(/^\| `((?:mcp|mcpdesc)\.[a-z0-9.-]+)` \|/gm)].map(([, id = '']) => id);
    expect(headings('rules-document.md').toSorted()).toEqual(index.toSorted());
  });
});

describe('the rules that are absent', () => {
  const ids = Object.keys(absent);

  test('are sorted, have a reason each, and are not there', () => {
    expect(ids).toEqual(ids.toSorted());
    for (const reason of Object.values(absent)) expect(reason).toMatch(/^\S.{20,}$/);
    expect(ids.filter((id) => there.includes(id))).toEqual([]);
  });

  test('refer to rules, or to families of rules, that are there', () => {
    const named = Object.values(absent).flatMap(
      (reason) => String(reason).match(/mcp(?:desc)?\.[a-z0-9.-]+[a-z0-9]/g) ?? [],
    );
    const known = [...there, ...ids];
    expect(named.filter((name) => !known.some((id) => `${id}.`.startsWith(`${name}.`)))).toEqual([]);
  });
});
