/**
 * What the rules are: severities, windows and messages of each, compiled from `rules/`. The words that explain them
 * lie in `words.generated.ts`, which a run that only checks never loads.
 */

import type { ShapeRule } from '../describe/shape-rules.ts';
import type { Surface } from '../describe/surface.ts';
import type { ReadingRule } from '../read/fault.ts';
import { catalogue } from './catalogue.generated.ts';
import type { RuleMeta } from './rule-file.ts';

export type Catalogue = typeof catalogue;
export type RuleId = keyof Catalogue;

/** The rules that a given kind of speaker voices. */
type On<Speaker> = { [Id in RuleId]: Catalogue[Id]['on'] extends Speaker ? Id : never }[RuleId];

/** Rules with a check of their own in `src/rules/`. */
export type CheckedRule = On<Surface>;

// The rooms below name their rules themselves, since they may not import this one: here both lists must agree.
type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : never) : never;
export const agreed: {
  readonly reading: Same<On<'reading'>, ReadingRule>;
  readonly shape: Same<On<'shape'>, ShapeRule>;
} = { reading: true, shape: true };

export const metaOf = (id: string): RuleMeta => {
  if (!Object.hasOwn(catalogue, id)) throw new Error(`no rule is called ${id}`);
  return catalogue[id as RuleId];
};

export const ruleIds = Object.keys(catalogue) as readonly RuleId[];
