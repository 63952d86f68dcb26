import { expect, test } from 'vitest';
import { progressOn } from '../../src/terminal/progress.ts';

function watch(isTTY: boolean) {
  const written: string[] = [];
  let time = 0;
  const screen = { isTTY, write: (text: string) => written.push(text) };
  const { show, clear } = progressOn(screen, () => time);
  const at = (moment: number, done: number) => {
    time = moment;
    show(done, 9);
  };
  return { written, at, clear };
}

test('a terminal learns of work that takes longer than a second, now and then, and is left clean', () => {
  const { written, at, clear } = watch(true);
  at(999, 1);
  at(1000, 2);
  at(1050, 3);
  at(1100, 4);
  clear();
  expect(written).toEqual(['\rChecked 2 of 9 files', '\rChecked 4 of 9 files', '\r\u001b[K']);
});

test('short work and other outputs stay silent', () => {
  const short = watch(true);
  short.at(10, 1);
  short.clear();
  const piped = watch(false);
  piped.at(5000, 1);
  piped.clear();
  expect([...short.written, ...piped.written]).toEqual([]);
});
