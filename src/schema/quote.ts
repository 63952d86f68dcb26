import { type Node, toValue } from '../read/tree.ts';

/** Longer values are cut: a message is one line. */
const longest = 60;

const clip = (text: string): string => {
  // A character is two units at most; one unit more tells whether there are more.
  const characters = [...text.slice(0, 2 * longest + 1)];
  return characters.length > longest ? `${characters.slice(0, longest - 1).join('')}…` : text;
};

export const quote = (text: string): string => JSON.stringify(clip(text));

/** A value as a message shows it. */
export const show = (node: Node): string =>
  node.type === 'string' ? quote(node.value) : clip(JSON.stringify(toValue(node)));

/** `a, b or c`; of a long list the beginning. */
export function either(words: readonly string[]): string {
  const shown = words.length > 8 ? [...words.slice(0, 7), `${words.length - 7} more`] : words;
  return shown.length > 1 ? `${shown.slice(0, -1).join(', ')} or ${shown.at(-1)}` : (shown[0] ?? 'nothing');
}
