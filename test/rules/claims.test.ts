import { expect, test } from 'vitest';
import { type Protocol, protocolSet, versionsOf } from '../../src/describe/protocols.ts';
import { Claims } from '../../src/rules/claims.ts';

test('each version belongs to the first that claims it', () => {
  const claims = new Claims<string>();
  const taken = (holder: string, versions: readonly Protocol[]) =>
    claims.add(holder, protocolSet(versions)).map((claim) => [claim.holder, versionsOf(claim.scope)]);

  expect(taken('a', ['2025-06-18'])).toEqual([]);
  expect(taken('b', ['2025-06-18', '2025-11-25'])).toEqual([['a', ['2025-06-18']]]);
  expect(taken('c', ['2024-11-05'])).toEqual([]);
  expect(taken('d', ['2025-06-18', '2025-11-25', '2026-07-28'])).toEqual([
    ['a', ['2025-06-18']],
    ['b', ['2025-11-25']],
  ]);
  expect(taken('e', ['2026-07-28', '2024-11-05'])).toEqual([
    ['c', ['2024-11-05']],
    ['d', ['2026-07-28']],
  ]);
});
