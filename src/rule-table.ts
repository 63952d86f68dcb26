import { metaOf, ruleIds } from './catalogue/index.ts';
import type { RuleTable } from './report/index.ts';

/** Every rule with its words, which are loaded only here: most runs need none of them. */
export async function ruleTable(): Promise<RuleTable> {
  const { words } = await import('./catalogue/words.generated.ts');
  return new Map(ruleIds.map((id) => [id, { ...metaOf(id), ...words[id] }]));
}
