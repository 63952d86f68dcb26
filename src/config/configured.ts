import { relative, sep } from 'node:path';
import { type Disk, literal } from '../discover/index.ts';
import { type Config, defaults, type FailOn, type Settings } from '../settings/index.ts';
import { findConfig } from './find.ts';
import { decide } from './precedence.ts';

/** Patterns of the config file, as the working directory sees them. */
function seen(patterns: readonly string[], { folder }: Config, workingDirectory: string): string[] {
  const names = relative(workingDirectory, folder).split(sep).filter(Boolean);
  const way = names.map((name) => `${literal(name)}/`).join('');
  return patterns.map((pattern) => (pattern.startsWith('/') ? pattern : `${way}${pattern}`));
}

const isExclude = (path: string) => path.startsWith('!');

/** The settings with what the config file adds to them. `today`, as in `2027-03-01`, since nothing here knows the time. */
export async function configured(settings: Settings, disk: Disk, today: string): Promise<Settings> {
  const { paths, workingDirectory, given } = settings;
  const config = await findConfig(settings, disk);
  const isWhole = paths.length === 0;
  if (config === undefined) return Object.freeze({ ...settings, today, isWhole });

  const isOpen = config.files !== undefined && paths.every(isExclude);
  const include = isOpen ? seen(config.files ?? [], config, workingDirectory) : [];
  const exclude = seen(config.exclude ?? [], config, workingDirectory).map((pattern) => `!${pattern}`);
  const failOn = decide<FailOn>({
    ...(given?.failOn !== undefined && { [given.by]: given.failOn }),
    config: config.failOn,
    default: settings.failOn,
  });
  return Object.freeze({
    ...settings,
    paths: Object.freeze([...paths, ...include, ...exclude]),
    failOn: failOn?.value ?? defaults.failOn,
    config,
    today,
    // Nearest above the working directory, it speaks of other folders as well.
    isWhole: isWhole && (settings.configFile !== undefined || config.folder === workingDirectory),
    isConfined: isOpen,
  });
}
