import { beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { prepare } from '../../src/read/index.ts';
import { bytesOf, checkedData, present } from './corpus.ts';
import { examples } from './official-schema-0.7.0.ts';

beforeAll(() => prepare(['a.yaml']));

type Json = Record<string, unknown>;
const objects = (value: unknown): Json[] => (Array.isArray(value) ? (value as Json[]) : []);

/** What each sentence of the note asks for, done by hand. */
const deeds: readonly (readonly [RegExp, (document: Json, told: RegExpMatchArray) => void])[] = [
  [/write "0\.8\.0" here/, (document) => Object.assign(document, { mcpdesc: '0.8.0' })],
  [
    /replace "protocolVersion" in "info" by "protocolVersions": \["([\d-]+)"\] at the root/,
    (document, [, version]) => {
      delete (document.info as Json).protocolVersion;
      document.protocolVersions = [version];
    },
  ],
  [
    /list the MCP versions that the server speaks/,
    (document) => Object.assign(document, { protocolVersions: ['2025-06-18'] }),
  ],
  [/link "([^"]+)" as "\$schema"/, (document, [, uri]) => Object.assign(document, { $schema: uri })],
  [
    /put the object "capabilities" into an array/,
    (document) => Object.assign(document, { capabilities: [document.capabilities] }),
  ],
  [
    /move the .*security schemes? to "securitySchemes"/,
    (document) => {
      const named: Json = {};
      for (const owner of [document, ...objects(document.transports)]) {
        if (owner.security === undefined) continue;
        owner.security = objects(owner.security).map((scheme) => {
          const name = `scheme-${Object.keys(named).length}`;
          named[name] = scheme;
          return { [name]: [] };
        });
      }
      document.securitySchemes = named;
    },
  ],
  [
    /give an "inputSchema" to the .*Tools? without one/,
    ({ tools }) => {
      for (const tool of objects(tools)) tool.inputSchema ??= { type: 'object' };
    },
  ],
  [
    /write "type": "object" in the input schema of the .*Tools? without it/,
    ({ tools }) => {
      for (const { inputSchema } of objects(tools)) if (inputSchema) (inputSchema as Json).type ??= 'object';
    },
  ],
  [
    /leave out the empty (.*?) at the root/,
    (document, [, names = '']) => {
      for (const [, name = ''] of names.matchAll(/"(\w+)"/g)) delete document[name];
    },
  ],
  [
    /leave out ("[^;]*) wherever they are empty further down/,
    (document, [, names = '']) => {
      const inside = ['tools', 'resources', 'resourceTemplates', 'prompts'].flatMap((name) => objects(document[name]));
      for (const owner of [document.info as Json, ...inside]) {
        for (const [, name = ''] of names.matchAll(/"(\w+)"/g))
          if (objects(owner[name]).length === 0) delete owner[name];
      }
    },
  ],
  [
    /remove "protocolVersion" from "info"/,
    (document) => {
      delete (document.info as Json).protocolVersion;
    },
  ],
  [
    /add the .*Tags? in use that "tags" lacks/,
    (document) => {
      const used = ['tools', 'resources', 'resourceTemplates', 'prompts'].flatMap((name) => objects(document[name]));
      const names = new Set(used.flatMap(({ tags }) => (tags ?? []) as string[]));
      const known = objects(document.tags).map(({ name }) => name);
      document.tags = [
        ...objects(document.tags),
        ...[...names].filter((name) => !known.includes(name)).map((name) => ({ name })),
      ];
    },
  ],
];

const note = 'mcpdesc.document.mcpdesc.superseded-version';
/** Not in the same document as a version that exists. */
const unknownVersion = /list the MCP|remove "protocolVersion"/;

const errors = (document: Json) =>
  checkedData(document)
    .filter(({ severity }) => severity === 'error')
    .map(({ message }) => message);

/** The document after all that its note asks for, except one thing. */
function migrated(document: Json, except?: RegExp): Json {
  const { message = '' } = checkedData(document).find(({ rule }) => rule === note) ?? {};
  const copy = structuredClone(document);
  for (const [told, deed] of deeds) {
    const match = told === except ? null : told.exec(message);
    if (match !== null) deed(copy, match);
  }
  return copy;
}

const everything: Json = {
  $schema: 'https://developer.cisco.com/mcp-description/schema/0.7.0',
  mcpdesc: '0.7.0',
  info: { name: 'n', version: '1.0.0', protocolVersion: '2025-06-18' },
  transports: [{ type: 'streamable-http', url: 'https://a.example/', security: [{ type: 'http', scheme: 'bearer' }] }],
  security: [{ type: 'http', scheme: 'basic' }],
  capabilities: { tools: {} },
  tools: [
    { name: 't', tags: ['a', 'b'] },
    { name: 'u', inputSchema: { properties: {} }, tags: [], icons: [] },
  ],
  tags: [{ name: 'a' }],
  prompts: [],
};

describe('who does what the note of a 0.7.0 document says has a document in 0.8.0', () => {
  test('with everything that can be different', () => {
    expect(errors(everything)).toEqual([]);
    expect(errors(migrated(everything))).toEqual([]);
  });

  test('with a protocol version that does not exist', () => {
    const invented = { ...everything, info: { name: 'n', version: '1.0.0', protocolVersion: '2025-01-01' } };
    expect(errors(migrated(invented))).toEqual([]);
    const told = deeds.map(([regex]) => regex).find(({ source }) => source.startsWith('remove'));
    expect(errors(migrated(invented, told))).not.toEqual([]);
  });

  test.each(deeds.filter(([told]) => !unknownVersion.test(told.source)).map(([told]) => told))(
    'and not without: %s',
    (told) => {
      const left = checkedData(migrated(everything, told)).map(({ message }) => message);
      const done = checkedData(migrated(everything)).map(({ message }) => message);
      expect(left.filter((message) => !done.includes(message))).not.toEqual([]);
    },
  );

  test.skipIf(!present).each(examples)('%s', (path) => {
    const document: Json = parse(bytesOf(path).toString());
    expect(errors(document)).toEqual([]);
    expect(errors(migrated(document))).toEqual([]);
  });
});
