import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { array, assert, constantFrom, property } from 'fast-check';
import { expect, test } from 'vitest';
import { unifiedDiff } from '../../src/edit/index.ts';

test('one change with its surroundings', () => {
  const before = 'a\nb\nc\nd\ne\nf\ng\nh\n';
  expect(unifiedDiff('x.yaml', before, before.replace('e\n', 'E\n'))).toBe(
    '--- a/x.yaml\n+++ b/x.yaml\n@@ -2,7 +2,7 @@\n b\n c\n d\n-e\n+E\n f\n g\n h\n',
  );
});

test('a last line without a line break', () => {
  expect(unifiedDiff('x', 'a\nb', 'a')).toBe(
    '--- a/x\n+++ b/x\n@@ -1,2 +1 @@\n-a\n-b\n\\ No newline at end of file\n+a\n\\ No newline at end of file\n',
  );
});

test('nothing where nothing changes', () => {
  expect(unifiedDiff('x', 'a\n', 'a\n')).toBe('');
});

/** On some systems only. */
const hasPatch = spawnSync('patch', ['--version']).status === 0;

test.skipIf(process.platform === 'win32').each([
  ['plain/ünï 天気.yaml', '+++ b/plain/ünï 天気.yaml\t'],
  ['a\n--- a/b\n+++ b/b\n@@ -1 +1 @@', '+++ "b/a\\n--- a/b\\n+++ b/b\\n@@ -1 +1 @@"'],
  ['"q"\\\t\r', '+++ "b/\\"q\\"\\\\\\t\\r"'],
  ['\u0007\u001b\u009b\u202e\u2028', '+++ "b/\\007\\033\\302\\233\\342\\200\\256\\342\\200\\250"'],
])('a name is no more than a name: %j', (name, header) => {
  const diff = unifiedDiff(name, 'a\n', 'b\n');
  expect(diff.split('\n').slice(0, 2)).toEqual([header.replace('+++', '---').replace('b/', 'a/'), header]);
  const folder = mkdtempSync(join(tmpdir(), 'diff-'));
  try {
    mkdirSync(join(folder, dirname(name)), { recursive: true });
    for (const [command, words] of [
      ['git', ['apply', 'p']],
      ['patch', ['-p1', '-i', 'p']],
    ] as const) {
      if (command === 'patch' && !hasPatch) continue;
      writeFileSync(join(folder, name), 'a\n');
      writeFileSync(join(folder, 'p'), diff);
      execFileSync(command, words, { cwd: folder, stdio: 'pipe' });
      expect(readFileSync(join(folder, name), 'utf8'), command).toBe('b\n');
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('git applies what it says', () => {
  const folder = mkdtempSync(join(tmpdir(), 'diff-'));
  const lines = array(constantFrom('a\n', 'b\n', 'c\n', 'd\r\n'), { maxLength: 30 });
  try {
    assert(
      property(lines, lines, constantFrom('', 'end'), (before, after, end) => {
        const [old, wanted] = [before.join(''), after.join('') + end];
        if (old === '' || wanted === '' || old === wanted) return;
        writeFileSync(join(folder, 'f'), old);
        writeFileSync(join(folder, 'p'), unifiedDiff('f', old, wanted));
        execFileSync('git', ['apply', '--whitespace=nowarn', 'p'], { cwd: folder, stdio: 'pipe' });
        expect(readFileSync(join(folder, 'f'), 'utf8')).toBe(wanted);
      }),
      { numRuns: 60 },
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
});
