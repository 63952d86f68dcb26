/** A disk that fills up, is read-only or fails in the middle: what was there stays, and nothing is left half done. */

import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reasonNotWritten } from '../src/system-fault.ts';
import { writeReport } from '../src/write-report.ts';
import { writeWhole } from '../src/write-whole.ts';

type Step = 'openSync' | 'writeFileSync' | 'closeSync' | 'renameSync';
const fault = vi.hoisted((): { step: Step | undefined; code: string } => ({ step: undefined, code: '' }));

vi.mock(import('node:fs'), async (original) => {
  const module = await original();
  const fail = (step: Step) => {
    if (fault.step !== step) return;
    throw Object.assign(new Error(`${fault.code}: told by the system, '/secret/place'`), { code: fault.code });
  };
  return {
    ...module,
    openSync: (...given: Parameters<typeof module.openSync>) => {
      fail('openSync');
      return module.openSync(...given);
    },
    writeFileSync: (file: number | string, text: string, options?: object) => {
      if (fault.step === 'writeFileSync') module.writeFileSync(file, text.slice(0, text.length / 2));
      fail('writeFileSync');
      module.writeFileSync(file, text, options);
    },
    closeSync: (file: number) => {
      module.closeSync(file);
      fail('closeSync');
    },
    renameSync: (from: string, to: string) => {
      fail('renameSync');
      module.renameSync(from, to);
    },
  } as typeof module;
});

let folder: string;
beforeEach(() => {
  fault.step = undefined;
  folder = mkdtempSync(join(tmpdir(), 'full-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const faults: readonly (readonly [Step, string, string])[] = [
  ['openSync', 'EROFS', 'the disk is read-only'],
  ['openSync', 'EACCES', 'permission denied'],
  ['writeFileSync', 'ENOSPC', 'no space is left on the disk'],
  ['writeFileSync', 'EIO', 'the disk is faulty'],
  ['closeSync', 'ENOSPC', 'no space is left on the disk'],
  ['renameSync', 'EPERM', 'permission denied'],
];

test.each(faults)('%s fails with %s: the old report stays, a new one is not there', (step, code, why) => {
  const file = join(folder, 'report.json');
  writeWhole(file, 'old');
  Object.assign(fault, { step, code });
  for (const path of [file, join(folder, 'new.json')]) {
    let error: unknown;
    try {
      writeReport(path, 'new'.repeat(1000), new Set());
    } catch (thrown) {
      error = thrown;
    }
    expect(reasonNotWritten(error)).toBe(why);
  }
  fault.step = undefined;
  expect(readdirSync(folder)).toEqual(['report.json']);
  expect(readFileSync(file, 'utf8')).toBe('old');
});
