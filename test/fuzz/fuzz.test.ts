/** A few of the files that `npm run fuzz` makes by the hundred thousand, always the same ones. */

import { describe, expect, test } from 'vitest';
import { prepare } from '../../src/read/index.ts';
import { ownBases } from './bases.ts';
import { kinds } from './inputs.ts';
import { broken } from './invariants.ts';
import { Random } from './random.ts';

await prepare(['a.yaml']);
const bases = ownBases();

describe.each(Object.entries(kinds))('%s', (_, make) => {
  test('breaks nothing', () => {
    for (let seed = 1; seed <= 20; seed += 1) {
      const { path, bytes } = make(new Random(seed), bases);
      expect(broken({ path, bytes }), `seed ${seed}, ${path}: ${Buffer.from(bytes).toString('utf8')}`).toEqual([]);
    }
  });
});

const small = {
  'a.mcpdesc.json':
    '{"mcpdesc":"0.8.0","info":{"name":"ñ😀","version":"1.0"},"protocolVersions":["2026-07-28"],"tags":[1e5,null]}',
  'a.mcpdesc.yaml':
    'mcpdesc: "0.8.0" # ñ😀\r\ninfo:\r\n  name: >-\r\n    a\r\n  version: \'1.0\'\r\nprotocolVersions: ["2026-07-28"]\ntags: [1e5, {a: b}, ~]\n',
};

test.each(Object.entries(small))('%s cut off at every byte breaks nothing', (path, text) => {
  const bytes = new TextEncoder().encode(text);
  for (let length = 0; length <= bytes.length; length += 1) {
    expect(broken({ path, bytes: bytes.subarray(0, length) }), `${length} bytes`).toEqual([]);
  }
});
