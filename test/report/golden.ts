/** Whole outputs beside the tests. They change only when UPDATE_GOLDEN=1 says so, and whoever says so reads them. */

import { readFileSync, writeFileSync } from 'node:fs';
import { expect } from 'vitest';

export const goldenPath = (name: string): URL => new URL(`golden/${name}`, import.meta.url);

export function expectGolden(name: string, text: string): void {
  if (process.env.UPDATE_GOLDEN === '1') writeFileSync(goldenPath(name), text);
  expect(text).toBe(readFileSync(goldenPath(name), 'utf8'));
}
