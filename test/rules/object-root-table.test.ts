import { describe, expect, test } from 'vitest';
import { check } from '../../src/check.ts';
import { protocols } from '../../src/describe/protocols.ts';

/** What each root of an input schema gives before and from MCP 2025-11-25 on, in 0.9.0; 0.8.0 asks for the literal always. */
type Verdict = 'valid' | 'warning' | 'error';

const components = { schemas: { Text: { type: 'string' }, Object: { type: 'object' } } };

const roots: readonly (readonly [schema: object, before: Verdict, since: Verdict])[] = [
  [
    { type: 'object', properties: { a: { type: 'string', 'x-acme-account-id': true, 'database-field-id': 123 } } },
    'valid',
    'valid',
  ],
  [{ type: ['object'] }, 'error', 'warning'],
  [{ type: ['object', 'null'] }, 'error', 'warning'],
  [
    { $ref: '#/$defs/A', $defs: { A: { type: 'object', properties: { q: { type: 'string' } }, required: ['q'] } } },
    'error',
    'warning',
  ],
  [{ allOf: [{ type: 'object' }] }, 'error', 'warning'],
  [{}, 'error', 'warning'],
  [{ properties: { a: {} } }, 'error', 'warning'],
  [{ type: 'string' }, 'error', 'error'],
  [{ type: ['string', 'null'] }, 'error', 'error'],
  [{ $componentRef: '#/components/schemas/Text' }, 'error', 'error'],
  [{ $componentRef: '#/components/schemas/Object' }, 'valid', 'valid'],
];

/** The last three protocol versions before dialects, then those with them. */
const since = protocols.indexOf('2025-11-25');

const concerned: ReadonlySet<string> = new Set(['mcp.tool.input-schema.object-root', 'mcp.tool.schema.native-shape']);

function verdictOf(mcpdesc: string, protocol: string, inputSchema: object): Verdict {
  const document = {
    mcpdesc,
    info: { name: 'n', version: '1' },
    protocolVersions: [protocol],
    components,
    tools: [{ name: 't', inputSchema }],
  };
  const bytes = new TextEncoder().encode(JSON.stringify(document));
  const { file } = check({ path: 'a.mcpdesc.json', bytes }, { profile: 'default' });
  const found = file.findings.filter(({ rule }) => concerned.has(rule)).map(({ severity }) => severity);
  expect(found.length).toBeLessThanOrEqual(1);
  return found[0] === undefined ? 'valid' : (found[0] as Verdict);
}

describe.each(roots)('the root %j', (schema, before, from) => {
  test.each(protocols)('in MCP %s', (protocol) => {
    const expected = protocols.indexOf(protocol) < since ? before : from;
    expect(verdictOf('0.9.0', protocol, schema)).toBe(expected);
    expect(verdictOf('0.9.0-rc.3', protocol, schema)).toBe(expected);
    expect(verdictOf('0.8.0', protocol, schema)).toBe(before);
  });
});
