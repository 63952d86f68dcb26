import type { OptionName } from './options.ts';
import { UsageError } from './usage-error.ts';
import type { Words } from './words.ts';

/** Options that do not go together, and what is said of them. */
const exclusions: readonly (readonly [OptionName, OptionName, string])[] = [
  ['config', 'no-config', '--config and --no-config exclude each other'],
  ['fix', 'fix-dry-run', '--fix and --fix-dry-run exclude each other'],
  [
    'fix',
    'changed-since',
    '--fix corrects every file that is checked, changed or not; name files in place of --changed-since',
  ],
  ['fix-dry-run', 'write-baseline', '--fix-dry-run changes nothing, and --write-baseline writes a file'],
  ['fix-dry-run', 'format', '--fix-dry-run prints a diff in place of a report; --output writes a report as well'],
  ['shard', 'write-baseline', '--write-baseline needs all files, and --shard takes a part'],
  ['shard', 'changed-since', '--changed-since leaves findings out, and merge needs all that each --shard has'],
];

export function refuseExclusive(given: Words['given']): void {
  const met = exclusions.find(([one, other]) => given.has(one) && given.has(other));
  if (met !== undefined) throw new UsageError(met[2]);
}
