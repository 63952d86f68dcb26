/** SARIF of whole runs by the OASIS schema: nothing, too much, only faults of the operator, real files, hostile names. */

import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { realDisk } from '../../src/discover/index.ts';
import type { Report } from '../../src/finding.ts';
import { reporters } from '../../src/report/index.ts';
import { ruleTable } from '../../src/rule-table.ts';
import { run } from '../../src/run.ts';
import { defaults } from '../../src/settings/index.ts';
import { context, crowded, empty, sample } from '../report/sample.ts';
import { isInstalled, validSarif } from '../valid-sarif.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const rules = await ruleTable();

describe.skipIf(!isInstalled)('a SARIF report', () => {
  /** The guard of all tests would throw; that it does is said in test/sarif-writers.test.ts. */
  const written = (report: Report): string => validSarif(reporters.sarif(report, { ...context, rules }));

  test.each<[string, Report]>([
    ['no files', empty],
    ['only faults of the operator', { files: [], problems: sample.problems }],
    ['thirty thousand findings', crowded(30_000)],
  ])('of %s', (_, report) => {
    expect(written(report)).not.toBe('');
  });

  test('of the examples', async () => {
    const report = await run({ ...defaults, root, workingDirectory: root, paths: ['examples'] }, realDisk);
    expect(report.files.flatMap(({ findings }) => findings).length).toBeGreaterThan(0);
    expect(written(report)).not.toBe('');
  });

  test('of any names and messages', () => {
    const [file] = crowded(1).files;
    if (file === undefined) throw new Error('there is a file');
    const text = fc.string({ unit: 'binary', minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(text, text, (path, message) => {
        const findings = file.findings.map((finding) => ({ ...finding, message }));
        const problems = [{ kind: 'operator' as const, path, message }];
        expect(written({ files: [{ ...file, path, findings }], problems })).not.toBe('');
      }),
      { numRuns: 50 },
    );
  });
});
