/**
 * YAML → tree, ten times as fast as `yaml.ts`, for texts in which nothing asks for a judgement. What this reader
 * understands is as the full one would have it; about everything else it says nothing, and the full one decides. It
 * never finds a fault: the package `js-yaml` refuses layouts that are well-formed, and names one error where there
 * are many.
 */

import { EVENT_ID, type Event, getScalarValue, parseEvents, SCALAR_STYLE, type ScalarEvent } from 'js-yaml';
import type { ReadingLimits } from '../limits.ts';
import { type Comment, Refusal, type Understood } from './fault.ts';
import { GrowingTree } from './growing.ts';
import { Budget } from './limits.ts';
import { ArrayNode, type Node, ObjectNode } from './tree.ts';
import { resolveScalar, scalarNode } from './yaml-scalar.ts';
import { isPlain } from './yaml-screen.ts';
import { type Span, unblank, units } from './yaml-text.ts';

/** Undefined where the full reader has to look. */
export function readEvents(text: string, limits: ReadingLimits): Understood | undefined {
  if (!isPlain(text, limits)) return undefined;
  try {
    return new EventTree(text, limits).build(eventsOf(text, limits));
  } catch (error) {
    if (error instanceof Doubt || error instanceof Refusal) return undefined;
    throw error;
  }
}

/** Something that the full reader has to look at. */
class Doubt extends Error {}

function eventsOf(text: string, limits: ReadingLimits): Event[] {
  try {
    return parseEvents(text, { maxDepth: limits.depth + 2 });
  } catch {
    // Whatever the package did not like: what that means, the full reader knows.
    throw new Doubt();
  }
}

/** What may stand between values besides comments. */
const passed = units(' \n\r\t:-,?');
/** What may follow the indicator of a block of text. Behind the end of the text there is none, and no unit either. */
const chomping = units('-+');
const hash = 35;

/** An implicit key is at most 1024 characters long, up to its colon. This is checked as if the colon stood at the value. */
const mostKey = 1000;

/** Escapes that the two packages read differently: what lies outside of Unicode, and a line break before an empty line. */
const unclear = /\\(?:U|(?:\r\n?|\n)[ \t]*[\r\n])/;

const openers = { object: '{', array: '[' } as const;
const closers = { object: '}', array: ']' } as const;

class EventTree {
  readonly #text: string;
  readonly #budget: Budget;
  readonly #comments: Comment[] = [];
  readonly #growing = new GrowingTree();
  #root: Node | undefined;
  #brackets = 0;
  /** Everything before is in the tree. */
  #at = 0;

  constructor(text: string, limits: ReadingLimits) {
    this.#text = text;
    this.#budget = new Budget(limits);
  }

