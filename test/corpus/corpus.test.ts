import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { protocols } from '../../src/describe/protocols.ts';
import { checkedData } from '../conformance/corpus.ts';
import { descriptionOf, type Json } from './description.ts';

const servers = join(import.meta.dirname, 'servers');
const table = join(import.meta.dirname, 'findings.json');

/** Rule and severity → versions and how often: the tools of one server mostly share what is said of them. */
function counted(document: Json): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { severity, rule, protocolVersions } of checkedData(document)) {
    const line = `${severity} ${rule} ${protocolVersions.join(' ')}`;
    counts[line] = (counts[line] ?? 0) + 1;
  }
  return counts;
}

test('real servers get the findings of the table', () => {
  const found = Object.fromEntries(
    readdirSync(servers).map((file) => {
      const document: Json = JSON.parse(readFileSync(join(servers, file), 'utf8'));
      return [file, { itself: counted(document), all: counted({ ...document, protocolVersions: [...protocols] }) }];
    }),
  );
  if (process.env.UPDATE_FINDINGS === '1') writeFileSync(table, `${JSON.stringify(found, null, 2)}\n`);
  else expect(found).toEqual(JSON.parse(readFileSync(table, 'utf8')));
});

test('a listing becomes a description of what it holds', () => {
  const bare = {
    protocolVersion: '2025-11-25',
    server: { name: 'n', version: '1.0.0' },
    capabilities: {},
    tools: [],
    resources: [],
    resourceTemplates: [],
    prompts: [],
  };
  const tool = { name: 't', inputSchema: { type: 'object' }, unknown: true };
  const full = { ...bare, capabilities: { tools: {} }, instructions: 'Ask first.', tools: [tool] };
  expect(checkedData(descriptionOf(bare, 'n'))).toEqual([]);
  expect(descriptionOf(full, 'n')).toEqual({
    ...descriptionOf(bare, 'n'),
    capabilities: [{ tools: {} }],
    instructions: 'Ask first.',
    tools: [tool],
  });
});
