/** The command line as people start it: a process of its own, compiled from the sources as they are. */

import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

export interface Result {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface Circumstances {
  readonly folder: string;
  readonly input?: string;
  readonly environment?: Readonly<Record<string, string>>;
}

export type CommandLine = ((words: readonly string[], circumstances: Circumstances) => Promise<Result>) & {
  readonly entry: string;
  end(): void;
};

/** Compiled once, since compiling on the fly costs each start ten times what the start itself does. */
export function compileCommandLine(): CommandLine {
  // Types are checked elsewhere. Inside the repository, where the compiled files find their packages.
  mkdirSync(join(root, 'build'), { recursive: true });
  const output = mkdtempSync(join(root, 'build', 'cli-'));
  execFileSync(join(root, 'node_modules', '.bin', 'tsc'), [
    '-p',
    root,
    '--outDir',
    output,
    '--noCheck',
    '--declaration',
    'false',
  ]);
  // A build leaves a package.json beside this folder that says nothing of modules.
  writeFileSync(join(output, 'package.json'), '{ "type": "module" }\n');
  const entry = join(output, 'cli.js');

  const start = async (words: readonly string[], { folder, input = '', environment = {} }: Circumstances) => {
    const child = spawn(process.execPath, [entry, ...words], {
      cwd: folder,
      env: { PATH: process.env.PATH, ...environment },
    });
    child.stdin.on('error', () => {});
    child.stdin.end(input);
    const [stdout, stderr, status] = await Promise.all([
      text(child.stdout),
      text(child.stderr),
      new Promise<number | null>((resolve) => child.once('close', resolve)),
    ]);
    return { status, stdout, stderr };
  };
  return Object.assign(start, { entry, end: () => rmSync(output, { recursive: true }) });
}
