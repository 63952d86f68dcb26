/** What the check of one file is told, by the settings and the config file. */

import { matcher } from '../discover/index.ts';
import type { CheckSettings, RuleSeverity, Settings } from '../settings/index.ts';
import { limitsOf } from './limits.ts';
import { inForce } from './precedence.ts';

export interface FileSettings {
  readonly settings: CheckSettings;
  /** Which ignores of the config file these are, by their index there. */
  readonly ignores: readonly number[];
}

/** Answers for the absolute path of a file. */
export function perFile(settings: Settings): (path: string) => FileSettings {
  const { config, profile, whatIf, today } = settings;
  const common = { whatIf, limits: limitsOf(settings), ...(today !== undefined && { today }) };
  if (config === undefined) {
    const alike = { settings: { ...common, profile }, ignores: [] };
    return () => alike;
  }
  const scopes = new Map<readonly string[] | undefined, (path: string) => boolean>(
    [...(config.overrides ?? []).map(({ files }) => files), ...(config.ignore ?? []).map(({ value }) => value.files)]
      .filter((files) => files !== undefined)
      .map((files) => [files, matcher(files, config.folder)]),
  );
  const covers = (files: readonly string[] | undefined, path: string) => scopes.get(files)?.(path) ?? true;

  return (path) => {
    const force = inForce(settings, (files) => covers(files, path));
    const rules = Object.fromEntries(
      [...force.rules].map(([rule, { value }]): [string, RuleSeverity] => [rule, value]),
    );
    const ignores = [...(config.ignore ?? []).entries()].filter(([, { value }]) => covers(value.files, path));
    return {
      settings: { ...common, profile: force.profile.value, rules, ignore: ignores.map(([, { value }]) => value) },
      ignores: ignores.map(([index]) => index),
    };
  };
}
