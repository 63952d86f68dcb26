import { isInlineScheme } from '../../describe/inline-scheme.ts';
import type { Description } from '../../describe/subject.ts';
import type { ArrayNode, Node, ObjectNode } from '../../read/tree.ts';

/** One scheme that a requirement names: the scopes it asks for, and the scheme where it is declared. */
export interface Demand {
  readonly name: string;
  readonly scopes: ArrayNode;
  readonly scheme: ObjectNode | undefined;
  readonly type: string | undefined;
}

/** What the document declares; undefined where that cannot be read. */
export function declaredSchemes({ root, faulty }: Description): ObjectNode | 'none' | undefined {
  const schemes = root.get('securitySchemes');
  if (schemes === undefined) return 'none';
  return schemes.type === 'object' && !faulty.has(schemes) ? schemes : undefined;
}

/** The demands of a list of requirements, without those whose own shape is at fault. */
export function* demands(requirements: Node, description: Description): Generator<Demand> {
  const schemes = declaredSchemes(description);
  for (const requirement of requirements.type === 'array' ? requirements.items : []) {
    if (isInlineScheme(requirement)) continue;
    for (const { key: name, value: scopes } of requirement.type === 'object' ? requirement.members : []) {
      if (scopes.type !== 'array' || description.faulty.has(scopes)) continue;
      const found = typeof schemes === 'object' ? schemes.get(name) : undefined;
      const scheme = found?.type === 'object' ? found : undefined;
      const type = scheme?.get('type');
      yield { name, scopes, scheme, type: type?.type === 'string' ? type.value : undefined };
    }
  }
}
