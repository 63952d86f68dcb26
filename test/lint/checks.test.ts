import { expect, test, vi } from 'vitest';
import { check } from '../../src/check.ts';
import { registry } from '../../src/rules/registry.generated.ts';

const source = {
  path: 'a.mcpdesc.json',
  bytes: new TextEncoder().encode('{"mcpdesc": "0.8.0", "tools": [{"name": "a", "inputSchema": {}}]}'),
};
const rule = 'mcp.tool.schema.native-shape';

test.each([
  ['run', {}, true],
  ['are not run where the settings switch them off', { [rule]: 'off' }, false],
] as const)('checks %s', (_, rules, runs) => {
  const spy = vi.spyOn(registry[rule], 'check');
  check(source, { profile: 'default', rules });
  expect(spy.mock.calls.length > 0).toBe(runs);
  spy.mockRestore();
});

test('checks of a profile that is not asked for are not run', () => {
  const calls = (profile: 'default' | 'strict') => {
    const spies = Object.values(registry).map((one) => vi.spyOn(one, 'check'));
    check(source, { profile });
    const called = spies.filter((spy) => spy.mock.calls.length > 0).length;
    for (const spy of spies) spy.mockRestore();
    return called;
  };
  expect(calls('default')).toBeLessThan(calls('strict'));
});
