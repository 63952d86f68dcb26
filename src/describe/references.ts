/** Component references: where one leads, or why it leads nowhere. */

import type { Node, ObjectNode } from '../read/tree.ts';
import { type Namespace, namespaces } from './namespace.ts';

/** The member that makes an object a Reference Object. */
export const referenceKey = '$componentRef';

const target = new RegExp(`^#/components/(${namespaces.join('|')})/([A-Za-z0-9._-]+)$`);

export type Resolution =
  | { readonly target: Node }
  /** `at` is the Reference Object at fault, which may be further down the chain than the one asked about. */
  | {
      readonly fault: 'shape' | 'pointer' | 'namespace' | 'missing' | 'cycle';
      readonly at: ObjectNode;
      readonly pointer: string;
    };

export const isReference = (node: Node): node is ObjectNode => node.type === 'object' && node.has(referenceKey);

/** Whether a value is a direct member of the Components object or of a component, from wherever one looks at it. */
export function isOfComponent(value: Node): boolean {
  const owner = value.parent;
  return [owner, owner?.parent?.parent].some((node) => node?.key === 'components' && isRoot(node.parent));
}

const isRoot = (node: Node | undefined) => node !== undefined && node.parent === undefined;

/** Where the references of one document lead. Each is followed once, however long the chains that pass it are. */
export class References {
  readonly #document: ObjectNode;
  readonly #known = new Map<Namespace, Map<ObjectNode, Resolution>>();

  constructor(document: ObjectNode) {
    this.#document = document;
  }

  /** Follows a Reference Object to the component it means, over any number of further references. */
  resolve(reference: ObjectNode, namespace: Namespace): Resolution {
    const known = this.#known.get(namespace) ?? new Map<ObjectNode, Resolution>();
    this.#known.set(namespace, known);
    const passed = new Set<ObjectNode>();
    let at = reference;
    for (;;) {
      const end = known.get(at) ?? (passed.has(at) ? circle(at) : undefined);
      const next = end ?? step(at, namespace, this.#document);
      passed.add(at);
      if ('next' in next) {
        at = next.next;
        continue;
      }
      // Whatever leads into a circle is said to, each by its own name; any other fault is that of the last reference.
      const isCircle = 'fault' in next && next.fault === 'cycle';
      for (const one of passed) known.set(one, isCircle ? circle(one) : next);
      return known.get(reference) ?? next;
    }
  }
}

const written = (reference: ObjectNode): string => {
  const value = reference.get(referenceKey);
  return value?.type === 'string' ? value.value : '';
};

const circle = (at: ObjectNode): Resolution => ({ fault: 'cycle', at, pointer: written(at) });

/**
 * One reference further. Plain look-ups of own members: the grammar leaves no room for escapes, and `constructor` is a
 * name like any other.
 */
function step(at: ObjectNode, namespace: Namespace, document: ObjectNode): Resolution | { readonly next: ObjectNode } {
  const pointer = written(at);
  if (at.get(referenceKey)?.type !== 'string' || at.members.length > 1) return { fault: 'shape', at, pointer };
  const [, space, name] = target.exec(pointer) ?? [];
  if (space === undefined || name === undefined) return { fault: 'pointer', at, pointer };
  if (space !== namespace) return { fault: 'namespace', at, pointer };
  const found = component(document, namespace, name);
  if (found === undefined) return { fault: 'missing', at, pointer };
  return isReference(found) ? { next: found } : { target: found };
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
