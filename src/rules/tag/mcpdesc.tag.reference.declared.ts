import { atValue } from '../../describe/hit.ts';
import { didYouMean, shown } from '../../describe/wording.ts';
import { rule } from '../rule.ts';
import { tagCatalogue } from './catalogue.ts';

/**
 * Once for the document, so that its Tags are looked up in one set, however many declarations refer to them. Where a Tag
 * has no good name, which another rule reports, a reference may mean that one.
 */
export default rule('mcpdesc.tag.reference.declared', function* (_document, description) {
  const declared = tagCatalogue(description);
  if (!declared?.complete) return;
  const known = new Set(declared.names.map(({ value }) => value));
  for (const { node, scope } of description.subjects.get('tag-references') ?? []) {
    for (const item of node.type === 'array' ? node.items : []) {
      if (item.type !== 'string' || known.has(item.value) || description.faulty.has(item)) continue;
      const hint = didYouMean(item.value, known);
      yield { at: atValue(item), message: 'default', with: { name: shown(item), hint }, scope };
    }
  }
});
