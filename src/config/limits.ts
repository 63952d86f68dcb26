import { type Limits, limitNames, limitsWith } from '../limits.ts';
import type { Settings } from '../settings/index.ts';

/** The limits in force: those of the config file, and the usual ones. */
export function limitsOf({ config, everyFinding }: Settings): Limits {
  const said = Object.fromEntries(limitNames.map((name) => [name, config?.limits?.[name]?.value]));
  return limitsWith({ ...said, ...(everyFinding === true && { findings: Number.POSITIVE_INFINITY }) });
}
