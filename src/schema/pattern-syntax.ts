/** ECMA-262 regular expressions as a tree, in as far as they can be matched without backtracking. */

export type Expression =
  /** One character, judged by the platform's own engine, which knows classes, escapes and Unicode. */
  | { readonly kind: 'character'; readonly accepts: (character: string) => boolean }
  | { readonly kind: 'sequence'; readonly parts: readonly Expression[] }
  | { readonly kind: 'choice'; readonly branches: readonly Expression[] }
  | { readonly kind: 'repeat'; readonly of: Expression; readonly least: number; readonly most: number }
  | { readonly kind: 'start' | 'end' | 'word edge' | 'no word edge' }
  | { readonly kind: 'look'; readonly at: Expression; readonly ahead: boolean; readonly wanted: boolean };

/** Groups inside groups; far more than anybody writes, far less than the stack holds. */
const deepest = 100;

/** What this reader does not know: back references, modifiers, legacy octal escapes. */
class Unsupported extends Error {}

const escapes: Readonly<Record<'u' | '', RegExp>> = {
  u: /\\(?:u[dD][89abAB][\da-fA-F]{2}\\u[dD][c-fC-F][\da-fA-F]{2}|u\{[\da-fA-F]+\}|u[\da-fA-F]{4}|x[\da-fA-F]{2}|c[A-Za-z]|[pP]\{[^}]*\}|[\s\S])/y,
  '': /\\(?:u[\da-fA-F]{4}|x[\da-fA-F]{2}|c[A-Za-z]|[\s\S])/y,
};
const undecided = /\\(?:[1-9k]|0\d)/y;
const charClass = /\[(?:[^\]\\]|\\[\s\S])*\]/y;
const quantifier = /(?:[*+?]|\{(\d+)(?:(,)(\d*))?\})\??/y;
const opening = /\((?:\?(?:(:)|(<?[=!])|<[^>]*>))?/y;

const assertions: readonly (readonly [string, Expression])[] = [
  ['^', { kind: 'start' }],
  ['$', { kind: 'end' }],
  ['\\b', { kind: 'word edge' }],
  ['\\B', { kind: 'no word edge' }],
];

class Reader {
  readonly #source: string;
  readonly #flags: 'u' | '';
  #at = 0;
  #depth = 0;

  constructor(source: string, flags: 'u' | '') {
    this.#source = source;
    this.#flags = flags;
  }

  choice(): Expression {
    if (++this.#depth > deepest) throw new Unsupported();
    const branches = [this.#sequence()];
    while (this.#skip('|')) branches.push(this.#sequence());
    this.#depth--;
    const [only] = branches;
    return branches.length === 1 && only !== undefined ? only : { kind: 'choice', branches };
  }

  #sequence(): Expression {
    const parts: Expression[] = [];
    while (this.#at < this.#source.length && !this.#sees('|') && !this.#sees(')'))
      parts.push(this.#quantified(this.#term()));
    return { kind: 'sequence', parts };
  }

  #quantified(of: Expression): Expression {
    const found = this.#match(quantifier);
    if (found === undefined) return of;
    const [text, least, comma, most] = found;
    if (least !== undefined) {
      const atLeast = Number(least);
      return {
        kind: 'repeat',
        of,
        least: atLeast,
        most: comma === undefined ? atLeast : most ? Number(most) : Infinity,
      };
    }
    return { kind: 'repeat', of, least: text.startsWith('+') ? 1 : 0, most: text.startsWith('?') ? 1 : Infinity };
  }

  #term(): Expression {
    for (const [text, expression] of assertions) if (this.#skip(text)) return expression;
    if (this.#sees('(')) return this.#group();
    if (this.#match(undecided) !== undefined) throw new Unsupported();
    const one = this.#match(this.#sees('[') ? charClass : escapes[this.#flags])?.[0];
    if (one !== undefined || this.#sees('.')) return this.#judged(one ?? this.#next());
    const literal = this.#next();
    return { kind: 'character', accepts: (character) => character === literal };
  }

  #group(): Expression {
    const found = this.#match(opening);
    const look = found?.[2];
    // `(?` that is none of the known forms, for instance a modifier.
    if (this.#sees('?')) throw new Unsupported();
    const inner = this.choice();
    if (!this.#skip(')')) throw new Unsupported();
    return look === undefined
      ? inner
      : { kind: 'look', at: inner, ahead: !look.startsWith('<'), wanted: look.endsWith('=') };
  }

  #judged(source: string): Expression {
    const whole = new RegExp(`^(?:${source})$`, this.#flags);
    return { kind: 'character', accepts: (character) => whole.test(character) };
  }

  /** The next character, in the unit that the flags make the pattern match by. */
  #next(): string {
    const code = this.#source.codePointAt(this.#at) ?? 0;
    const character = this.#flags === 'u' ? String.fromCodePoint(code) : this.#source.charAt(this.#at);
    this.#at += character.length;
    return character;
  }

  #sees(text: string): boolean {
    return this.#source.startsWith(text, this.#at);
  }

  #skip(text: string): boolean {
    const found = this.#sees(text);
    if (found) this.#at += text.length;
    return found;
  }

  #match(expression: RegExp): RegExpExecArray | undefined {
    expression.lastIndex = this.#at;
    const found = expression.exec(this.#source);
    if (found === null) return undefined;
    this.#at += found[0].length;
    return found;
  }
}

/** Reads a source that is known to be valid with these flags; undefined if it needs more than this reader knows. */
export function readExpression(source: string, flags: 'u' | ''): Expression | undefined {
  try {
    return new Reader(source, flags).choice();
  } catch (error) {
    if (error instanceof Unsupported) return undefined;
    throw error;
  }
}
