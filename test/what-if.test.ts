import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { check } from '../src/check.ts';
import type { FileReport, Finding } from '../src/finding.ts';
import { type Protocol, protocols } from '../src/protocol-versions.ts';
import { prepare } from '../src/read/index.ts';
import { documentOf, fixtures, folders, present } from './conformance/corpus.ts';
import { mutated, randomSource } from './conformance/mutation.ts';

beforeAll(() => prepare(['a.yaml']));

type Json = Record<string, unknown>;

function fileOf(document: Json, whatIf: readonly Protocol[]): FileReport {
  const bytes = new TextEncoder().encode(JSON.stringify(document));
  const { file, problems } = check({ path: 'a.mcpdesc.json', bytes }, { profile: 'strict', whatIf });
  expect(problems).toEqual([]);
  return file;
}

/** The version of which it speaks is in the list of the copy only, so there is no such place here. */
const coverage = 'mcpdesc.transport.protocol-versions.coverage';
const line = ({ rule, severity, message, pointer }: Finding): string =>
  `${severity} ${rule} ${rule === coverage ? '' : pointer} ${message}`;

/** Whether there was a version to compare. */
function expectAsCopies(document: Json): boolean {
  const { whatIf = [], protocolVersions } = fileOf(document, protocols);
  const undeclared = protocols.filter((version) => !protocolVersions.includes(version));
  expect(whatIf.map((view) => view.protocolVersion)).toEqual(protocolVersions.length === 0 ? [] : undeclared);
  for (const { protocolVersion, findings } of whatIf) {
    const copy = { ...document, protocolVersions: [...(document.protocolVersions as unknown[]), protocolVersion] };
    const holds = fileOf(copy, []).findings.filter((finding) => finding.protocolVersions.includes(protocolVersion));
    expect(findings.map(line).toSorted(), protocolVersion).toEqual(holds.map(line).toSorted());
    expect(findings.every((finding) => finding.protocolVersions.join() === protocolVersion)).toBe(true);
  }
  return whatIf.length > 0;
}

const folder = join(import.meta.dirname, '../examples');
const examples = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.includes('.mcpdesc.'),
);

describe('what if is what a copy that declares the version gets', () => {
  test.each(examples)('examples/%s', (name) => {
    expect(expectAsCopies(parse(readFileSync(join(folder, name), 'utf8')))).toBe(true);
  });

  const paths = folders.flatMap((name) => fixtures(name).map((file) => `${name}/${file}`));

  test.skipIf(!present)('every fixture', () => {
    const compared = paths.filter((path) => expectAsCopies(documentOf(path) as Json));
    expect(compared.length).toBeGreaterThan(100);
  });

  test.skipIf(!present)(
    'mutated fixtures',
    () => {
      const documents = paths.map((path) => documentOf(path) as Json);
      const random = randomSource(28);
      let compared = 0;
      for (let count = 0; count < 200; count += 1) {
        const document = mutated(documents[Math.floor(random() * documents.length)] ?? {}, documents, random);
        if (typeof document !== 'object' || document === null || Array.isArray(document)) continue;
        if (expectAsCopies(document as Json)) compared += 1;
      }
      expect(compared).toBeGreaterThan(100);
    },
    120_000,
  );
});

describe('what is asked for', () => {
  const document = { mcpdesc: '0.8.0', info: { name: 'n', version: '1.0.0' }, protocolVersions: ['2025-11-25'] };

  test('nothing is looked at', () => {
    expect(fileOf(document, [])).not.toHaveProperty('whatIf');
  });

  test('only versions that are not declared are', () => {
    expect(fileOf(document, ['2025-11-25', '2026-07-28']).whatIf).toEqual([
      { protocolVersion: '2026-07-28', findings: [expect.objectContaining({ severity: 'note' })] },
    ]);
    expect(fileOf(document, ['2025-11-25']).whatIf).toEqual([]);
  });

  test('without any declared version there is nothing to add one to', () => {
    expect(fileOf({ ...document, protocolVersions: [] }, protocols).whatIf).toEqual([]);
    expect(fileOf({ ...document, protocolVersions: undefined }, protocols).whatIf).toEqual([]);
  });
});
