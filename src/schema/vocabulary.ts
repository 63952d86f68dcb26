/** Which keywords a dialect has, and in which order those of one schema speak. */

import type { Node, ObjectNode } from '../read/tree.ts';
import { arrayKeywords2020, arrayKeywordsDraft07, unevaluatedArrayItems } from './array-keywords.ts';
import { assertions } from './assertions.ts';
import { effectiveMembers } from './canonical.ts';
import { combining, dynamicReferences } from './combining-keywords.ts';
import type { DialectName } from './dialect.ts';
import type { Keyword } from './frame.ts';
import { dependencies, dependents, objectKeywords, unevaluatedMembers } from './object-keywords.ts';

interface Vocabulary {
  readonly keywords: ReadonlyMap<string, Keyword>;
  /** Those that want to know what all others have spoken about. */
  readonly last: ReadonlyMap<string, Keyword>;
  /** Whether `$ref` silences everything beside it. */
  readonly refStandsAlone: boolean;
}

const vocabularies: Readonly<Record<DialectName, Vocabulary>> = {
  '2020-12': {
    // `dependencies` is what `dependents` have replaced; 2020-12 lets implementations go on to understand it.
    keywords: new Map([
      ...assertions,
      ...combining,
      ...dynamicReferences,
      ...objectKeywords,
      ...dependents,
      ...dependencies,
      ...arrayKeywords2020,
    ]),
    last: new Map([...unevaluatedArrayItems, ...unevaluatedMembers]),
    refStandsAlone: false,
  },
  'draft-07': {
    keywords: new Map([...assertions, ...combining, ...objectKeywords, ...dependencies, ...arrayKeywordsDraft07]),
    last: new Map(),
    refStandsAlone: true,
  },
};

export function keywordsOf(schema: ObjectNode, dialect: DialectName): readonly (readonly [Keyword, Node])[] {
  const { keywords, last, refStandsAlone } = vocabularies[dialect];
  const members = effectiveMembers(schema);
  const speaking = refStandsAlone && schema.has('$ref') ? members.filter(({ key }) => key === '$ref') : members;
  const found: (readonly [Keyword, Node])[] = [];
  for (const table of [keywords, last]) {
    for (const { key, value } of speaking) {
      const keyword = table.get(key);
      if (keyword !== undefined) found.push([keyword, value]);
    }
  }
  return found;
}
