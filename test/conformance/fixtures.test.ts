import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { prepare } from '../../src/read/index.ts';
import { bytesOf, checked, fixtures, folders, present } from './corpus.ts';

/**
 * What we say of every fixture of 0.8.0, complete: severity, rule, place and versions. `UPDATE_FINDINGS=1` rewrites the
 * table, which is then read line by line against the fixtures' own expectations before it is committed.
 */
const table = join(import.meta.dirname, 'findings.json');
const expected = JSON.parse(readFileSync(table, 'utf8')) as Record<string, readonly string[]>;

const findings = (path: string) => checked(path, bytesOf(`0.8.0/${path}`));

beforeAll(() => prepare(['a.yaml']));

describe.skipIf(!present)('the conformance fixtures', () => {
  test('give exactly the findings of the table', () => {
    const paths = folders.flatMap((folder) => fixtures(folder).map((file) => `${folder}/${file}`));
    const said = Object.fromEntries(
      paths.map((path) => [
        path,
        findings(path).map(
          ({ severity, rule, pointer, protocolVersions }) =>
            `${severity} ${rule} ${pointer} ${protocolVersions.join(' ')}`,
        ),
      ]),
    );
    if (process.env.UPDATE_FINDINGS === '1') writeFileSync(table, `${JSON.stringify(said, null, 2)}\n`);
    else expect(said).toEqual(expected);
  });

  test.each(['expected-valid', 'examples'] as const)('%s are silent', (folder) => {
    expect(fixtures(folder).length).toBeGreaterThan(0);
    for (const file of fixtures(folder)) expect(findings(`${folder}/${file}`), file).toEqual([]);
  });

  test('expected-warning has no error', () => {
    for (const file of fixtures('expected-warning')) {
      expect(
        findings(`expected-warning/${file}`).filter(({ severity }) => severity === 'error'),
        file,
      ).toEqual([]);
    }
  });

  test('every expected-invalid has an error', () => {
    for (const file of fixtures('expected-invalid')) {
      const severities = findings(`expected-invalid/${file}`).map(({ severity }) => severity);
      expect(severities, file).toContain('error');
    }
  });
});
