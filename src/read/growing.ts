import { ArrayNode, indexed, type Member, type Node, type ObjectNode } from './tree.ts';

/** Longer names hardly ever repeat, and to look them up costs more. */
const shared = 64;

/**
 * A tree while it is read, from its root to its last leaf: the collections that are not closed yet, and what they hold.
 * All their members wait in one list, and all their items in another, since a list of its own for each would need twice
 * the room it keeps. A name that a document has many times is kept once.
 */
export class GrowingTree {
  /** The innermost collection that is not closed yet. */
  open: ObjectNode | ArrayNode | undefined;
  depth = 0;
  /** A key has been read, and its value has not. */
  hasKey = false;
  #key = '';
  #keyStart = 0;
  #keyEnd = 0;
  readonly #members: Member[] = [];
  readonly #items: Node[] = [];
  /** Where the members or items of each open collection begin; the innermost comes last. */
  readonly #starts: number[] = [];
  /** Of open objects that have grown too large to be searched. */
  readonly #indexes: (Map<string, Member> | undefined)[] = [];
  readonly #names = new Map<string, string>();

  /** How many members or items the innermost collection has so far. */
  get count(): number {
    const all = this.open?.type === 'array' ? this.#items.length : this.#members.length;
    return all - this.#start;
  }

  /** Under which key the value comes that is read next: the name, or the index. */
  get key(): string | number {
    return this.open?.type === 'array' ? this.count : this.#key;
  }

  get keyStart(): number {
    return this.#keyStart;
  }

  /** The member of that name in the innermost object, the last one where a name is repeated. */
  member(name: string): Member | undefined {
    const start = this.#start;
    if (this.#members.length - start > indexed) return this.#indexOf(start).get(name);
    for (let at = this.#members.length - 1; at >= start; at -= 1) {
      const member = this.#members[at];
      if (member?.key === name) return member;
    }
    return undefined;
  }

  /** The key of the next value; its range includes quotes. */
  expect(name: string, start: number, end: number): void {
    this.#key = this.#kept(name);
    this.#keyStart = start;
    this.#keyEnd = end;
    this.hasKey = true;
  }

  /** A scalar is complete; a collection is the innermost from now on. */
  add(node: Node): void {
    const { open } = this;
    if (open !== undefined) {
      node.parent = open;
      node.key = this.key;
      if (open.type === 'array') this.#items.push(node);
      else this.#addMember(node);
    }
    if (node.type !== 'object' && node.type !== 'array') return;
    this.open = node;
    this.depth += 1;
    this.#starts.push(node.type === 'array' ? this.#items.length : this.#members.length);
    this.#indexes.push(undefined);
  }

  /** Closes the innermost collection. */
  close(end: number): void {
    const { open } = this;
    const start = this.#starts.pop() ?? 0;
    if (open instanceof ArrayNode) open.complete(this.#items.splice(start), end);
    else open?.complete(this.#members.splice(start), end);
    this.#indexes.pop();
    this.open = open?.parent;
    this.depth -= 1;
  }

  get #start(): number {
    return this.#starts[this.depth - 1] ?? 0;
  }

  #addMember(value: Node): void {
    const member = { key: this.#key, keyStart: this.#keyStart, keyEnd: this.#keyEnd, value };
    this.#members.push(member);
    this.#indexes[this.depth - 1]?.set(member.key, member);
    this.hasKey = false;
  }

  #indexOf(start: number): ReadonlyMap<string, Member> {
    const known = this.#indexes[this.depth - 1];
    if (known !== undefined) return known;
    const index = new Map(this.#members.slice(start).map((member) => [member.key, member]));
    this.#indexes[this.depth - 1] = index;
    return index;
  }

  #kept(name: string): string {
    if (name.length > shared) return name;
    const known = this.#names.get(name);
    if (known !== undefined) return known;
    this.#names.set(name, name);
    return name;
  }
}
