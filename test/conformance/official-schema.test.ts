import { describe, expect, test } from 'vitest';
import { present } from './corpus.ts';
import { disagreements } from './official-schema.ts';

describe.skipIf(!present)('the walker and the official JSON Schema', () => {
  test('agree on mutated fixtures', () => {
    expect(disagreements(4000, 20261130)).toEqual([]);
  }, 120_000);
});
