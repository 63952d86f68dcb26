/** What we write as SARIF, judged by the OASIS schema and by the rules of code scanning as Microsoft's tool checks them. */

import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Log } from 'sarif';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { validSarif } from '../valid-sarif.ts';

const tool = fileURLToPath(new URL('node_modules/@microsoft/sarif-multitool-linux/', import.meta.url));
const golden = fileURLToPath(new URL('../report/golden/', import.meta.url));
const names = readdirSync(golden).filter((name) => name.endsWith('.sarif'));

/** The tool writes a byte-order mark. */
const readJson = (path: string) => JSON.parse(readFileSync(path, 'utf8').replace(/^\ufeff/, ''));

describe.skipIf(!existsSync(tool))('our SARIF', () => {
  const scratch = mkdtempSync(join(tmpdir(), 'sarif-'));
  const complaints = new Map<string, string[]>();

  /** One call for all logs. Its exit status says nothing about what it found, so its own report is read. */
  beforeAll(() => {
    cpSync(golden, scratch, { recursive: true });
    const broken = readFileSync(join(golden, 'report.sarif'), 'utf8').replace(/"startLine": \d+/, '"startLine": 0');
    writeFileSync(join(scratch, 'broken.sarif'), broken);
    const output = join(scratch, 'complaints.json');
    const levels = ['--rule-kind', 'Sarif;Ghas', '--level', 'Error;Warning', '--kind', 'Fail'];
    execFileSync(
      join(tool, 'Sarif.Multitool'),
      ['validate', join(scratch, '*.sarif'), ...levels, '--output', output, '--log', 'ForceOverwrite'],
      { env: { ...process.env, DOTNET_SYSTEM_GLOBALIZATION_INVARIANT: '1' }, stdio: 'ignore' },
    );
    const log: Log = readJson(output);
    for (const { ruleId, locations, message } of log.runs.flatMap(({ results }) => results ?? [])) {
      const name = basename(locations?.[0]?.physicalLocation?.artifactLocation?.uri ?? '');
      complaints.set(name, [...(complaints.get(name) ?? []), `${ruleId}: ${message.text ?? message.id}`]);
    }
  });
  afterAll(() => rmSync(scratch, { recursive: true }));

  it('would be caught if it were broken', () => {
    expect(() => validSarif(readFileSync(join(scratch, 'broken.sarif'), 'utf8'))).toThrow('This is no SARIF: ');
    expect(complaints.get('broken.sarif')).toContainEqual(expect.stringMatching(/^SARIF1007/));
  });

  it.each(names)('matches the schema and the rules of code scanning: %s', (name) => {
    validSarif(readFileSync(join(golden, name), 'utf8'));
    expect(complaints.get(name) ?? []).toEqual([]);
  });
});
