import { type CST, Lexer, Parser } from 'yaml';
import type { ReadingLimits } from '../limits.ts';
import { type Comment, Refusal } from './fault.ts';
import { exceeded } from './limits.ts';

/** What the lexer puts before the content of a plain or block scalar, and where a flow collection ends too early. */
const scalarMark = '\u001F';
const flowEndMark = '\u0018';

const closers: Readonly<Record<string, string>> = { '[': ']', '{': '}' };

/** In a row, where a mapping has both an anchor and a tag, and its first key, too. With more, the parser has complained already. */
const mostProperties = 4;

/**
 * The token trees of a YAML stream. Parsing costs many times the lexing before it, and the parser goes on where
 * nothing can be understood any more; so what must exceed the limits is refused here, lexeme by lexeme, and a bracket
 * without its partner ends the stream. Only then can no text take long.
 */
export class YamlTokens {
  /** What ended the stream, if not its end. */
  broken: Refusal | undefined;
  /** In the order of the text. */
  readonly comments: Comment[] = [];
  readonly #parser = new Parser();
  readonly #lexer = new Lexer();
  readonly #limits: ReadingLimits;
  readonly #brackets: { readonly opener: string; readonly offset: number }[] = [];
  #properties = 0;
  /** Indicators of nesting on the current line: `- - ? - x`. */
  #stairs = 0;
  #begun = 0;
  #announced: Record<string, number> = { '-': 0, ':': 0, '?': 0 };

  constructor(limits: ReadingLimits) {
    this.#limits = limits;
  }

  *of(text: string): Generator<CST.Token> {
    let content = false;
    for (const lexeme of this.#lexer.lex(withLineFeeds(text))) {
      if (!content) this.#look(lexeme, this.#parser.offset);
      if (this.broken !== undefined) break;
      content = !content && lexeme === scalarMark;
      yield* this.#parser.next(lexeme);
    }
    this.#unclosed();
    yield* this.#parser.end();
  }

  #look(lexeme: string, offset: number): void {
    const first = lexeme.charAt(0);
    if (first === '#') this.comments.push({ start: offset, end: offset + lexeme.length });
    if (first === '&' || first === '!') this.#property(offset, lexeme.length);
    else if (!' \t\r\n#'.includes(first) || lexeme === '') this.#properties = 0;

    if (lexeme in closers) this.#brackets.push({ opener: lexeme, offset });
    else if (lexeme === ']' || lexeme === '}') this.#close(lexeme, offset);
    else if (lexeme === flowEndMark) this.#unclosed();
    this.#count(lexeme, first, offset);
  }

  /** Each key has a value: twice the limit in scalars and flow collections is too much, as is the limit itself in one indicator. */
  #count(lexeme: string, first: string, offset: number): void {
    const { depth, values } = this.#limits;
    if (lexeme in closers || lexeme === scalarMark || first === '"' || first === "'") this.#begun += 1;
    const announced = this.#announced[lexeme];
    if (announced !== undefined) this.#announced[lexeme] = announced + 1;
    if (first === '\n' || first === '\r') this.#stairs = 0;
    if ((lexeme === '-' || lexeme === '?') && this.#brackets.length === 0) this.#stairs += 1;

    if (Math.max(this.#brackets.length, this.#stairs) > depth + 1)
      throw exceeded('depth', this.#limits, depth + 1, offset, offset + 1);
    if (this.#begun > 2 * values || (announced ?? 0) >= values)
      throw exceeded('values', this.#limits, values + 1, offset, offset + 1);
  }

  #property(offset: number, length: number): void {
    this.#properties += 1;
    if (this.#properties > mostProperties) {
      this.#break('default', offset, offset + length, { problem: 'a node can have only one anchor and one tag' });
    }
  }

  #close(closer: string, offset: number): void {
    const open = this.#brackets.pop();
    if (open === undefined) this.#break('unopened-bracket', offset, offset + 1, { closer });
    else if (closers[open.opener] !== closer)
      this.#break('unclosed-bracket', open.offset, open.offset + 1, { opener: open.opener });
  }

  #unclosed(): void {
    const open = this.#brackets.at(-1);
    if (open !== undefined) this.#break('unclosed-bracket', open.offset, open.offset + 1, { opener: open.opener });
  }

  #break(which: string, start: number, end: number, holes: Readonly<Record<string, string>> = {}): void {
    this.broken ??= new Refusal('mcpdesc.serialization.yaml.well-formed', which, start, end, holes);
  }
}

/** A lone carriage return ends a line in YAML, but not for the parser. No offset changes. */
const withLineFeeds = (text: string): string => text.replaceAll(/\r(?!\n)/g, '\n');
