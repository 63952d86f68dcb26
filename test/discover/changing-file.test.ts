/** A file that somebody writes to while it is read: a text that is half old and half new is not checked. */

import { appendFileSync, mkdtempSync, rmSync, truncateSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { realDisk } from '../../src/discover/index.ts';

const meanwhile = vi.hoisted(() => ({ happens: () => {} }));

vi.mock(import('node:fs'), async (original) => {
  const module = await original();
  /** Reads little, and lets something happen before it. */
  function readSync(file: number, buffer: NodeJS.ArrayBufferView, offset: number, length: number): number {
    meanwhile.happens();
    return module.readSync(file, buffer, offset, Math.min(length, 10), null);
  }
  return { ...module, readSync } as typeof module;
});

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'changing-'));
  file = join(folder, 'a.mcpdesc.json');
  writeFileSync(file, 'a'.repeat(100));
  // So that a change shows, however coarse the clock of the disk is.
  utimesSync(file, 1, 1);
  meanwhile.happens = () => {};
});
afterEach(() => rmSync(folder, { recursive: true }));

const text = async (most = 1000) => Buffer.from(await realDisk.read(file, most)).toString();

test('one that stays as it is is read in parts', async () => {
  expect(await text()).toBe('a'.repeat(100));
  expect(await text(30)).toBe('a'.repeat(30));
  expect(await text(100)).toBe('a'.repeat(100));
});

test.each<[string, () => void]>([
  ['grows', () => appendFileSync(file, 'b')],
  ['shrinks', () => truncateSync(file, 20)],
  ['is emptied', () => truncateSync(file, 0)],
  ['is written anew with as many characters', () => writeFileSync(file, 'b'.repeat(100))],
])('one that %s is told as such', async (_, change) => {
  meanwhile.happens = change;
  await expect(text()).rejects.toThrow('it changes while it is read');
});
