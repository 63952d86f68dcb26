import { beforeAll, describe, expect, test } from 'vitest';
import { check } from '../../src/check.ts';
import { prepare } from '../../src/read/index.ts';
import { bytesOf, checked, checkedData, present } from './corpus.ts';
import { disagreements, examples } from './official-schema-0.7.0.ts';

const superseded = 'mcpdesc.document.mcpdesc.superseded-version';

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
    const { found, refused } = disagreements(4000, 70);
    expect(found).toEqual([]);
    expect(refused).toBeGreaterThan(1000);
  }, 120_000);
});

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
      ['An object stands more than once in "tags"; remove the repetition.'],
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
