import { beforeAll, describe, expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import type { Finding } from '../../src/finding.ts';
import { prepare } from '../../src/read/index.ts';
import { checked, documentOf, fixtures, folders, present } from './corpus.ts';

const paths = folders.flatMap((folder) => fixtures(folder).map((file) => `${folder}/${file}`));
const encode = (text: string) => new TextEncoder().encode(text);

const valueAt = (document: unknown, pointer: string): unknown =>
  pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], document);

/** What a finding says, without where in the text it stands. Hints about quotes and the like are YAML's own. */
const said = ({ rule, severity, pointer, message, protocolVersions }: Finding) => ({
  rule,
  severity,
  pointer,
  message,
  protocolVersions,
});

const sorted = (findings: readonly Finding[]) =>
  findings.map(said).toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));

/** The text under a finding: its value, its key, or something of the object that lacks a member. */
function expectInPlace(text: string, document: unknown, { range, pointer, rule }: Finding): void {
  const slice = text.slice(range.start.offset, range.end.offset);
  // A block collection keeps its meaning only at its own indentation.
  const indented = ' '.repeat(range.start.column - 1) + slice;
  const covered: unknown = slice === '{' ? {} : parse(indented);
  const key = pointer
    .slice(pointer.lastIndexOf('/') + 1)
    .replaceAll('~1', '/')
    .replaceAll('~0', '~');
  const value = valueAt(document, pointer);
  if (value === undefined) {
    // Missing: the key of the parent, or the start of a parent without a key.
    const parent = pointer.slice(0, pointer.lastIndexOf('/'));
    const keys = Object.keys((valueAt(document, parent) as object | undefined) ?? {});
    const parentKey = parent
      .slice(parent.lastIndexOf('/') + 1)
      .replaceAll('~1', '/')
      .replaceAll('~0', '~');
    expect([parentKey, ...keys, '{}'], `${rule} ${pointer}`).toContain(
      typeof covered === 'object' ? JSON.stringify(covered) : covered,
    );
  } else if (covered !== key) {
    expect(covered, `${rule} ${pointer}`).toEqual(value);
  }
}

beforeAll(() => prepare(['a.yaml']));

describe.skipIf(!present)('JSON and YAML spellings of one document', () => {
  test.each(paths)('%s gives the same findings, each in its place', (path) => {
    const document = documentOf(path);
    const texts = [
      { name: 'a.json', text: JSON.stringify(document, null, 2) },
      { name: 'b.json', text: JSON.stringify(document) },
      { name: 'c.yaml', text: stringify(document, { defaultStringType: 'QUOTE_DOUBLE' }) },
      { name: 'd.yaml', text: stringify(document, { collectionStyle: 'flow', defaultStringType: 'QUOTE_SINGLE' }) },
    ];
    const all = texts.map(({ name, text }) => ({ text, findings: checked(name, encode(text)) }));
    for (const { text, findings } of all) {
      expect(sorted(findings)).toEqual(sorted(all[0]?.findings ?? []));
      for (const finding of findings) expectInPlace(text, document, finding);
    }
  });
});
