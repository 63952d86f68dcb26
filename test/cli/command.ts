/** The command line as people start it: a process of its own, compiled from the sources as they are. */

import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { validSarif } from '../valid-sarif.ts';

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
  /** The exit statuses of many command lines, one after another in one process: a table does not wait for every start. */
  statuses(commandLines: readonly (readonly string[])[], folder: string): readonly number[];
  end(): void;
};

const sarifIn = (stdout: string): string[] => stdout.match(/^\{\n {2}"\$schema": "[^"]*sarif[\s\S]*?^\}$/gm) ?? [];

/** What a start has written as SARIF, to standard output or to files. */
function sarifOf(words: readonly string[], folder: string, stdout: string): string[] {
  const files = [...words.join(' ').matchAll(/--output[ =]sarif=(\S+)/g)]
    .map(([, file = '']) => resolve(folder, file))
    .filter((file) => existsSync(file));
  return [...sarifIn(stdout), ...files.map((file) => readFileSync(file, 'utf8'))];
}

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
    for (const sarif of sarifOf(words, folder, stdout)) validSarif(sarif);
    return { status, stdout, stderr };
  };
  // Evaluated anew for each command line, while what it imports stays loaded.
  const program = `
    import { writeFileSync } from 'node:fs';
    const [commandLines, answer] = JSON.parse(process.argv[1]);
    const statuses = [];
    for (const [index, words] of commandLines.entries()) {
      process.argv = [process.execPath, 'cli.js', ...words];
      process.exitCode = undefined;
      await import(${JSON.stringify(pathToFileURL(entry).href)} + '?' + index);
      statuses.push(process.exitCode);
    }
    writeFileSync(answer, JSON.stringify(statuses));
    process.exitCode = 0;`;
  const statuses = (commandLines: readonly (readonly string[])[], folder: string): readonly number[] => {
    const answer = join(output, 'statuses.json');
    const words = ['--input-type=module', '--eval', program, JSON.stringify([commandLines, answer])];
    const stdout = execFileSync(process.execPath, words, {
      cwd: folder,
      env: { PATH: process.env.PATH },
      encoding: 'utf8',
      stdio: 'pipe',
      maxBuffer: 2 ** 28,
    });
    for (const sarif of sarifIn(stdout)) validSarif(sarif);
    return JSON.parse(readFileSync(answer, 'utf8'));
  };
  return Object.assign(start, { entry, statuses, end: () => rmSync(output, { recursive: true }) });
}
