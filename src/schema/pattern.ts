/**
 * Regular expressions of strangers, matched in bounded time. Instead of trying one way after the other, as engines do
 * that a pattern can send into exponential work, all ways are followed at once as the set of places they have reached.
 */

import type { Budget } from './limits.ts';
import { type Expression, readExpression } from './pattern-syntax.ts';

/** Longer sources are not matched. */
const longestSource = 5000;

export interface Pattern {
  /** Whether the pattern is found anywhere in the text; undefined if it cannot be told, as with back references. */
  matches(text: string, budget: Budget): boolean | undefined;
}

/** Places between the characters of a text, 0 before the first one. */
export type Places = ReadonlySet<number>;

const isWord = (character: string | undefined) => character !== undefined && /^\w$/.test(character);

/** One text, and how far expressions match into it. */
export class Match {
  readonly #characters: readonly string[];
  readonly #budget: Budget;

  constructor(characters: readonly string[], budget: Budget) {
    this.#characters = characters;
    this.#budget = budget;
  }

  /** The places that can be reached by matching from one of the given places. */
  reach(expression: Expression, from: Places): Places {
    this.#budget.spend(1 + from.size);
    switch (expression.kind) {
      case 'character': {
        const reached = new Set<number>();
        for (const place of from) {
          const character = this.#characters[place];
          if (character !== undefined && expression.accepts(character)) reached.add(place + 1);
        }
        return reached;
      }
      case 'sequence':
        return expression.parts.reduce((places, part) => (places.size === 0 ? places : this.reach(part, places)), from);
      case 'choice':
        return new Set(expression.branches.flatMap((branch) => [...this.reach(branch, from)]));
      case 'repeat':
        return this.#repeat(expression, from);
      case 'start':
        return from.has(0) ? new Set([0]) : new Set();
      case 'end':
        return from.has(this.#characters.length) ? new Set([this.#characters.length]) : new Set();
      case 'word edge':
        return this.#where(from, (place) => this.#isWordEdge(place));
      case 'no word edge':
        return this.#where(from, (place) => !this.#isWordEdge(place));
      case 'look':
        return this.#where(from, (place) => this.#looks(expression.at, expression.ahead, place) === expression.wanted);
    }
  }

  #repeat({ of, least, most }: Extract<Expression, { kind: 'repeat' }>, from: Places): Places {
    let edge = from;
    for (let count = 0; count < least && edge.size > 0; count++) edge = this.reach(of, edge);
    const reached = new Set(edge);
    // A place that has been reached before was reached with more repetitions to spare.
    for (let count = least; count < most && edge.size > 0; count++) {
      const next = new Set<number>();
      for (const place of this.reach(of, edge)) if (!reached.has(place)) next.add(place);
      for (const place of next) reached.add(place);
      edge = next;
    }
    return reached;
  }

  #looks(at: Expression, ahead: boolean, place: number): boolean {
    if (ahead) return this.reach(at, new Set([place])).size > 0;
    return this.reach(at, new Set(Array.from({ length: place + 1 }, (_, index) => index))).has(place);
  }

  #where(from: Places, holds: (place: number) => boolean): Places {
    return new Set([...from].filter(holds));
  }

  #isWordEdge(place: number): boolean {
    return isWord(this.#characters[place - 1]) !== isWord(this.#characters[place]);
  }
}

const isValid = (source: string, flags: string): boolean => {
  try {
    return new RegExp(source, flags) instanceof RegExp;
  } catch {
    return false;
  }
};

const isAnchored = (expression: Expression): boolean =>
  expression.kind === 'start' ||
  (expression.kind === 'sequence' && expression.parts[0] !== undefined && isAnchored(expression.parts[0]));

/**
 * Undefined for what is no regular expression of ECMA-262. JSON Schema means the Unicode mode; what is valid only in the
 * older one, such as a needless escape, is taken as that mode takes it.
 */
export function compilePattern(source: string): Pattern | undefined {
  const flags = isValid(source, 'u') ? 'u' : isValid(source, '') ? '' : undefined;
  if (flags === undefined) return undefined;
  const expression = source.length > longestSource ? undefined : readExpression(source, flags);
  if (expression === undefined) return { matches: () => undefined };
  return {
    matches(text, budget) {
      const characters = flags === 'u' ? [...text] : text.split('');
      budget.spend(characters.length);
      const starts = isAnchored(expression) ? 1 : characters.length + 1;
      const everywhere = new Set(Array.from({ length: starts }, (_, index) => index));
      return new Match(characters, budget).reach(expression, everywhere).size > 0;
    },
  };
}
