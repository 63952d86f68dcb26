/**
 * Hostile documents through the whole checker. That each comes to an end is half of what is said here; how soon, and with
 * how much memory, `npm run hostile` measures.
 */

import { once } from 'node:events';
import { createServer } from 'node:http';
import { expect, test } from 'vitest';
import { checked, checkedData } from '../conformance/corpus.ts';
import { hostileDocuments } from './documents.ts';

test.each(hostileDocuments)('$about', ({ text, says }) => {
  const findings = checked('hostile.mcpdesc.json', new TextEncoder().encode(text));
  const said = new Set(findings.map(({ severity, rule, pointer }) => `${severity} ${rule} ${pointer}`));
  expect([...said].toSorted()).toEqual([...says].toSorted());
  expect('ran' in globalThis).toBe(false);
});

test('nothing is fetched, whatever a schema refers to', async () => {
  const asked: (string | undefined)[] = [];
  const server = createServer(({ url }, response) => {
    asked.push(url);
    response.end('{}');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const base = typeof address === 'object' ? `http://127.0.0.1:${address?.port}` : '';
  const schema = { $schema: `${base}/dialect`, $id: `${base}/schema`, type: 'object', $ref: `${base}/other` };
  checkedData({
    $schema: `${base}/format`,
    mcpdesc: '0.8.0',
    info: { name: 'n', version: '1.0.0', icons: [{ src: `${base}/icon` }], websiteUrl: `${base}/site` },
    protocolVersions: ['2026-07-28'],
    tools: [
      { name: 'a', inputSchema: schema, examples: { e: { input: {}, result: { content: [] } } } },
      {
        name: 'b',
        inputSchema: { type: 'object', $ref: `${base}/other` },
        outputSchema: { $dynamicRef: `${base}/#a` },
      },
    ],
  });
  // Whatever had been asked for would arrive before this.
  await fetch(`${base}/last`);
  server.close();
  expect(asked).toEqual(['/last']);
});
