/**
 * JSON (RFC 8259, to the letter) → tree. A loop instead of recursion, so no nesting can exhaust the stack. After the
 * first syntax error there is nothing sure left to say, and the reader stops.
 */

import type { ReadingLimits } from '../limits.ts';
import { type Fault, Refusal, shown, type Understood } from './fault.ts';
import { misplaced, type Place } from './json-problem.ts';
import { jsonNumber, numberOf, scanString, wordAt } from './json-token.ts';
import { Budget } from './limits.ts';
import { Lines } from './lines.ts';
import { Names } from './names.ts';
import {
  ArrayNode,
  BooleanNode,
  type Node,
  NullNode,
  NumberNode,
  ObjectNode,
  pointer,
  pointerTo,
  StringNode,
} from './tree.ts';

export function readJson(text: string, limits: ReadingLimits): Understood {
  return new JsonReader(text, limits).read();
}

const closing = { object: '}', array: ']' } as const;

class JsonReader {
  readonly #text: string;
  readonly #budget: Budget;
  readonly #faults: Fault[] = [];
  readonly #names = new Names();
  #at = 0;
  #lines: Lines | undefined;
  /** The innermost collection that is not closed yet. */
  #open: ObjectNode | ArrayNode | undefined;
  #depth = 0;
  /** A value has begun that is not in the tree yet. */
  #begun = false;
  /** The key whose value comes next. */
  #key: { readonly name: string; readonly start: number; readonly end: number } | undefined;

  constructor(text: string, limits: ReadingLimits) {
    this.#text = text;
    this.#budget = new Budget(limits);
  }

  read(): Understood {
    try {
      return { tree: this.#document(), faults: this.#faults };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return { tree: undefined, faults: [...this.#faults, error.at(this.#where())] };
    }
  }

  #document(): Node {
    if (this.#text.startsWith('\uFEFF')) {
      this.#faults.push({
        rule: 'mcpdesc.serialization.encoding.utf-8',
        message: 'bom',
        with: {},
        start: 0,
        end: 1,
        pointer: '',
      });
      this.#at = 1;
    }
    this.#skipBlanks();
    if (this.#at === this.#text.length) {
      throw new Refusal('mcpdesc.serialization.json.well-formed', 'empty', this.#at, this.#at);
    }
    const root = this.#value();
    while (this.#open !== undefined) {
      if (this.#toNextValue(this.#open)) this.#value();
    }
    this.#skipBlanks();
    if (this.#at < this.#text.length) throw this.#misplaced('end');
    return root;
  }

  /** Reads a scalar, or opens a collection, and places it in the open one. */
  #value(): Node {
    const start = this.#at;
    this.#begun = true;
    this.#budget.value(this.#depth, start, start + 1);
    const node = this.#collection() ?? this.#scalar();
    const key = this.#key;
    if (this.#open?.type === 'array') {
      this.#open.add(node);
    } else if (this.#open?.type === 'object' && key !== undefined) {
      this.#open.add({ key: key.name, keyStart: key.start, keyEnd: key.end, value: node });
      this.#key = undefined;
    }
    this.#begun = false;
    if (node.type === 'object' || node.type === 'array') {
      this.#open = node;
      this.#depth += 1;
    }
    return node;
  }

  #collection(): ObjectNode | ArrayNode | undefined {
    const start = this.#at;
    const bracket = this.#text[start];
    if (bracket !== '{' && bracket !== '[') return undefined;
    this.#at += 1;
    return bracket === '{' ? new ObjectNode(start, this.#at) : new ArrayNode(start, this.#at);
  }

  #scalar(): Node {
    const start = this.#at;
    if (this.#text[start] === '"') {
      const { value, end } = this.#string();
      return new StringNode(start, end, value);
    }
    const word = wordAt(this.#text, start);
    this.#budget.characters(word.length, start, start + word.length);
    const end = start + word.length;
    this.#at = end;
    if (word === 'true' || word === 'false') return new BooleanNode(start, end, word === 'true');
    if (word === 'null') return new NullNode(start, end);
    if (jsonNumber.test(word)) {
      return new NumberNode(
        start,
        end,
        numberOf(word, start, () => this.#where(), this.#faults),
      );
    }
    this.#at = start;
    throw this.#misplaced('value');
  }

  #string(): { readonly value: string; readonly end: number } {
    const start = this.#at;
    const scanned = scanString(this.#text, start);
    this.#budget.characters(scanned.value.length, start, scanned.end);
    this.#at = scanned.end;
    return scanned;
  }

  /** After a bracket or a value: goes to where the next value of the open collection starts, or closes it. */
  #toNextValue(open: ObjectNode | ArrayNode): boolean {
    const empty = open.type === 'object' ? open.members.length === 0 : open.items.length === 0;
    this.#skipBlanks();
    if (this.#text[this.#at] === closing[open.type]) {
      this.#at += 1;
      open.close(this.#at);
      this.#open = open.parent;
      this.#depth -= 1;
      return false;
    }
    if (!empty) this.#comma();
    this.#budget.entries((open.type === 'object' ? open.members : open.items).length + 1, open.start, open.start + 1);
    if (open.type === 'object') this.#memberKey(open);
    return true;
  }

  #comma(): void {
    const comma = this.#at;
    if (this.#text[comma] !== ',') throw this.#misplaced('comma');
    this.#at += 1;
    this.#skipBlanks();
    const next = this.#text[this.#at];
    if (next === '}' || next === ']') {
      throw new Refusal('mcpdesc.serialization.json.well-formed', 'trailing-comma', comma, comma + 1);
    }
  }

  #memberKey(object: ObjectNode): void {
    const start = this.#at;
    if (this.#text[start] !== '"') throw this.#misplaced('key');
    const { value, end } = this.#string();
    const name = this.#names.one(value);
    this.#key = { name, start, end };
    const earlier = object.member(name);
    if (earlier !== undefined) {
      this.#faults.push({
        rule: 'mcpdesc.serialization.json.unique-keys',
        with: { key: shown(name), line: this.#line(earlier.keyStart) },
        start,
        end,
        pointer: this.#where(),
      });
    }
    this.#skipBlanks();
    if (this.#text[this.#at] !== ':') throw this.#misplaced('colon');
    this.#at += 1;
    this.#skipBlanks();
  }

  #skipBlanks(): void {
    for (;;) {
      const character = this.#text.charCodeAt(this.#at);
      if (character !== 0x20 && character !== 0x0a && character !== 0x0d && character !== 0x09) return;
      this.#at += 1;
    }
  }

  #misplaced(place: Place): Refusal {
    const open = this.#open;
    if (this.#at < this.#text.length || open === undefined) return misplaced(this.#text, this.#at, place);
    const holes = { collection: open.type, line: this.#line(open.start) };
    return new Refusal('mcpdesc.serialization.json.well-formed', 'truncated', this.#at, this.#at, holes);
  }

  #line(offset: number): string {
    this.#lines ??= new Lines(this.#text);
    return String(this.#lines.position(offset).line);
  }

  /** The value that is being read, or the collection where none has begun. */
  #where(): string {
    if (this.#open === undefined) return '';
    if (this.#key !== undefined) return pointerTo(this.#open, this.#key.name);
    if (this.#begun && this.#open.type === 'array') return pointerTo(this.#open, this.#open.items.length);
    return pointer(this.#open);
  }
}
