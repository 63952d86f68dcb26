import { atValue } from '../../describe/hit.ts';
import { shown } from '../../describe/wording.ts';
import type { StringNode } from '../../read/tree.ts';
import { rule } from '../rule.ts';
import { tagCatalogue } from './catalogue.ts';

export default rule('mcpdesc.tag.name.unique', function* (_document, description) {
  const first = new Map<string, StringNode>();
  for (const name of tagCatalogue(description)?.names ?? []) {
    const earlier = first.get(name.value);
    if (earlier === undefined) {
      first.set(name.value, name);
      continue;
    }
    yield {
      at: atValue(name),
      message: 'default',
      with: { name: shown(name) },
      also: [{ at: atValue(earlier), message: 'The first Tag of that name is here.' }],
    };
  }
});
