/**
 * From words on a command line, or inputs of the Action, to one frozen Settings or a UsageError. Reads no file and
 * does nothing: the entries act on what it returns.
 */

export type { Command, Delivery, Fixing, Output, Surroundings } from './command.ts';
export { parseCommandLine } from './command-line.ts';
export type { Config, ConfigIgnore, Override, RuleSetting, Said, Spot } from './config.ts';
export { configNames, defaultPatterns } from './default-patterns.ts';
export { helpText } from './help.ts';
export { formats, type OutputFormat } from './options.ts';
export {
  type CheckSettings,
  type Ignore,
  type RuleSeverities,
  type RuleSeverity,
  ruleSeverities,
} from './policy.ts';
export {
  type Baseline,
  defaults,
  type FailOn,
  failOnChoices,
  type Given,
  type IfNoFiles,
  ifNoFilesChoices,
  isSettingsFile,
  type Profile,
  profiles,
  type Settings,
  settingsFiles,
  whatIfOf,
} from './settings.ts';
export { oneOf, UsageError } from './usage-error.ts';
