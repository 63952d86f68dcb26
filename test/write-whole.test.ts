import {
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { writeWhole } from '../src/write-whole.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'write-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('makes folders, replaces what was there, and leaves nothing else', () => {
  const file = join(folder, 'a/b/report.json');
  writeWhole(file, 'old and long');
  writeWhole(file, 'new');
  expect(readFileSync(file, 'utf8')).toBe('new');
  expect(readdirSync(join(folder, 'a/b'))).toEqual(['report.json']);
});

test('keeps the permissions of a file, and a link a link', () => {
  const file = join(folder, 'file');
  const link = join(folder, 'link');
  writeFileSync(file, '', { mode: 0o640 });
  symlinkSync('file', link);
  writeWhole(link, 'text');
  expect(readFileSync(file, 'utf8')).toBe('text');
  expect(statSync(file).mode & 0o777).toBe(0o640);
  expect(lstatSync(link).isSymbolicLink()).toBe(true);
});

test('writes to a device as it is', () => {
  writeWhole('/dev/null', 'text');
  expect(lstatSync('/dev/null').isCharacterDevice()).toBe(true);
});

test("what has somebody else's name stays", () => {
  const name = vi.spyOn(crypto, 'randomUUID').mockReturnValue('01234567-0000-4000-8000-000000000000');
  const file = join(folder, 'report.json');
  writeFileSync(`${file}.01234567`, 'not ours');
  expect(() => writeWhole(file, 'text')).toThrow('EEXIST');
  expect(readFileSync(`${file}.01234567`, 'utf8')).toBe('not ours');
  expect(readdirSync(folder)).toEqual(['report.json.01234567']);
  name.mockRestore();
});

test('a failure leaves no scraps', () => {
  mkdirSync(join(folder, 'taken'));
  expect(() => writeWhole(join(folder, 'taken'), 'text')).toThrow('EISDIR');
  expect(() => writeWhole(join(folder, 'x'.repeat(300)), 'text')).toThrow('ENAMETOOLONG');
  expect(readdirSync(folder)).toEqual(['taken']);
});
