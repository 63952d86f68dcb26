import { beforeAll, describe, expect, test } from 'vitest';
import { type Protocol, protocols } from '../src/describe/protocols.ts';
import type { Finding } from '../src/finding.ts';
import { prepare } from '../src/read/index.ts';
import { checkedData, documentOf, fixtures, folders, present } from './conformance/corpus.ts';
import { mutated, randomSource } from './conformance/mutation.ts';

/**
 * Checking a document for several protocol versions at once must say what checking it for each alone says. The
 * projection of a document to a version keeps what is declared in it (format, section 4.12).
 */

type Json = Record<string, unknown>;
const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const scoped = ['transports', 'capabilities', 'tools', 'resources', 'resourceTemplates', 'prompts'];

interface Projection {
  readonly document: Json;
  /** Pointers of the projection → pointers of the whole. */
  readonly origin: (pointer: string) => string;
}

function project(document: Json, version: Protocol): Projection {
  const copy = structuredClone(document);
  const moved = new Map<string, string>();
  const keep = (holder: Json, name: string, scope: readonly unknown[], path: string, originalPath: string) => {
    const items = holder[name];
    if (!Array.isArray(items)) return;
    const kept: unknown[] = [];
    for (const [index, item] of items.entries()) {
      const own = isObject(item) && Array.isArray(item.protocolVersions) ? item.protocolVersions : scope;
      if (isObject(item) && !own.includes(version)) continue;
      const [here, there] = [`${path}/${name}/${kept.length}`, `${originalPath}/${name}/${index}`];
      moved.set(here, there);
      kept.push(item);
      if (!isObject(item)) continue;
      keep(item, 'elicitations', own, here, there);
      if (Array.isArray(item.protocolVersions)) item.protocolVersions = [version];
    }
    if (kept.length > 0 || items.length === 0) holder[name] = kept;
    else delete holder[name];
  };
  const root = Array.isArray(document.protocolVersions) ? document.protocolVersions : [];
  for (const name of scoped) keep(copy, name, root, '', '');
  copy.protocolVersions = [version];
  const longest = [...moved].toSorted(([a], [b]) => b.length - a.length);
  const origin = (pointer: string) => {
    const [here, there] = longest.find(([prefix]) => pointer === prefix || pointer.startsWith(`${prefix}/`)) ?? [
      '',
      '',
    ];
    return there + pointer.slice(here.length);
  };
  return { document: copy, origin };
}

/** Findings about the version lists themselves are about the whole, and so are documents whose lists are wrong. */
const aboutLists = /^mcpdesc\.(protocol-versions\.(scope|value)|transport\.protocol-versions)\./;

const line = ({ rule, severity, message }: Finding, pointer: string) => `${severity} ${rule} ${pointer} ${message}`;

/** The place of the version list depends on how many versions are listed. */
const legacy = 'mcpdesc.protocol-versions.legacy.incomplete-validation';

function expectUnion(document: Json): boolean {
  const whole = checkedData(document);
  if (whole.some(({ rule }) => aboutLists.test(rule))) return false;
  const declared = protocols.filter((version) =>
    (document.protocolVersions as unknown[] | undefined)?.includes?.(version),
  );
  for (const version of declared) {
    const expected = whole
      .filter(({ protocolVersions }) => protocolVersions.includes(version))
      .map((finding) => line(finding, finding.pointer))
      .toSorted();
    const { document: part, origin } = project(document, version);
    const found = checkedData(part)
      .map((finding) => line(finding, finding.rule === legacy ? finding.pointer : origin(finding.pointer)))
      .toSorted();
    expect(found, version).toEqual(expected);
  }
  return declared.length > 1;
}

const paths = folders.flatMap((folder) => fixtures(folder).map((file) => `${folder}/${file}`));

beforeAll(() => prepare(['a.yaml']));

describe.skipIf(!present)('findings for a set of versions are the union over its projections', () => {
  test.each(paths)('%s, as it stands and for all versions', (path) => {
    const document = documentOf(path) as Json;
    expectUnion(document);
    expectUnion({ ...document, protocolVersions: [...protocols] });
  });

  test('mutated fixtures, for all versions', () => {
    const documents = paths.map((path) => documentOf(path) as Json);
    const random = randomSource(411);
    let compared = 0;
    for (let count = 0; count < 600; count++) {
      const base = documents[Math.floor(random() * documents.length)] ?? {};
      const document = mutated({ ...base, protocolVersions: [...protocols] }, documents, random);
      if (isObject(document) && expectUnion(document)) compared += 1;
    }
    expect(compared).toBeGreaterThan(300);
  }, 120_000);
});
