/** Which config file is in force: one that was named, or the nearest above the working directory. */

import { dirname, join, relative, resolve, sep } from 'node:path';
import type { Disk } from '../discover/index.ts';
import { usualLimits } from '../limits.ts';
import { type Config, configNames, type Settings, UsageError } from '../settings/index.ts';
import { reason } from '../system-fault.ts';

async function present(folder: string, disk: Disk): Promise<string[]> {
  const found: string[] = [];
  for (const name of configNames) {
    const path = join(folder, name);
    if ((await disk.kind(path).catch(() => undefined)) === 'file') found.push(path);
  }
  return found;
}

/**
 * Upwards as far as the root of the run where that lies above the working directory, as the workspace of an Action
 * does; else as far as the repository goes.
 */
async function nearestFile({ root, workingDirectory }: Settings, disk: Disk): Promise<string | undefined> {
  for (let folder = workingDirectory; ; folder = dirname(folder)) {
    const [first, second] = await present(folder, disk);
    if (first !== undefined && second !== undefined) {
      const names = [first, second].map((path) => relative(root, path));
      throw new UsageError(
        `Two config files lie side by side: ${names.join(' and ')}; keep one, or name it by --config`,
      );
    }
    if (first !== undefined) return first;
    const isLast = root === workingDirectory ? await isRepository(folder, disk) : folder === root;
    if (isLast || dirname(folder) === folder) return undefined;
  }
}

const isRepository = async (folder: string, disk: Disk): Promise<boolean> =>
  (await disk.kind(join(folder, '.git')).catch(() => undefined)) !== undefined;

/** The null device may be meant as no config file, for which the command line has an option. */
const noConfig = ({ given }: Settings): string => (given?.by === 'flag' ? '; --no-config takes no config file' : '');

export async function findConfig(settings: Settings, disk: Disk): Promise<Config | undefined> {
  const { root, workingDirectory, configFile = 'nearest' } = settings;
  if (configFile === 'none') return undefined;
  const location =
    configFile === 'nearest' ? await nearestFile(settings, disk) : resolve(workingDirectory, configFile.path);
  if (location === undefined) return undefined;

  const path = relative(root, location).split(sep).join('/');
  // As the operator has spelt it, where somebody has.
  const name = JSON.stringify(configFile === 'nearest' ? path : configFile.path);
  let bytes: Uint8Array;
  try {
    const kind = await disk.kind(location);
    if (kind === 'directory') throw new Error(`it is a folder; name the file in it, such as ${configNames[0]}`);
    if (kind === 'other') throw new Error(`it is a pipe, a socket or a device${noConfig(settings)}`);
    bytes = await disk.read(location, usualLimits.bytes + 1);
  } catch (error) {
    throw new UsageError(`The config file ${name} cannot be read: ${reason(error)}`);
  }
  const { parseConfig } = await import('./load.ts');
  return parseConfig(path, dirname(location), bytes);
}
