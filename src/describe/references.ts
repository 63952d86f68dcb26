/** Component references: where one leads, or why it leads nowhere. */

import type { Node, ObjectNode } from '../read/tree.ts';
import { type Namespace, namespaces } from './namespace.ts';

/** The member that makes an object a Reference Object. */
export const referenceKey = '$componentRef';

const target = new RegExp(`^#/components/(${namespaces.join('|')})/([A-Za-z0-9._-]+)$`);

export type Resolution =
  | { readonly target: Node }
  /** `at` is the Reference Object at fault, which may be further down the chain than the one asked about. */
  | { readonly fault: 'shape' | 'pointer' | 'namespace' | 'missing'; readonly at: ObjectNode; readonly pointer: string }
  | { readonly fault: 'cycle'; readonly at: ObjectNode; readonly pointer: string; readonly through: readonly Node[] };

export const isReference = (node: Node): node is ObjectNode => node.type === 'object' && node.has(referenceKey);

/** Whether a value is a direct member of the Components object or of a component, from wherever one looks at it. */
export function isOfComponent(value: Node): boolean {
  const owner = value.parent;
  return [owner, owner?.parent?.parent].some((node) => node?.key === 'components' && isRoot(node.parent));
}

const isRoot = (node: Node | undefined) => node !== undefined && node.parent === undefined;

/**
 * Follows a Reference Object to the component it means, over any number of further references. Plain look-ups of own
 * members: the grammar leaves no room for escapes, and `constructor` is a name like any other.
 */
export function resolve(reference: ObjectNode, namespace: Namespace, document: ObjectNode): Resolution {
  const passed = new Set<Node>();
  let at: ObjectNode = reference;
  for (;;) {
    const value = at.get(referenceKey);
    const pointer = value?.type === 'string' ? value.value : '';
    if (value?.type !== 'string' || at.members.length > 1) return { fault: 'shape', at, pointer };
    const [, space, name] = target.exec(pointer) ?? [];
    if (space === undefined || name === undefined) return { fault: 'pointer', at, pointer };
    if (space !== namespace) return { fault: 'namespace', at, pointer };
    const found = component(document, namespace, name);
    if (found === undefined) return { fault: 'missing', at, pointer };
    if (!isReference(found)) return { target: found };
    if (passed.has(found)) return { fault: 'cycle', at: reference, pointer, through: [...passed] };
    passed.add(found);
    at = found;
  }
}

/** The names of a namespace, for suggestions. */
export function componentNames(document: ObjectNode, namespace: Namespace): string[] {
  const space = spaceOf(document, namespace);
  return space?.members.map((member) => member.key) ?? [];
}

function component(document: ObjectNode, namespace: Namespace, name: string): Node | undefined {
  return spaceOf(document, namespace)?.get(name);
}

function spaceOf(document: ObjectNode, namespace: Namespace): ObjectNode | undefined {
  const components = document.get('components');
  const space = components?.type === 'object' ? components.get(namespace) : undefined;
  return space?.type === 'object' ? space : undefined;
}
