import type { CST } from 'yaml';
import type { ReadingLimits } from '../limits.ts';
import { Refusal } from './fault.ts';
import { exceeded } from './limits.ts';

/** What the token tree of a document tells before it is composed. */
export interface Survey {
  /** As they are written, in the order of the text. Composing loses the non-specific `!` of a collection. */
  readonly tags: readonly CST.SourceToken[];
  /** The first quote that is not closed. The parser complains at the end of the text instead. */
  readonly unclosed: Refusal | undefined;
}

/** Looks over a document before it is composed, which is recursive: nesting past the limit is refused while no stack is at risk. */
export function survey(document: CST.Document, limits: ReadingLimits): Survey {
  const tags: CST.SourceToken[] = [];
  const collect = (properties: readonly CST.SourceToken[] | undefined) => {
    for (const token of properties ?? []) if (token.type === 'tag') tags.push(token);
  };
  const waiting: { readonly token: CST.Token; readonly depth: number }[] = [];
  const visit = (token: CST.Token | null | undefined, depth: number) => {
    if (token === null || token === undefined) return;
    if (depth > limits.depth) throw exceeded('depth', limits, depth, token.offset, token.offset + 1);
    waiting.push({ token, depth });
  };
  let unclosed: CST.Token | undefined;

  collect(document.start);
  visit(document.value, 0);
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { token, depth } = next;
    if (!isClosed(token) && token.offset < (unclosed?.offset ?? Infinity)) unclosed = token;
    if (!('items' in token)) continue;
    for (const item of token.items) {
      collect(item.start);
      collect(item.sep);
      // A pair in a flow sequence is a mapping of its own, without braces.
      const inside = token.type === 'flow-collection' && token.start.source === '[' && item.sep !== undefined ? 2 : 1;
      visit(item.key, depth + inside);
      visit(item.value, depth + inside);
    }
  }
  return { tags: tags.sort((a, b) => a.offset - b.offset), unclosed: unclosed && notClosed(unclosed) };
}

function isClosed(token: CST.Token): boolean {
  if (token.type !== 'single-quoted-scalar' && token.type !== 'double-quoted-scalar') return true;
  const { source } = token;
  if (source.length < 2 || !source.endsWith(source.charAt(0))) return false;
  if (token.type === 'single-quoted-scalar') return true;
  let escapes = 0;
  while (source[source.length - 2 - escapes] === '\\') escapes += 1;
  return escapes % 2 === 0;
}

/** The range is the quote alone: what it was meant to hold, nobody knows. */
function notClosed({ offset }: CST.Token): Refusal {
  return new Refusal('mcpdesc.serialization.yaml.well-formed', 'unclosed-quote', offset, offset + 1);
}
