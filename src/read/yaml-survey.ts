import type { CST } from 'yaml';
import { Refusal } from './fault.ts';
import { exceeded, type Limits } from './limits.ts';

/** What the token tree of a document tells before it is composed. */
export interface Survey {
  /** As they are written, in the order of the text. Composing loses the non-specific `!` of a collection. */
  readonly tags: readonly CST.SourceToken[];
  /** The last quote or bracket that is opened and not closed. The parser complains at the end of the text instead. */
  readonly unclosed: Refusal | undefined;
}

/** Looks over a document before it is composed, which is recursive: nesting past the limit is refused while no stack is at risk. */
export function survey(document: CST.Document, limits: Limits): Survey {
  const tags: CST.SourceToken[] = [];
  const collect = (properties: readonly CST.SourceToken[] | undefined) => {
    for (const token of properties ?? []) if (token.type === 'tag') tags.push(token);
  };
  const waiting: { readonly token: CST.Token; readonly depth: number }[] = [];
  const visit = (token: CST.Token | null | undefined, depth: number) => {
    if (token === null || token === undefined) return;
    if (depth > limits.depth) throw exceeded('depth', limits, token.offset, token.offset + 1);
    waiting.push({ token, depth });
  };
  let unclosed: CST.Token | undefined;

  collect(document.start);
  visit(document.value, 0);
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { token, depth } = next;
    if (!isClosed(token) && token.offset > (unclosed?.offset ?? -1)) unclosed = token;
    if (!('items' in token)) continue;
    for (const item of token.items) {
      collect(item.start);
      collect(item.sep);
      // A pair in a flow sequence is a mapping of its own, without braces.
      const inside = opening(token) === '[' && item.sep !== undefined ? 2 : 1;
      visit(item.key, depth + inside);
      visit(item.value, depth + inside);
    }
  }
  return { tags: tags.sort((a, b) => a.offset - b.offset), unclosed: unclosed && notClosed(unclosed) };
}

const closers: Readonly<Record<string, string>> = { '[': ']', '{': '}' };

/** The bracket or quote with which a token begins, if it has one. */
function opening(token: CST.Token): string | undefined {
  if (token.type === 'flow-collection') return token.start.source;
  return token.type === 'single-quoted-scalar' || token.type === 'double-quoted-scalar' ? token.source.charAt(0) : undefined;
}

function isClosed(token: CST.Token): boolean {
  if (token.type === 'flow-collection') return token.end[0]?.source === closers[token.start.source];
  if (token.type === 'double-quoted-scalar') return /^"(?:[^"\\]|\\[^])*"$/.test(token.source);
  return token.type !== 'single-quoted-scalar' || (token.source.length > 1 && token.source.endsWith("'"));
}

function notClosed(token: CST.Token): Refusal {
  const opener = opening(token) ?? '';
  const which = opener in closers ? 'unclosed-bracket' : 'unclosed-quote';
  return new Refusal('mcpdesc.serialization.yaml.well-formed', which, token.offset, token.offset + 1, { opener });
}
