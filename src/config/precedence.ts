/** flag > input > override > config > rule: who decides a setting, and what. */

import { metaOf, ruleIds } from '../catalogue/index.ts';
import { covers, specificity } from '../catalogue/rule-pattern.ts';
import { isFirm } from '../read/index.ts';
import type { Profile, RuleSetting, RuleSeverity, Said, Settings } from '../settings/index.ts';

/** From the strongest to the weakest. */
export const layers = ['flag', 'input', 'override', 'config', 'rule', 'default'] as const;
export type Layer = (typeof layers)[number];

export interface Decision<Value> {
  readonly value: Value;
  readonly by: Layer;
  /** The place in the config file, where that decides. */
  readonly at?: number;
}

/** What each layer has to say, if anything; of several overrides, the last that speaks. */
export type Voices<Value> = { readonly [layer in Layer]?: Value | Said<Value> | undefined };

const isSaid = <Value>(voice: Value | Said<Value>): voice is Said<Value> =>
  typeof voice === 'object' && voice !== null && 'start' in voice;

/** The strongest layer that says anything. */
export function decide<Value extends string | number>(voices: Voices<Value>): Decision<Value> | undefined {
  for (const by of layers) {
    const voice = voices[by];
    if (voice === undefined) continue;
    return isSaid(voice) ? { value: voice.value, by, at: voice.start } : { value: voice, by };
  }
  return undefined;
}

/** Of the patterns that cover a rule, the one that names most of it; the later of two that are equal. */
const setting = (rule: string, rules: readonly RuleSetting[] = []): RuleSetting | undefined =>
  rules
    .filter(({ key }) => covers(key, rule))
    .reduce<RuleSetting | undefined>(
      (best, one) => (best !== undefined && specificity(best.key) > specificity(one.key) ? best : one),
      undefined,
    );

/** What is in force for one file. */
export interface InForce {
  readonly profile: Decision<Profile>;
  /** By rule id: those that the config says something about. */
  readonly rules: ReadonlyMap<string, Decision<RuleSeverity>>;
}

/** `applies`: whether the patterns of an override cover the file. */
export function inForce({ given, config, profile }: Settings, applies: (files: readonly string[]) => boolean): InForce {
  const overrides = (config?.overrides ?? []).filter(({ files }) => applies(files));
  const decided = decide<Profile>({
    ...(given?.profile !== undefined && { [given.by]: given.profile }),
    override: overrides.findLast((override) => override.profile !== undefined)?.profile,
    config: config?.profile,
    default: profile,
  });
  const rules = new Map<string, Decision<RuleSeverity>>();
  for (const rule of ruleIds) {
    const said = decide({
      override: asked(rule, decided, overrides.map((override) => setting(rule, override.rules)).findLast(Boolean)),
      config: asked(rule, decided, setting(rule, config?.rules)),
    });
    if (said !== undefined) rules.set(rule, said);
  }
  return { profile: decided ?? { value: profile, by: 'default' }, rules };
}

/** A pattern says nothing about an advisory rule that the profile does not have: such a rule is turned on by its id. */
const asked = (rule: string, profile: Decision<Profile> | undefined, said: RuleSetting | undefined) =>
  isFirm(rule) || (said?.key !== rule && profile?.value !== 'strict' && metaOf(rule).profile === 'advisory')
    ? undefined
    : said;

/** The severity of a rule in a file, and whose word that is. */
export function severityOf(rule: string, { rules, profile }: InForce): Decision<string> {
  const { levels, profile: own } = metaOf(rule);
  const said = rules.get(rule);
  if (said !== undefined) return said;
  if (own === 'advisory' && profile.value !== 'strict') return { ...profile, value: 'off' };
  return { value: [...new Set(levels.map(({ severity }) => severity))].join('/'), by: 'rule' };
}
