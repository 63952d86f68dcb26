import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { tool } from '../src/tool.ts';

test('the program calls itself what its package is called', () => {
  const { name, version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
  expect(tool).toEqual({ name, version });
});
