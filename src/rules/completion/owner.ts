import type { Subject } from '../../describe/subject.ts';
import { variableNames } from '../../uri-template/index.ts';
import { argumentsOf } from '../prompt/arguments.ts';
import { templateOf } from '../resource/template.ts';

/** The arguments of the Prompt that a completion example belongs to; undefined where it belongs to none. */
export function promptArguments({ within }: Subject): ReadonlySet<string> | undefined {
  if (!within?.surfaces.includes('prompt')) return undefined;
  const declared = argumentsOf(within);
  return declared && new Set(declared.keys());
}

/** The variables of the URI Template that it belongs to; undefined where it belongs to none, or to a broken one. */
export function templateVariables({ within }: Subject): ReadonlySet<string> | undefined {
  if (!within?.surfaces.includes('resource-template')) return undefined;
  const known = templateOf(within);
  return known && variableNames(known.template);
}
