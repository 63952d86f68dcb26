import { type Node, pointer } from '../../read/index.ts';

interface Candidate {
  readonly start: number;
  readonly node: Node;
  readonly isItem: boolean;
}

/** In block style a collection begins with what it holds, and that is meant. */
const isBlock = (node: Node, text: string) =>
  (node.type === 'object' || node.type === 'array') && !'{['.includes(text.charAt(node.start));

/** Members at their key, values with a beginning of their own, and items, in document order. */
function* candidates(node: Node, text: string): Generator<Candidate> {
  if (node.type === 'object') {
    for (const { keyStart, value } of node.members) {
      yield { start: keyStart, node: value, isItem: false };
      if (!isBlock(value, text)) yield { start: value.start, node: value, isItem: false };
      yield* candidates(value, text);
    }
  } else if (node.type === 'array') {
    for (const item of node.items) {
      yield { start: item.start, node: item, isItem: true };
      yield* candidates(item, text);
    }
  }
}

const dashes = (between: string): number => between.replaceAll(/#.*/g, '').match(/(?<=^|\s)-(?=\s|$)/g)?.length ?? 0;

/** The first that does not begin before an offset. They are in order. */
function firstFrom(all: readonly Candidate[], offset: number): number {
  let [from, to] = [0, all.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((all[middle]?.start ?? 0) < offset) from = middle + 1;
    else to = middle;
  }
  return from;
}

/**
 * Answers for the end of a YAML comment with the pointer of what the comment stands before: the next member, or the
 * next item where its dash follows. An item that is an object begins where its first member does, and only the dash
 * tells which of the two is meant.
 */
export function nextNodes(root: Node, text: string): (end: number) => string | undefined {
  const all = [...candidates(root, text)];
  return (end) => {
    const index = firstFrom(all, end);
    const first = all[index];
    if (first === undefined) return undefined;
    const announced = dashes(text.slice(end, first.start));
    // A list in block style begins at the dash of its first item.
    const { node, isItem: held } = first;
    if (announced === 0 && held && node.type === 'array' && isBlock(node, text)) return pointer(node.items[0] ?? node);
    const next = all.slice(index, firstFrom(all, first.start + 1));
    const items = next.filter(({ isItem }) => isItem);
    const meant = announced > 0 ? items.at(-announced) : next.findLast(({ isItem }) => !isItem);
    return pointer((meant ?? first).node);
  };
}
