/**
 * JSON (RFC 8259, to the letter) → tree. A loop instead of recursion, so no nesting can exhaust the stack. After the
 * first syntax error there is nothing sure left to say, and the reader stops.
 */

import type { ReadingLimits } from '../limits.ts';
import { type Fault, Refusal, shown, type Understood } from './fault.ts';
import { GrowingTree } from './growing.ts';
import { misplaced, type Place } from './json-problem.ts';
import { jsonNumber, numberOf, scanString, wordAt } from './json-token.ts';
import { Budget } from './limits.ts';
import { Lines } from './lines.ts';
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
  readonly #growing = new GrowingTree();
  #at = 0;
  #lines: Lines | undefined;
  /** A value has begun that is not in the tree yet. */
  #begun = false;

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
    for (let { open } = this.#growing; open !== undefined; { open } = this.#growing) {
      if (this.#toNextValue(open)) this.#value();
    }
    this.#skipBlanks();
    if (this.#at < this.#text.length) throw this.#misplaced('end');
    return root;
  }

  /** Reads a scalar, or opens a collection, and places it in the open one. */
  #value(): Node {
    const start = this.#at;
    this.#begun = true;
    this.#budget.value(this.#growing.depth, start, start + 1);
    const node = this.#collection() ?? this.#scalar();
    this.#growing.add(node);
    this.#begun = false;
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
      const value = this.#string();
      return new StringNode(start, this.#at, value);
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
        word,
      );
    }
    this.#at = start;
    throw this.#misplaced('value');
  }

  /** Reads the string that starts here. */
  #string(): string {
    const start = this.#at;
    const { value, end } = scanString(this.#text, start);
    this.#budget.characters(value.length, start, end);
    this.#at = end;
    return value;
  }

  /** After a bracket or a value: goes to where the next value of the open collection starts, or closes it. */
  #toNextValue(open: ObjectNode | ArrayNode): boolean {
    this.#skipBlanks();
    if (this.#text[this.#at] === closing[open.type]) {
      this.#at += 1;
      this.#growing.close(this.#at);
      return false;
    }
    const { count } = this.#growing;
    if (count > 0) this.#comma();
    this.#budget.entries(count + 1, open.start, open.start + 1);
    if (open.type === 'object') this.#memberKey();
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

  #memberKey(): void {
    const start = this.#at;
    if (this.#text[start] !== '"') throw this.#misplaced('key');
    const name = this.#string();
    const end = this.#at;
    const earlier = this.#growing.member(name);
    this.#growing.expect(name, start, end);
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
    const { open } = this.#growing;
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
    const { open, key, hasKey } = this.#growing;
    if (open === undefined) return '';
    return hasKey || (this.#begun && open.type === 'array') ? pointerTo(open, key) : pointer(open);
  }
}
