/** Whatever a test makes the reporter write is held against the schema of SARIF, whether the test is about it or not. */

import { vi } from 'vitest';
import { validSarif } from './valid-sarif.ts';

vi.mock(import('../src/report/sarif.ts'), async (original) => {
  const real = await original();
  return { ...real, sarif: (report, context) => validSarif(real.sarif(report, context)) };
});
