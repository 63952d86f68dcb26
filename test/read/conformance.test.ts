/** The format's own fixtures about serialization, where they are at hand. */

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { read, toValue } from '../../src/read/index.ts';
import './sources.ts';

const conformance = new URL('../../../shared/conformance/', import.meta.url);

/** Which rule refuses which fixture. */
const refused: Readonly<Record<string, string>> = {
  '0.8.0/serialization/expected-invalid/custom-tag.yaml': 'yaml.standard-tags',
  '0.8.0/serialization/expected-invalid/duplicate-key.yaml': 'yaml.unique-keys',
  '0.8.0/serialization/expected-invalid/merge-alias.yaml': 'yaml.no-aliases',
  '0.8.0/serialization/expected-invalid/multiple-documents.yaml': 'yaml.single-document',
  '0.8.0/serialization/expected-invalid/positive-infinity.yaml': 'number.finite',
  '0.8.0/serialization/expected-invalid/tagged-non-finite-number.yaml': 'number.finite',
  '0.8.0-draft/serialization/expected-invalid/alias.yaml': 'yaml.no-aliases',
  '0.8.0-draft/serialization/expected-invalid/empty-stream.yaml': 'yaml.single-document',
  '0.8.0-draft/serialization/expected-invalid/negative-infinity.yaml': 'number.finite',
  '0.8.0-draft/serialization/expected-invalid/non-finite-number.yaml': 'number.finite',
  '0.8.0-draft/serialization/expected-invalid/non-string-key.yaml': 'yaml.string-keys',
};

const load = (path: string) => read({ path, bytes: readFileSync(new URL(path, conformance)) });

const filesIn = (folder: string): string[] =>
  readdirSync(new URL(folder, conformance), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(fileURLToPath(conformance).length).replaceAll('\\', '/'));

describe.skipIf(!existsSync(conformance))('the fixtures of the format', () => {
  it.each(Object.entries(refused))('%s is refused by %s', (path, rule) => {
    const { tree, faults } = load(path);
    expect(tree).toBe(undefined);
    expect(faults.map((fault) => fault.rule)).toEqual([`mcpdesc.serialization.${rule}`]);
  });

  it('are all in the list', () => {
    const invalid = ['0.8.0', '0.8.0-draft'].flatMap((version) =>
      filesIn(`${version}/serialization/expected-invalid/`),
    );
    expect(invalid.sort()).toEqual(Object.keys(refused).sort());
  });

  it('give one value for the equivalent pair', () => {
    const [json, yaml] = [
      '0.8.0/serialization/equivalent/document.json',
      '0.8.0-draft/serialization/equivalent/document.yaml',
    ].map(load);
    expect([json?.faults, yaml?.faults]).toEqual([[], []]);
    expect(yaml?.tree && toValue(yaml.tree)).toEqual(json?.tree && toValue(json.tree));
  });

  it('keep scalars and the merge key as they are', () => {
    const { tree } = load('0.8.0-draft/serialization/expected-valid/scalars-and-ordinary-merge-key.yaml');
    expect(tree && toValue(tree)).toEqual({
      value: { '<<': { a: 1 } },
      scalars: [true, false, null, 0, -12, 1.5, 6.02e23, '2026-08-25', '.nan'],
    });
  });

  it('read without a fault wherever serialization is not their subject', () => {
    const others = ['0.7.0/', '0.8.0/', '0.8.0-draft/']
      .flatMap(filesIn)
      .filter((path) => !path.includes('/serialization/') && /\.(?:json|yaml)$/.test(path));
    expect(others.length).toBeGreaterThan(80);
    for (const path of others) {
      const { tree, faults } = load(path);
      expect(faults, path).toEqual([]);
      expect(tree?.type, path).toBe('object');
    }
  });
});