  build(events: readonly Event[]): Understood {
    const [document] = events;
    if (document?.type !== EVENT_ID.DOCUMENT || document.explicitEnd || document.directives.length > 0)
      throw new Doubt();
    for (let index = 1; index < events.length - 1; index += 1) this.#take(events[index], events[index + 1]);
    if (this.#root === undefined || this.#skip(this.#text.length) < this.#text.length) throw new Doubt();
    return { tree: this.#root, faults: [], comments: this.#comments };
  }

  #take(event: Event | undefined, next: Event | undefined): void {
    switch (event?.type) {
      case EVENT_ID.SCALAR:
        if (this.#awaitsKey) this.#takeKey(event);
        else this.#takeScalar(event);
        return;
      case EVENT_ID.MAPPING:
        this.#enter(event.start, new ObjectNode(this.#startOfObject(event.start, next), event.start));
        return;
      case EVENT_ID.SEQUENCE:
        this.#enter(event.start, new ArrayNode(event.start, event.start));
        return;
      case EVENT_ID.POP:
        this.#leave();
        return;
      default:
        throw new Doubt();
    }
  }

  get #awaitsKey(): boolean {
    return this.#growing.open?.type === 'object' && !this.#growing.hasKey;
  }

  /** Without braces it begins with its first key, which need not be where a question mark stands. */
  #startOfObject(start: number, next: Event | undefined): number {
    if (this.#text[start] === '{') return start;
    if (next?.type !== EVENT_ID.SCALAR || next.valueStart < 0) throw new Doubt();
    return isQuoted(next) ? next.valueStart - 1 : next.valueStart;
  }

  #takeKey(event: ScalarEvent): void {
    const { start, end } = this.#span(event);
    const name = getScalarValue(this.#text, event);
    this.#budget.entries(this.#growing.count + 1, start, end);
    this.#budget.characters(name.length, start, end);
    if (typeof this.#valueOf(name, event) !== 'string' || isBlock(event)) throw new Doubt();
    if (this.#growing.member(name) !== undefined) throw new Doubt();
    this.#growing.expect(name, start, end);
  }

  #takeScalar(event: ScalarEvent): void {
    const span = this.#span(event);
    const content = getScalarValue(this.#text, event);
    this.#budget.characters(content.length, span.start, span.end);
    this.#place(scalarNode(this.#valueOf(content, event), content, span, event.style === SCALAR_STYLE.PLAIN));
  }

  #valueOf(content: string, event: ScalarEvent): string | number | boolean | null {
    const resolution = resolveScalar(content, event.style === SCALAR_STYLE.PLAIN, undefined);
    if (typeof resolution === 'string') throw new Doubt();
    return resolution.value;
  }

  #enter(start: number, node: ObjectNode | ArrayNode): void {
    if (this.#awaitsKey) throw new Doubt();
    this.#place(node);
    if (this.#text[start] === openers[node.type]) {
      if (this.#skip(start) < start) throw new Doubt();
      this.#at = start + 1;
      this.#brackets += 1;
    }
  }

  #leave(): void {
    const { open, hasKey } = this.#growing;
    if (open === undefined || hasKey) throw new Doubt();
    if (this.#text[open.start] === openers[open.type]) {
      const closer = this.#skip(this.#text.length);
      if (this.#text[closer] !== closers[open.type]) throw new Doubt();
      this.#at = closer + 1;
      this.#brackets -= 1;
    }
    this.#growing.close(this.#at);
  }

  #place(node: Node): void {
    const { start } = node;
    this.#budget.value(this.#growing.depth, start, start + 1);
    const { open, count, keyStart } = this.#growing;
    if (open === undefined) {
      // A scalar alone is no description, and which tabs may stand before it is disputed.
      if (this.#root !== undefined || (node.type !== 'object' && node.type !== 'array')) throw new Doubt();
      if (/\t| ---/.test(this.#text.slice(0, start))) throw new Doubt();
      this.#root = node;
    } else if (open.type === 'array') {
      this.#budget.entries(count + 1, start, start + 1);
    } else if (start - keyStart > mostKey) {
      throw new Doubt();
    }
    this.#growing.add(node);
  }

  /** Where the full reader sees the scalar, everything before it passed by. */
  #span(event: ScalarEvent): Span {
    const { valueStart, valueEnd } = event;
    if (valueStart < 0) throw new Doubt();
    if (isBlock(event)) return this.#blockSpan(valueStart, valueEnd);
    const quote = isQuoted(event) ? 1 : 0;
    const start = valueStart - quote;
    if (this.#skip(start) < start) throw new Doubt();
    const isEscaped = event.style === SCALAR_STYLE.DOUBLE_QUOTED && !event.fast;
    if (isEscaped && unclear.test(this.#text.slice(valueStart, valueEnd))) throw new Doubt();
    this.#at = valueEnd + quote;
    return { start, end: this.#at };
  }

  /** From the indicator, which the event leaves out, to the last line that holds something; an indentation indicator is a matter of dispute. */
  #blockSpan(valueStart: number, valueEnd: number): Span {
    const start = this.#skip(valueStart);
    if (start === valueStart) throw new Doubt();
    this.#at = start + 1;
    while (chomping.has(this.#text.charCodeAt(this.#at))) this.#at += 1;
    if (this.#skip(valueStart) < valueStart) throw new Doubt();
    this.#at = unblank(this.#text, valueEnd, ' \t\r\n');
    if (this.#at <= valueStart) throw new Doubt();
    return { start, end: this.#at };
  }

  /** Passes by blanks, comments and whatever announces a value; returns where something else stands, or that offset. */
  #skip(to: number): number {
    let at = this.#at;
    while (at < to) {
      const unit = this.#text.charCodeAt(at);
      if (unit === hash) at = this.#comment(at);
      else if (passed.has(unit)) at += 1;
      else break;
    }
    this.#at = at;
    return at;
  }

  /** Between brackets, the package `yaml` takes no comment that begins its line. */
  #comment(start: number): number {
    if (this.#brackets > 0 && '\r\n'.includes(this.#text.charAt(start - 1))) throw new Doubt();
    let end = start;
    while (end < this.#text.length && !'\r\n'.includes(this.#text.charAt(end))) end += 1;
    this.#comments.push({ start, end });
    return end;
  }
}

const isQuoted = ({ style }: ScalarEvent): boolean =>
  style === SCALAR_STYLE.SINGLE_QUOTED || style === SCALAR_STYLE.DOUBLE_QUOTED;

const isBlock = ({ style }: ScalarEvent): boolean =>
  style === SCALAR_STYLE.LITERAL_BLOCK || style === SCALAR_STYLE.FOLDED_BLOCK;
