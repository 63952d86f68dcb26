/** action.yml and with-upload/action.yml by GitHub's own language service, the one behind its editor. */

import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const metadata = readFileSync(here('../../action.yml'), 'utf8');

const complaints = (input: string): unknown =>
  JSON.parse(
    execFileSync(process.execPath, ['--import', 'tsx', here('language-service.ts')], { input, encoding: 'utf8' }),
  );

describe.skipIf(!existsSync(here('node_modules/@actions/languageservice')))('action.yml', () => {
  test('GitHub has nothing to say against it', () => {
    expect(complaints(metadata)).toEqual([]);
  });

  test('nor against the composite one', () => {
    const composite = readFileSync(here('../../with-upload/action.yml'), 'utf8');
    expect(complaints(composite)).toEqual([]);
    expect(complaints(composite.replace('shell:', 'shall:'))).not.toEqual([]);
    expect(complaints(composite.replace('!cancelled()', '!canceled()'))).not.toEqual([]);
  });

  test.each([
    ['using: node24', 'using: node99'],
    ['\ndescription:', '\ndescribe:'],
    ['github.token }}', 'github.token'],
  ])('the service would notice %j as %j', (right, wrong) => {
    expect(complaints(metadata.replace(right, wrong))).not.toEqual([]);
  });
});
