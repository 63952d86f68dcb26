/**
 * The positioned tree that JSON and YAML both become. Every node knows its range in the text and its place in the
 * document, so whoever holds a node can report it. Offsets count UTF-16 code units from the start of the decoded
 * text (a byte-order mark counts), ends are exclusive.
 */

export type Node = ObjectNode | ArrayNode | StringNode | NumberNode | BooleanNode | NullNode;
export type NodeType = Node['type'];

abstract class Placed {
  readonly start: number;
  /** Set when the end is met; collections are built before it is known. */
  end: number;
  /** The collection that holds this node; undefined for the root. */
  parent: ObjectNode | ArrayNode | undefined = undefined;
  /** Member name or index in the parent; the empty string for the root. */
  key: string | number = '';

  constructor(start: number, end: number) {
    this.start = start;
    this.end = end;
  }
}

/** A key and its value. The key range includes the quotes. */
export interface Member {
  readonly key: string;
  readonly keyStart: number;
  readonly keyEnd: number;
  readonly value: Node;
}

/** Past this many members a linear search is slower than an index. */
export const indexed = 8;

const none: readonly never[] = [];

export class ObjectNode extends Placed {
  readonly type = 'object';
  #members: readonly Member[] = none;
  #index: Map<string, Member> | undefined;

  /** All members and where it ends, once these are known. */
  complete(members: readonly Member[], end: number): void {
    this.#members = members;
    this.end = end;
  }

  /** In document order; duplicate keys are all kept. */
  get members(): readonly Member[] {
    return this.#members;
  }

  /** The member of that name, the last one where a name is repeated. Prototype names are ordinary names. */
  member(name: string): Member | undefined {
    if (this.members.length <= indexed) {
      for (let at = this.members.length - 1; at >= 0; at -= 1) {
        if (this.members[at]?.key === name) return this.members[at];
      }
      return undefined;
    }
    this.#index ??= new Map(this.members.map((member) => [member.key, member]));
    return this.#index.get(name);
  }

  get(name: string): Node | undefined {
    return this.member(name)?.value;
  }

  has(name: string): boolean {
    return this.member(name) !== undefined;
  }
}

export class ArrayNode extends Placed {
  readonly type = 'array';
  #items: readonly Node[] = none;

  /** All items and where it ends, once these are known. */
  complete(items: readonly Node[], end: number): void {
    this.#items = items;
    this.end = end;
  }

  get items(): readonly Node[] {
    return this.#items;
  }
}

export class StringNode extends Placed {
  readonly type = 'string';
  readonly value: string;
  /** A YAML scalar without quotes: a string only because nothing else fitted, which is worth a hint. */
  readonly plain: boolean;

  constructor(start: number, end: number, value: string, plain = false) {
    super(start, end);
    this.value = value;
    this.plain = plain;
  }
}

export class NumberNode extends Placed {
  readonly type = 'number';
  readonly value: number;
  /** As the text has it, where that is not how the value is usually spelled: `1.0`, `1e3`. */
  readonly written: string | undefined;

  constructor(start: number, end: number, value: number, written = String(value)) {
    super(start, end);
    this.value = value;
    this.written = written === String(value) ? undefined : written;
  }
}

export class BooleanNode extends Placed {
  readonly type = 'boolean';
  readonly value: boolean;

  constructor(start: number, end: number, value: boolean) {
    super(start, end);
    this.value = value;
  }
}

export class NullNode extends Placed {
  readonly type = 'null';
  readonly value = null;
}

/** JSON Pointer (RFC 6901) of a node. */
export function pointer(node: Node): string {
  const tokens: string[] = [];
  for (let at: Node | undefined = node; at?.parent !== undefined; at = at.parent) {
    tokens.push(token(at.key));
  }
  return tokens.reverse().join('');
}

/** JSON Pointer of what a collection holds under that key; without a collection, of the root. */
export function pointerTo(parent: ObjectNode | ArrayNode | undefined, key: string | number): string {
  return parent === undefined ? '' : pointer(parent) + token(key);
}

/** One reference token of a JSON Pointer with its slash, escaped. */
export function token(key: string | number): string {
  return `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`;
}

/** The member under which an object holds this node; undefined for the root and for array items. */
export function holder(node: Node): Member | undefined {
  const { parent, key } = node;
  if (parent?.type !== 'object') return undefined;
  const last = parent.member(String(key));
  // Of a repeated name, the index knows only the last member.
  return last?.value === node ? last : parent.members.find((member) => member.value === node);
}

/** The plain value, for engines that know no positions. Objects have no prototype, so `__proto__` is an ordinary key. */
export function toValue(node: Node): unknown {
  switch (node.type) {
    case 'object': {
      const value: Record<string, unknown> = Object.create(null);
      for (const member of node.members) value[member.key] = toValue(member.value);
      return value;
    }
    case 'array':
      return node.items.map(toValue);
    default:
      return node.value;
  }
}
