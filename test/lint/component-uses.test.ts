import { expect, test } from 'vitest';
import { check } from '../../src/check.ts';

test('a fault in a shared example names the Tools that use it, and where', () => {
  const schema = { type: 'object', properties: { q: { type: 'string' } } };
  const use = { $componentRef: '#/components/toolExamples/e' };
  const document = {
    mcpdesc: '0.8.0',
    info: { name: 'n', version: '1' },
    protocolVersions: ['2026-07-28'],
    components: { toolExamples: { e: { input: { q: 5 }, result: { resultType: 'complete', content: [] } } } },
    tools: [
      { name: 'find', inputSchema: schema, examples: { one: use } },
      { name: 'list', inputSchema: schema, examples: { two: use } },
    ],
  };
  const bytes = new TextEncoder().encode(JSON.stringify(document));
  const { file } = check({ path: 'a.mcpdesc.json', bytes }, { profile: 'default' });
  const [finding, ...others] = file.findings;
  expect(others).toEqual([]);
  expect(finding?.pointer).toBe('/components/toolExamples/e/input/q');
  const uses = finding?.related?.filter(({ message }) => message.startsWith('The shared component'));
  expect(uses?.map(({ message, pointer }) => [message, pointer])).toEqual([
    ['The shared component is used here, by the Tool "find".', '/tools/0/examples/one'],
    ['The shared component is used here, by the Tool "list".', '/tools/1/examples/two'],
  ]);
});

test.each([9, 10])('of %i uses and one other place, ten places are named', (count) => {
  const tools = Array.from({ length: count }, (_, index) => ({
    name: `t${index}`,
    inputSchema: { type: 'object', properties: { q: { type: 'string' } } },
    examples: { one: { $componentRef: '#/components/toolExamples/e' } },
  }));
  const document = {
    mcpdesc: '0.8.0',
    info: { name: 'n', version: '1' },
    protocolVersions: ['2026-07-28'],
    components: { toolExamples: { e: { input: { q: 5 }, result: { resultType: 'complete', content: [] } } } },
    tools,
  };
  const bytes = new TextEncoder().encode(JSON.stringify(document));
  const [finding] = check({ path: 'a.mcpdesc.json', bytes }, { profile: 'default' }).file.findings;
  expect(finding?.related?.map(({ pointer }) => pointer)).toEqual([
    '/tools/0/inputSchema/properties/q/type',
    ...tools.slice(0, 9).map((_, index) => `/tools/${index}/examples/one`),
  ]);
});
