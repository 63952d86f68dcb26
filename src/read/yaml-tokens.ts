import { type CST, Lexer, Parser } from 'yaml';
import { exceeded, type Limits } from './limits.ts';

/** Lexemes that begin a value or a key. */
const scalars = new Set(['\u001F', '{', '[']);
const quotes = new Set(['"', "'"]);
/** Lexemes that each announce one value. */
const indicators = new Set(['-', ':']);

/**
 * The tokens of a stream. Parsing costs far more than the lexing before it, so a text that must exceed the limits is
 * refused here: each key has a value, hence twice the limit in scalars and flow collections is too much for certain, as
 * is the limit itself in `-` and `:`.
 */
export function* tokens(text: string, limits: Limits): Generator<CST.Token> {
  const parser = new Parser();
  let begun = 0;
  let announced = 0;
  let flowDepth = 0;
  let content = false;
  for (const lexeme of new Lexer().lex(withLineFeeds(text))) {
    if (content) content = false;
    else {
      const { offset } = parser;
      content = lexeme === '\u001F';
      if (scalars.has(lexeme) || quotes.has(lexeme.charAt(0))) begun += 1;
      if (indicators.has(lexeme)) announced += 1;
      if (lexeme === '{' || lexeme === '[') flowDepth += 1;
      if (lexeme === '}' || lexeme === ']') flowDepth = Math.max(0, flowDepth - 1);
      if (flowDepth > limits.depth + 1) throw exceeded('depth', limits, offset, offset + 1);
      if (begun > 2 * limits.values || announced > limits.values) throw exceeded('values', limits, offset, offset + 1);
    }
    yield* parser.next(lexeme);
  }
  yield* parser.end();
}

/** A lone carriage return ends a line in YAML, but not for the parser. No offset changes. */
const withLineFeeds = (text: string): string => text.replaceAll(/\r(?!\n)/g, '\n');
