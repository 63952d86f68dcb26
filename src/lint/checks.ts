/** Runs the checks, each alone: one that throws never hides what the others find. */

import type { CheckedRule } from '../catalogue/index.ts';
import { metaOf } from '../catalogue/index.ts';
import type { Hit } from '../describe/hit.ts';
import type { Description, Subject } from '../describe/subject.ts';
import type { Surface } from '../describe/surface.ts';
import { registry } from '../rules/registry.generated.ts';
import type { Discovery } from '../rules/rule.ts';
import { Schemas } from '../schema/index.ts';

export interface Crash {
  readonly rule: string;
  readonly message: string;
}

/** A check as the registry holds it, its id forgotten. */
interface AnyRule {
  readonly id: CheckedRule;
  readonly check: (subject: Subject, description: Description, schemas: Schemas) => Iterable<Discovery>;
}

const rules: readonly AnyRule[] = Object.values(registry);

/** @param speaks Whether anyone wants to hear the rule; the others are not run. */
export function runChecks(
  description: Description,
  speaks: (rule: string) => boolean,
): { hits: Hit[]; crashes: Crash[] } {
  const hits: Hit[] = [];
  const crashes: Crash[] = [];
  const schemas = new Schemas();
  for (const { id, check } of rules) {
    if (!speaks(id)) continue;
    const subjects = description.subjects.get(metaOf(id).on as Surface) ?? [];
    try {
      for (const subject of subjects) {
        for (const found of check(subject, description, schemas)) hits.push(hitOf(id, found, subject));
      }
    } catch (error) {
      crashes.push(crashOf(id, error));
    }
  }
  return { hits, crashes };
}

export const crashOf = (rule: string, error: unknown): Crash => ({
  rule,
  message: error instanceof Error ? error.message : String(error),
});

const hitOf = (rule: string, found: Discovery, { scope, uses }: Subject): Hit => ({
  rule,
  message: found.message,
  with: found.with,
  at: found.at,
  scope: found.scope ?? scope,
  uses,
  ...(found.also === undefined ? {} : { also: found.also }),
  ...(found.repair === undefined ? {} : { repair: found.repair }),
});
