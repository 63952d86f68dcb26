/**
 * Whatever a test makes this process write as SARIF, be it one run's or that of several parts, is held against the
 * schema, whether the test is about it or not.
 */

import { vi } from 'vitest';
import { validSarif } from './valid-sarif.ts';

vi.mock(import('../src/report/sarif/log.ts'), async (original) => {
  const real = await original();
  return { ...real, sarifLog: (contents) => validSarif(real.sarifLog(contents)) };
});
