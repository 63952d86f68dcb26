import { isAlias, isMap, isScalar, isSeq, type ParsedNode, type Scalar, type YAMLMap, type YAMLSeq } from 'yaml';
import { type Fault, Refusal, shown } from './fault.ts';
import type { Budget } from './limits.ts';
import { Lines } from './lines.ts';
import { ArrayNode, type Node, NullNode, ObjectNode, pointerTo, StringNode } from './tree.ts';
import { contentOf, isBare, mismatchHoles, resolutionOf, scalarHoles, spanOf } from './yaml-node.ts';
import { type Complaint, profileFault } from './yaml-profile.ts';
import { isStandardTag, scalarNode, standardTags } from './yaml-scalar.ts';
import { emptySpan, type Span } from './yaml-text.ts';

/** Where a value goes. */
export interface Slot {
  readonly parent: ObjectNode | ArrayNode | undefined;
  readonly key: string | number;
  readonly depth: number;
}

/** An object in the making, and where each of its string keys is first. */
interface Members {
  readonly object: ObjectNode;
  readonly names: Map<string, number>;
}

/** One composed document → our tree, and every fault of the profile on the way. Recursive; the survey has bounded the depth. */
export class TreeBuilder {
  /** Where each node starts, in document order, and what points to it. */
  readonly starts: { readonly start: number; readonly slot: Slot }[] = [];
  readonly faults: Fault[] = [];
  readonly #text: string;
  readonly #budget: Budget;
  #slot: Slot = { parent: undefined, key: '', depth: 0 };
  #lines: Lines | undefined;
  /** Inside a key that is a collection: the object that has it, since no pointer leads to what the key holds. */
  #keyOf: Slot | undefined;

  constructor(text: string, budget: Budget) {
    this.#text = text;
    this.#budget = budget;
  }

  /** Undefined where a limit was met. */
  build(root: ParsedNode | null): Node | undefined {
    try {
      return root === null ? this.#absent(0, this.#slot) : this.#value(root, this.#slot);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.faults.push(error.at(pointerTo(this.#slot.parent, this.#slot.key)));
      return undefined;
    }
  }

  #value(node: ParsedNode, slot: Slot): Node {
    const span = spanOf(node, this.#text);
    this.#slot = slot;
    this.#budget.value(slot.depth, span.start, span.end);
    if (isMap(node)) return this.#object(node, slot);
    if (isSeq(node)) return this.#array(node, slot);
    if (isScalar(node)) return this.#scalar(node, span, slot);
    this.#report('alias', span, slot, { alias: shown(this.#text.slice(span.start, span.end)) });
    return this.#place(new NullNode(span.start, span.end), slot);
  }

  #scalar(scalar: Scalar.Parsed, span: Span, slot: Slot): Node {
    this.#budget.characters(contentOf(scalar).length, span.start, span.end);
    const resolution = resolutionOf(scalar);
    if (typeof resolution === 'object') {
      return this.#place(scalarNode(resolution.value, contentOf(scalar), span, isBare(scalar)), slot);
    }
    this.#report(resolution, span, slot, scalarHoles(scalar, resolution));
    return this.#place(new StringNode(span.start, span.end, contentOf(scalar)), slot);
  }

  #array(sequence: YAMLSeq.Parsed, slot: Slot): Node {
    const [start, end] = sequence.range;
    const array = this.#place(new ArrayNode(start, end), slot);
    this.#collection(sequence, standardTags.seq, { start, end }, slot);
    const items = sequence.items.map((item, key) => this.#value(item, { parent: array, key, depth: slot.depth + 1 }));
    array.complete(items, this.#text[start] === '[' ? end : (items.at(-1)?.end ?? end));
    return array;
  }

  /** Without braces it begins with its first key and ends with its last value, wherever the parser sees the ends. */
  #object(map: YAMLMap.Parsed, slot: Slot): Node {
    const [start, end] = map.range;
    const first = map.items[0];
    const braced = this.#text[start] === '{';
    const object = this.#place(
      new ObjectNode(braced || first === undefined ? start : spanOf(first.key, this.#text).start, end),
      slot,
    );
    this.#collection(map, standardTags.map, { start, end }, slot);
    const names = new Map<string, number>();
    const members = map.items.map(({ key, value }) => {
      const span = spanOf(key, this.#text);
      const inside = { parent: object, key: this.#key(key, span, { object, names }, slot), depth: slot.depth + 1 };
      return {
        key: inside.key,
        keyStart: span.start,
        keyEnd: span.end,
        value: value === null ? this.#absent(span.end, inside) : this.#value(value, inside),
      };
    });
    object.complete(members, braced ? end : (members.at(-1)?.value.end ?? end));
    return object;
  }

  #collection(node: YAMLMap.Parsed | YAMLSeq.Parsed, fitting: string, { start, end }: Span, slot: Slot): void {
    this.#budget.entries(node.items.length, start, Math.min(start + 1, end));
    if (isStandardTag(node.tag) && node.tag !== fitting)
      this.#report('mismatch', { start, end }, slot, mismatchHoles(node));
  }

  /** Of a key without a colon, as in `{a}`: as empty as with a colon and nothing behind it. */
  #absent(offset: number, slot: Slot): Node {
    const span = emptySpan(offset, this.#text);
    this.#slot = slot;
    this.#budget.value(slot.depth, span.start, span.end);
    return this.#place(scalarNode('', '', span, true), slot);
  }

  /** The name under which the value goes into the object. */
  #key(key: ParsedNode, span: Span, { object, names }: Members, holder: Slot): string {
    const depth = holder.depth + 1;
    if (!isScalar(key)) {
      if (!isAlias(key)) this.#report('key-collection', span, holder, {});
      const outer = this.#keyOf;
      this.#keyOf ??= holder;
      this.#value(key, { ...holder, depth });
      this.#keyOf = outer;
      return this.#text.slice(span.start, span.end);
    }

    const name = contentOf(key);
    const slot = { parent: object, key: name, depth };
    this.#slot = slot;
    this.#budget.characters(name.length, span.start, span.end);
    const resolution = resolutionOf(key);
    if (typeof resolution === 'string') this.#report(resolution, span, slot, scalarHoles(key, resolution));
    if (resolution === 'overflow' || (typeof resolution === 'object' && typeof resolution.value !== 'string')) {
      this.#report('key-type', span, slot, { key: shown(name) });
      return name;
    }
    const earlier = names.get(name);
    if (earlier === undefined) names.set(name, span.start);
    else this.#report('repeated', span, slot, { key: shown(name), line: this.#line(earlier) });
    return name;
  }

  #line(offset: number): string {
    this.#lines ??= new Lines(this.#text);
    return String(this.#lines.position(offset).line);
  }

  #place<Kind extends Node>(node: Kind, slot: Slot): Kind {
    // Faults inside a collection need their pointer before the collection is complete.
    node.parent = slot.parent;
    node.key = slot.key;
    this.starts.push({ start: node.start, slot: this.#keyOf ?? slot });
    return node;
  }

  #report(complaint: Complaint, span: Span, slot: Slot, holes: Fault['with']): void {
    const { parent, key } = this.#keyOf ?? slot;
    this.faults.push(profileFault(complaint, span, pointerTo(parent, key), holes));
  }
}
