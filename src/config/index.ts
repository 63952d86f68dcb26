/**
 * The config file: found, understood to the last key, and applied. flag > input > override > config > rule, and
 * docs/configuration.md says so.
 */

export { configFile } from './config-file.ts';
export { configured } from './configured.ts';
export { firmPatterns } from './firm-patterns.ts';
export { IgnoreTally } from './ignore-report.ts';
export { limitsOf } from './limits.ts';
export { perFile } from './per-file.ts';
export { printedConfig } from './print.ts';
export { parseSettingsFile } from './settings-file.ts';
