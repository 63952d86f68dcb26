/**
 * A document as a walk: a block that the sentence before it names as a file is written, each `mcpdesc-check` line of a
 * `sh` block is run, and the `text` block after it is what must be printed.
 */

import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Block } from './markdown.ts';

export interface Step {
  readonly command: string;
  /** Zero, unless a comment says "exit status 1". */
  readonly status: number;
  /** Absent: nothing is said of what is printed. */
  readonly printed?: string;
}

export type Action = { readonly file: string; readonly text: string } | Step;

/** Lines that are not for here: they install, build, or talk to others. Tests of their own hold what they name. */
const elsewhere = /^(?:[A-Z_]+=\S+ )?(?:npm|npx|gh|git clone|\.ci\/run|node --)\b/;

function commands(text: string): Step[] {
  const lines = text
    .replaceAll('\\\n', ' ')
    .split('\n')
    .filter((line) => line.trim() !== '' && !elsewhere.test(line));
  return lines.map((line) => {
    const [, command = '', comment = ''] = /^(.*?)(?:\s+#\s(.*))?$/.exec(line) ?? [];
    return { command, status: Number(/exit status (\d)/.exec(comment)?.[1] ?? 0) };
  });
}

export function walk(blocks: readonly Block[]): Action[] {
  const actions: Action[] = [];
  for (const [index, { language, text, file }] of blocks.entries()) {
    if (file !== undefined) actions.push({ file, text });
    if (language !== 'sh') continue;
    const steps = commands(text);
    const last = steps.pop();
    const after = blocks[index + 1];
    const printed = after?.language === 'text' ? { printed: after.text } : {};
    actions.push(...steps, ...(last === undefined ? [] : [{ ...last, ...printed }]));
  }
  return actions;
}

const line = (printed: string | undefined, shown: string): boolean =>
  shown.endsWith('…') ? (printed ?? '').startsWith(shown.slice(0, -1)) : printed === shown;

/** Whether what was printed is what is shown: "…" alone stands for any lines, and at the end of a line for its rest. */
export function matches(printed: string, shown: string): boolean {
  const rest = printed.trimEnd().split('\n');
  let isFree = false;
  for (const one of shown.trimEnd().split('\n')) {
    if (one === '…') {
      isFree = true;
      continue;
    }
    const skipped = isFree ? rest.findIndex((candidate) => line(candidate, one)) : 0;
    if (skipped === -1 || !line(rest[skipped], one)) return false;
    rest.splice(0, skipped + 1);
    isFree = false;
  }
  return isFree || rest.length === 0;
}

export interface Outcome {
  readonly status: number;
  readonly printed: string;
}

/** A repository to walk in: as a clone, with the examples, or empty. `mcpdesc-check`, and `node` with our program, are that of the sources. */
export function ground(entry: string, examples?: string) {
  const folder = mkdtempSync(join(tmpdir(), 'walk-'));
  mkdirSync(join(folder, '.git'));
  if (examples !== undefined) cpSync(examples, join(folder, 'examples'), { recursive: true });
  const prelude = `mcpdesc-check() { command node ${JSON.stringify(entry)} "$@" 2>&1; }
node() { [ "$1" = dist/cli.js ] && shift && mcpdesc-check "$@"; }
`;
  return {
    write(file: string, text: string): void {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), text);
    },
    run: (command: string) =>
      new Promise<Outcome>((resolve) => {
        execFile(
          'bash',
          ['-c', prelude + command],
          { cwd: folder, env: { PATH: process.env.PATH } },
          (error, printed) => resolve({ status: typeof error?.code === 'number' ? error.code : 0, printed }),
        );
      }),
    end: () => rmSync(folder, { recursive: true }),
  };
}
