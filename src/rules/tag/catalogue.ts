import type { Description } from '../../describe/subject.ts';
import type { StringNode } from '../../read/tree.ts';

/** The names of the Tags that the document declares; undefined where it has no list of them that could be read. */
export function tagNames({ root, faulty }: Description): StringNode[] | undefined {
  const tags = root.get('tags');
  if (tags?.type !== 'array' || faulty.has(tags)) return undefined;
  return tags.items.flatMap((tag) => {
    const name = tag.type === 'object' ? tag.get('name') : undefined;
    return name?.type === 'string' && !faulty.has(name) ? [name] : [];
  });
}
