import { resolve } from 'node:path';
import { ruleIds } from '../catalogue/index.ts';
import { matcher } from '../discover/index.ts';
import { limitNames, usualLimits } from '../limits.ts';
import { Lines } from '../read/index.ts';
import type { FailOn, Settings } from '../settings/index.ts';
import { type Decision, decide, inForce, severityOf } from './precedence.ts';

/** What is in force for one file, and who says so, as JSON. `file` is relative to the working directory. */
export function printedConfig(settings: Settings, file: string): string {
  const { config, given, workingDirectory } = settings;
  const path = resolve(workingDirectory, file);
  const covers = (files: readonly string[]) => config !== undefined && matcher(files, config.folder)(path);
  const lines = new Lines(config?.text ?? '');

  const shown = <Value extends string | number>({ value, by, at }: Decision<Value>) => {
    if (at === undefined || config === undefined) return { value, by };
    const { line, column } = lines.position(at);
    return { value, by, at: `${config.path}:${line}:${column}` };
  };
  const force = inForce(settings, covers);
  const failOn = decide<FailOn>({
    ...(given?.failOn !== undefined && { [given.by]: given.failOn }),
    config: config?.failOn,
    default: settings.failOn,
  });
  const ignores = (config?.ignore ?? []).filter(({ value }) => value.files === undefined || covers(value.files));
  const limits = limitNames.map((name) => {
    const decided = decide<number>({ config: config?.limits?.[name], default: usualLimits[name] });
    return [name, decided && shown(decided)];
  });
  const document = {
    file,
    config: config?.path ?? null,
    excluded: config?.exclude !== undefined && covers(config.exclude),
    profile: shown(force.profile),
    'fail-on': failOn && shown(failOn),
    rules: Object.fromEntries(ruleIds.map((id) => [id, shown(severityOf(id, force))])),
    limits: Object.fromEntries(limits),
    ignore: ignores.map(({ value: { rule, pointer, reason, until } }) => ({ rule, pointer, reason, until })),
  };
  return `${JSON.stringify(document, undefined, 2)}\n`;
}
