import type { Description } from '../../describe/subject.ts';
import type { StringNode } from '../../read/tree.ts';

/** The Tags that a document declares. */
export interface TagCatalogue {
  readonly names: readonly StringNode[];
  /** Every Tag has a name that could be read. */
  readonly complete: boolean;
}

/** Undefined where the document has no list of Tags, or what it has is none. */
export function tagCatalogue({ root, faulty }: Description): TagCatalogue | undefined {
  const tags = root.get('tags');
  if (tags?.type !== 'array' || faulty.has(tags)) return undefined;
  const names = tags.items.flatMap((tag) => {
    const name = tag.type === 'object' ? tag.get('name') : undefined;
    return name?.type === 'string' && !faulty.has(name) ? [name] : [];
  });
  return { names, complete: names.length === tags.items.length };
}
