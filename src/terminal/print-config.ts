/** `--print-config`: what is in force for one file. */

import { resolve } from 'node:path';
import { configured, printedConfig } from '../config/index.ts';
import { realDisk } from '../discover/index.ts';
import { type Settings, UsageError } from '../settings/index.ts';
import { reason } from '../system-fault.ts';
import { say } from './streams.ts';

/** A file that does not exist yet is a fair question, and a misspelt one looks just like it. */
export async function configOf(file: string, given: Settings, today: string): Promise<string> {
  const name = JSON.stringify(file);
  const kind = await realDisk.kind(resolve(given.workingDirectory, file)).catch((error: unknown) => {
    throw new UsageError(`--print-config is about one file, and ${name} cannot be looked at: ${reason(error)}`);
  });
  if (kind === 'directory') throw new UsageError(`--print-config is about one file, but ${name} is a folder`);
  const settings = await configured(given, realDisk, today);
  if (kind === undefined) say(`note: There is no file ${name}; this would be in force for one.`);
  return printedConfig(settings, file);
}
