import { readdirSync } from 'node:fs';
import { Ajv } from 'ajv';
import addFormatsModule from 'ajv-formats';
import { beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { metaOf } from '../../src/catalogue/index.ts';
import { check } from '../../src/check.ts';
import type { Finding } from '../../src/finding.ts';
import { prepare } from '../../src/read/index.ts';
import { bytesOf, checked, checkedData, jsonOf, present, rootOf } from './corpus.ts';
import { mutated, randomSource } from './mutation.ts';

// The package's types describe its CommonJS shape; under ESM the function is the default export itself.
const addFormats = addFormatsModule as unknown as typeof addFormatsModule.default;

const superseded = 'mcpdesc.document.mcpdesc.superseded-version';
const examples = present ? readdirSync(rootOf('0.7.0/examples')).map((name) => `0.7.0/examples/${name}`) : [];

beforeAll(() => prepare(['a.yaml']));

describe.skipIf(!present)('format 0.7.0', () => {
  test.each(examples)('%s is good, and hears what 0.8.0 would change', (path) => {
    const findings = checked(path, bytesOf(path));
    expect(findings.map(({ rule, severity, pointer }) => [rule, severity, pointer])).toEqual([
      [superseded, 'note', '/mcpdesc'],
    ]);
    expect(findings[0]?.message).toMatch(/^Format 0\.8\.0 follows this one; to get there, write "0\.8\.0" here; /);
  });

  test('the declared protocol version is the one of "info"', () => {
    const declared = (path: string) =>
      check({ path, bytes: bytesOf(path) }, { profile: 'default' }).file.protocolVersions;
    expect(declared('0.7.0/examples/full-featured.yaml')).toEqual(['2025-06-18']);
    expect(declared('0.7.0/examples/minimal.yaml')).toEqual([]);
  });

  test('the walker and the official JSON Schema agree on mutated examples', () => {
    const ajv = new Ajv({ strict: false });
    addFormats(ajv);
    // As in 0.8.0: a bad address is no reason to refuse a document.
    ajv.addFormat('email', true);
    const validate = ajv.compile(jsonOf('0.7.0/mcp-description-0.7.0.schema.json') as object);
    const donors = examples.map((path) => parse(bytesOf(path).toString()));
    const random = randomSource(70);
    const disagreements: unknown[] = [];
    let refused = 0;
    for (let count = 0; count < 4000; count += 1) {
      const base = donors[Math.floor(random() * donors.length)];
      const document = { ...mutatedObject(base, donors, random), mcpdesc: '0.7.0' };
      const official = validate(document);
      if (!official) refused += 1;
      const errors = checkedData(document).filter(isStructural);
      if (official === (errors.length === 0)) continue;
      disagreements.push({
        document,
        official: validate.errors,
        ours: errors.map(({ rule, pointer }) => [rule, pointer]),
      });
    }
    expect(disagreements).toEqual([]);
    expect(refused).toBeGreaterThan(1000);
  }, 120_000);
});

/** By a table: what checks say of MCP is beyond the schema. */
const isStructural = ({ rule, severity }: Finding): boolean => severity === 'error' && metaOf(rule).on === 'shape';

function mutatedObject(base: unknown, donors: readonly unknown[], random: () => number): object {
  const document: unknown = mutated(base, donors, random);
  return typeof document === 'object' && document !== null && !Array.isArray(document) ? document : {};
}

describe('what differs from the formats after it', () => {
  const document = {
    mcpdesc: '0.7.0',
    info: { name: 'n', version: '1.0.0' },
    transports: [{ type: 'stdio', command: 'c' }],
    tools: [{ name: 't' }],
  };
  const said = (more: object) =>
    checkedData({ ...document, ...more })
      .filter(({ severity }) => severity === 'error')
      .map(({ message }) => message);

  test.each<[object, string[]]>([
    [{}, []],
    [{ 'x-own': 1 }, []],
    [
      { tools: undefined },
      ['The document must have at least one of "tools", "resources", "resourceTemplates" and "prompts".'],
    ],
    [{ protocolVersions: ['2025-11-25'] }, ['"protocolVersions" is not a property of the document.']],
    [{ capabilities: [{}] }, ['"capabilities" must be an object, not an array.']],
    [{ tools: [{ name: 't', 'x-own': 1 }] }, ['"x-own" is not a property of a Tool.']],
    [{ tools: [{ name: 't', protocolVersions: [] }] }, ['"protocolVersions" is not a property of a Tool.']],
    [
      {
        tags: [
          { name: 'a', description: 'd' },
          { description: 'd', name: 'a' },
        ],
      },
      ['An object stands more than once in "tags".'],
    ],
    [{ security: [{ scheme: 'basic' }] }, [expect.stringMatching(/^A Security Scheme must have the property "type"/)]],
    [
      { info: { ...document.info, protocolVersion: '2026-07-28' } },
      [expect.stringMatching(/^"2026-07-28" is not a protocol version of MCP that the format knows/)],
    ],
  ])('%j', (more, messages) => {
    expect(said(more)).toEqual(messages);
  });

  test('rules of MCP speak in the version that "info" names', () => {
    const of = (protocolVersion: string) =>
      said({
        info: { ...document.info, protocolVersion },
        tools: [{ name: 't', inputSchema: { type: 'object', properties: { a: { type: 'nothing' } } } }],
      });
    expect(of('2025-11-25')).toHaveLength(1);
    expect(of('2025-06-18')).toEqual([]);
  });

  test('nobody can add a version, so nothing is said of others', () => {
    const bytes = Buffer.from(
      JSON.stringify({ ...document, info: { ...document.info, protocolVersion: '2025-06-18' } }),
    );
    const { file } = check({ path: 'a.json', bytes }, { profile: 'default', whatIf: ['2025-11-25'] });
    expect(file.whatIf).toEqual([]);
  });
});
