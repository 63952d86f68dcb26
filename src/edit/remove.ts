/** Taking a member or an entry out of a text without touching anything else. */

import type { Edit } from '../finding.ts';
import { holder, type Node } from '../read/tree.ts';
import { before, isBlank, isFlow, isIndentation, isUncommented, type Written } from './layout.ts';

/** A member with its key, or an entry: what goes, and the siblings between which it stands. */
interface Part {
  readonly start: number;
  readonly end: number;
  readonly previousEnd: number | undefined;
  readonly nextStart: number | undefined;
}

/** Undefined where a comment or an unusual layout would have to be judged. */
export function removal(node: Node, written: Written): Edit | undefined {
  const { parent } = node;
  const part = partOf(node, written);
  if (parent === undefined || part === undefined) return undefined;
  if (isFlow(parent, written)) return fromFlow(part, parent, written);
  return part.previousEnd === undefined && part.nextStart === undefined
    ? onlyOne(part, parent, written)
    : fromBlock(part, parent.type === 'array', written);
}

function partOf(node: Node, written: Written): Part | undefined {
  if (!isUncommented(node, written)) return undefined;
  const { parent } = node;
  if (parent?.type === 'array') {
    const at = parent.items.indexOf(node);
    const { start, end } = node;
    return { start, end, previousEnd: parent.items[at - 1]?.end, nextStart: parent.items[at + 1]?.start };
  }
  const member = holder(node);
  if (parent === undefined || member === undefined) return undefined;
  if (written.text.slice(member.keyEnd, node.start).includes('#')) return undefined;
  const at = parent.members.indexOf(member);
  return {
    start: member.keyStart,
    end: node.end,
    previousEnd: parent.members[at - 1]?.value.end,
    nextStart: parent.members[at + 1]?.keyStart,
  };
}

const isComma = (text: string): boolean => /^\s*,\s*$/.test(text);

/** With the comma before it, or the one behind where it is the first. */
function fromFlow({ start, end, previousEnd, nextStart }: Part, around: Node, { text }: Written): Edit | undefined {
  if (previousEnd !== undefined) {
    return isComma(text.slice(previousEnd, start)) ? { start: previousEnd, end, text: '' } : undefined;
  }
  if (nextStart !== undefined)
    return isComma(text.slice(end, nextStart)) ? { start, end: nextStart, text: '' } : undefined;
  const inside = { start: around.start + 1, end: around.end - 1, text: '' };
  return isBlank(text.slice(inside.start, start)) && isBlank(text.slice(end, inside.end)) ? inside : undefined;
}

/** A block has no way to write that it is empty. */
function onlyOne({ start, end }: Part, around: Node, written: Written): Edit | undefined {
  if (around.type === 'array' || !isIndentation(before(start, written))) return undefined;
  return { start, end, text: '{}' };
}

/** Its lines; or, where it shares the line of its dash, all up to the member that takes its place. */
function fromBlock({ start, end, nextStart }: Part, isItem: boolean, written: Written): Edit | undefined {
  const { text, lines } = written;
  if (/^[|>]/.test(text.charAt(start))) return undefined;
  const lead = before(start, written);
  const firstLine = lines.position(start).line;
  if (/^\s*#/.test(firstLine > 1 ? lines.text(firstLine - 1) : '')) return undefined;
  if (isItem ? /^ *- +$/.test(lead) : /^ *$/.test(lead)) {
    const lastLine = lines.position(end).line;
    if (!isBlank(text.slice(end, lines.end(lastLine)))) return undefined;
    return lastLine < lines.count
      ? { start: lines.start(firstLine), end: lines.start(lastLine + 1), text: '' }
      : { start: lines.end(firstLine - 1), end: lines.end(lastLine), text: '' };
  }
  if (isItem || nextStart === undefined || !isIndentation(lead) || !isBlank(text.slice(end, nextStart)))
    return undefined;
  return { start, end: nextStart, text: '' };
}
