import { shown } from '../../describe/wording.ts';
import type { Node } from '../../read/tree.ts';

export interface RootType {
  /**
   * `literal`: the string "object". `included`: an array that names it. `undeclared`: no type at all.
   * `excluded`: a type that leaves objects out. `malformed`: neither a string nor an array, which no dialect knows.
   */
  readonly verdict: 'literal' | 'included' | 'undeclared' | 'excluded' | 'malformed';
  readonly type: Node | undefined;
}

const isObject = (node: Node) => node.type === 'string' && node.value === 'object';

/** JSON Schema has seven types; a longer list is not shown in full. */
const mostTypes = 7;

/** A type as messages quote it: of a list, what is in it. */
export function shownType(type: Node): string {
  if (type.type !== 'array') return shown(type);
  const entries = type.items.slice(0, mostTypes).map(shown);
  return `[${[...entries, ...(type.items.length > mostTypes ? ['…'] : [])].join(', ')}]`;
}

/** What the root of an embedded schema says about its own type. */
export function rootType(schema: Node): RootType {
  const type = schema.type === 'object' ? schema.get('type') : undefined;
  if (type === undefined) return { verdict: 'undeclared', type };
  if (isObject(type)) return { verdict: 'literal', type };
  if (type.type === 'string') return { verdict: 'excluded', type };
  if (type.type === 'array') return { verdict: type.items.some(isObject) ? 'included' : 'excluded', type };
  return { verdict: 'malformed', type };
}
