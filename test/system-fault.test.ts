import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { reason, reasonNotWritten } from '../src/system-fault.ts';
import { writeWhole } from '../src/write-whole.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'fault-'));
  writeFileSync(join(folder, 'file'), '');
  mkdirSync(join(folder, 'folder'));
  symlinkSync('round', join(folder, 'round'));
  symlinkSync('gone', join(folder, 'nowhere'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function thrownBy(work: () => unknown): unknown {
  try {
    work();
  } catch (error) {
    return error;
  }
  return undefined;
}
const long = 'x'.repeat(300);

describe.skipIf(process.platform === 'win32')('what the system refuses is told in words', () => {
  test.each([
    ['file/a', 'what should be a folder in its path is none'],
    ['file/a/b', 'what should be a folder in its path is none'],
    ['folder', 'it is a folder'],
    ['nowhere/a', 'something of that name is there already'],
    ['round/a', 'something of that name is there already'],
    [long, 'the name is too long'],
    [`${long}/a`, 'the name is too long'],
    ['a\0b', 'no file can have such a name'],
  ])('%j is not written', (name, why) => {
    expect(reasonNotWritten(thrownBy(() => writeWhole(join(folder, name), 'text')))).toBe(why);
  });

  test.runIf(process.platform === 'linux').each([
    ['/proc/nowhere/a', 'its folder does not exist and cannot be made'],
    ['/proc/nowhere/a/b', 'its folder does not exist and cannot be made'],
    ['/dev/full', 'no space is left on the disk'],
  ])('%s is not written', (path, why) => {
    expect(reasonNotWritten(thrownBy(() => writeWhole(path, 'text')))).toBe(why);
  });

  test.each([
    ['file/a', 'what should be a folder in its path is none'],
    ['folder', 'it is a folder'],
    ['nowhere', 'it does not exist'],
    ['round', 'its symbolic links go round in a circle'],
    [long, 'the name is too long'],
    ['a\0b', 'no file can have such a name'],
  ])('%j is not read', (name, why) => {
    expect(reason(thrownBy(() => readFileSync(join(folder, name))))).toBe(why);
  });
});

test('a code without words is told as what the system says, and nothing of its own message is', () => {
  const error = Object.assign(new Error("ESTRANGE: strange, open '/secret'"), { code: 'ESTRANGE' });
  expect(reason(error)).toBe('the system says ESTRANGE');
  expect(reason(new Error('it changes while it is read'))).toBe('it changes while it is read');
  expect(reason('text')).toBe('text');
});
