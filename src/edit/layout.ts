/** How a collection is written, which decides how something is put into it or taken out of it. */

import type { Lines } from '../read/lines.ts';
import type { ArrayNode, Node, ObjectNode } from '../read/tree.ts';

/** The text that is to be edited. */
export interface Written {
  readonly text: string;
  readonly lines: Lines;
}

/** With brackets: all of JSON, and YAML's flow style. The other is YAML's block style. */
export const isFlow = (node: ObjectNode | ArrayNode, { text }: Written): boolean =>
  '{['.includes(text.charAt(node.start));

export const isBlank = (text: string): boolean => text.trim() === '';

/** What stands on the line before an offset. */
export const before = (offset: number, { text, lines }: Written): string =>
  text.slice(lines.start(lines.position(offset).line), offset);

/** Nothing but indentation and the dashes of block sequences, no tag, anchor or explicit key. */
export const isIndentation = (text: string): boolean => /^ *(?:- +)*$/.test(text);

/** No comment in it: those are for a person to move. A `#` in a string of a collection counts as one, to be careful. */
export const isUncommented = (node: Node, { text }: Written): boolean =>
  (node.type !== 'object' && node.type !== 'array') || !text.slice(node.start, node.end).includes('#');

/** A string as this text would spell it next to something that is spelt so. */
export function spelt(value: string, model: number, { text }: Written): string | undefined {
  switch (text.charAt(model)) {
    case '"':
      return JSON.stringify(value);
    case "'":
      return `'${value.replaceAll("'", "''")}'`;
    case '|':
    case '>':
      return undefined;
    default:
      return isPlain(value) ? value : JSON.stringify(value);
  }
}

/** Means itself without quotes, in block and flow style alike; keeps far away from everything that YAML reads otherwise. */
const isPlain = (value: string): boolean =>
  /^[A-Za-z$/][\w$./-]*(?::\/\/[\w./-]+)?$/.test(value) && !/^(?:true|false|null)$/i.test(value);
