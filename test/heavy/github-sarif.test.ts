/** SARIF of whole runs by the OASIS schema: nothing, too much, only faults of the operator, real files, hostile names. */

import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { realDisk } from '../../src/discover/index.ts';
import type { Report } from '../../src/finding.ts';
import { reporters } from '../../src/report/index.ts';
import { ruleTable } from '../../src/rule-table.ts';
import { run } from '../../src/run.ts';
import { defaults } from '../../src/settings/index.ts';
import { context, crowded, empty, sample } from '../report/sample.ts';

const schema = fileURLToPath(
  new URL('node_modules/@microsoft/sarif-multitool-linux/sarif-2.1.0.json', import.meta.url),
);
const root = fileURLToPath(new URL('../..', import.meta.url));
const rules = await ruleTable();

describe.skipIf(!existsSync(schema))('a SARIF report', () => {
  const ajv = new Ajv2020({ strict: false });
  addFormats.default(ajv);
  const validate = existsSync(schema)
    ? ajv.compile(JSON.parse(readFileSync(schema, 'utf8').replace(/^\ufeff/, '')))
    : ajv.compile({});
  const faults = (report: Report): unknown => {
    const log: unknown = JSON.parse(reporters.sarif(report, { ...context, rules }));
    return validate(log) ? [] : validate.errors;
  };

  test.each<[string, Report]>([
    ['no files', empty],
    ['only faults of the operator', { files: [], problems: sample.problems }],
    ['thirty thousand findings', crowded(30_000)],
  ])('of %s', (_, report) => {
    expect(faults(report)).toEqual([]);
  });

  test('of the examples', async () => {
    const report = await run({ ...defaults, root, workingDirectory: root, paths: ['examples'] }, realDisk);
    expect(report.files.flatMap(({ findings }) => findings).length).toBeGreaterThan(0);
    expect(faults(report)).toEqual([]);
  });

  test('of any names and messages', () => {
    const [file] = crowded(1).files;
    if (file === undefined) throw new Error('there is a file');
    const text = fc.string({ unit: 'binary', minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(text, text, (path, message) => {
        const findings = file.findings.map((finding) => ({ ...finding, message }));
        expect(
          faults({ files: [{ ...file, path, findings }], problems: [{ kind: 'operator', path, message }] }),
        ).toEqual([]);
      }),
      { numRuns: 50 },
    );
  });
});
