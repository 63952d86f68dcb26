/**
 * Standard output and standard error. Where no terminal listens, text goes straight to the descriptor: Node's streams
 * take as long to load as a small file to check.
 */

import { fstatSync, statSync, writeSync } from 'node:fs';
import { devNull } from 'node:os';
import { harmless, printable } from '../report/printable.ts';
import { UsageError } from '../settings/index.ts';
import { codeOf, reasonNotWritten } from '../system-fault.ts';

const descriptors = { stdout: 1, stderr: 2 } as const;
type Name = keyof typeof descriptors;

/** A terminal is a device, and so is what swallows everything; all else is a file or a pipe. */
function mayBeTerminal(name: Name): boolean {
  try {
    const status = fstatSync(descriptors[name]);
    return status.isCharacterDevice() && status.rdev !== statSync(devNull).rdev;
  } catch {
    return true;
  }
}

export const isTerminal = (name: Name): boolean => mayBeTerminal(name) && process[name].isTTY === true;

/** How wide the terminal of standard output is; undefined where there is none, or it does not know and says zero. */
export const terminalWidth = (): number | undefined => (isTerminal('stdout') && process.stdout.columns) || undefined;

/** Writes what the other end takes at once; what is left is for the stream, which can wait. */
function writeAtOnce(name: Name, bytes: Uint8Array): Uint8Array {
  let written = 0;
  try {
    while (written < bytes.length) written += writeSync(descriptors[name], bytes, written);
  } catch (error) {
    if (codeOf(error) !== 'EAGAIN') throw error;
  }
  return bytes.subarray(written);
}

function writeLater(name: Name, text: string | Uint8Array): Promise<void> {
  const stream = process[name];
  return new Promise((resolve, reject) => {
    // A failed write tells its callback; without a listener it would end the process as well.
    stream.once('error', () => {});
    stream.write(text, (error) => (error ? reject(error) : resolve()));
  });
}

/** A reader that went away, as `head` does, has read enough and is no fault. */
async function write(name: Name, text: string): Promise<void> {
  try {
    const rest = mayBeTerminal(name) ? text : writeAtOnce(name, Buffer.from(text));
    if (rest.length > 0) await writeLater(name, rest);
  } catch (error) {
    if (codeOf(error) !== 'EPIPE') throw error;
  }
}

/** Resolves when the text has left. */
export async function print(text: string): Promise<void> {
  try {
    await write('stdout', text);
  } catch (error) {
    throw new UsageError(`Standard output cannot be written: ${reasonNotWritten(error)}`);
  }
}

/** Lines for the operator, apart from the report. Nobody can be told that they did not arrive. */
export function say(text: string): void {
  const lines = text.split('\n').map(printable);
  write('stderr', `${harmless(lines.join('\n'))}\n`).catch(() => {});
}
