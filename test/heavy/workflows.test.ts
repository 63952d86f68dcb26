/** Our workflows by GitHub's own language service. The rules we keep for them: test/documents/supply-chain.test.ts. */

import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const folder = '.github/workflows';
const workflows = readdirSync(here(`../../${folder}`)).map((name) => ({
  path: `${folder}/${name}`,
  text: readFileSync(here(`../../${folder}/${name}`), 'utf8'),
}));

const complaints = (path: string, input: string): unknown =>
  JSON.parse(
    execFileSync(process.execPath, ['--import', 'tsx', here('language-service.ts'), path], { input, encoding: 'utf8' }),
  );

describe.skipIf(!existsSync(here('node_modules/@actions/languageservice'))).each(workflows)(
  '$path',
  ({ path, text }) => {
    test('GitHub has nothing to say against it, and would notice a misspelt key', () => {
      expect(complaints(path, text)).toEqual([]);
      expect(complaints(path, text.replace('runs-on:', 'run-on:'))).not.toEqual([]);
    });
  },
);
