/** What a place in a document belongs to, as a reader would call it. */

import type { Node } from '../read/tree.ts';
import { own } from './own.ts';
import { quoted } from './wording.ts';

/** The collections of the root whose entries go by a name, what an entry is called, and where its name stands. */
const collections: Readonly<Record<string, readonly [kind: string, identity: string]>> = {
  tools: ['Tool', 'name'],
  resources: ['Resource', 'uri'],
  resourceTemplates: ['Resource Template', 'uriTemplate'],
  prompts: ['Prompt', 'name'],
};

/** `the Tool "find"` for anything inside that declaration; undefined elsewhere, and where it has no name. */
export function declarationOf(node: Node): string | undefined {
  for (let at: Node | undefined = node; at !== undefined; at = at.parent) {
    const collection: Node | undefined = at.parent;
    if (collection?.parent?.parent !== undefined || typeof collection?.key !== 'string') continue;
    const [kind, identity] = own(collections, collection.key) ?? [];
    const name = at.type === 'object' && identity !== undefined ? at.get(identity) : undefined;
    if (name?.type === 'string') return `the ${kind} ${quoted(name.value)}`;
  }
  return undefined;
}
