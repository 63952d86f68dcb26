/** Putting a member in front of the others, in the style of the object. */

import type { Edit } from '../finding.ts';
import { holder, type Member, type Node, type ObjectNode } from '../read/tree.ts';
import { before, isBlank, isFlow, isIndentation, spelt, type Written } from './layout.ts';

/** Undefined where a comment or an unusual layout would have to be judged. */
export function insertion(into: ObjectNode, key: string, value: string, written: Written): Edit | undefined {
  const [first, second] = into.members;
  if (first === undefined) return intoEmpty(into, key, value, written);
  const [speltKey, speltValue] = [spelt(key, first.keyStart, written), spelt(value, first.keyStart, written)];
  if (speltKey === undefined || speltValue === undefined) return undefined;
  const at = first.keyStart;
  if (isFlow(into, written)) {
    const blank = between(into, first, second, written);
    if (blank === undefined) return undefined;
    return { start: at, end: at, text: `${speltKey}${colon(first, written)}${speltValue},${blank}` };
  }
  const lead = before(at, written);
  if (!isIndentation(lead)) return undefined;
  const lineBreak = /\r\n?|\n/.exec(written.text)?.[0] ?? '\n';
  return { start: at, end: at, text: `${speltKey}: ${speltValue}${lineBreak}${' '.repeat(lead.length)}` };
}

/** Spelt as the key that leads here; in braces that stand as close as those around it. */
function intoEmpty(into: ObjectNode, key: string, value: string, written: Written): Edit | undefined {
  const { text } = written;
  const inside = { start: into.start + 1, end: into.end - 1 };
  if (text.charAt(into.start) !== '{' || !isBlank(text.slice(inside.start, inside.end))) return undefined;
  const [model] = membersAround(into);
  if (model === undefined) return { ...inside, text: ` ${JSON.stringify(key)}: ${JSON.stringify(value)} ` };
  const [speltKey, speltValue] = [spelt(key, model.keyStart, written), spelt(value, model.keyStart, written)];
  if (speltKey === undefined || speltValue === undefined) return undefined;
  const blank = bracesTouch(into, written) ? '' : ' ';
  return { ...inside, text: `${blank}${speltKey}${colon(model, written)}${speltValue}${blank}` };
}

/** The members that hold a node, the nearest first. */
function* membersAround(node: Node): Generator<Member> {
  for (let inner: Node | undefined = node; inner !== undefined; inner = inner.parent) {
    const member = holder(inner);
    if (member !== undefined) yield member;
  }
}

/** Whether the nearest braces around a node have no blank behind them. */
function bracesTouch(node: Node, written: Written): boolean {
  for (const { value } of membersAround(node)) {
    const { parent: around } = value;
    if (around?.type !== 'object' || !isFlow(around, written)) continue;
    return around.members[0]?.keyStart === around.start + 1;
  }
  return false;
}

/** The colon of the first member with the blanks around it; behind a name without quotes there must be one. */
function colon({ keyStart, keyEnd, value }: Member, { text }: Written): string {
  const written = text.slice(keyEnd, value.start);
  const isQuoted = `"'`.includes(text.charAt(keyStart));
  return (isQuoted ? /^[ \t]*:[ \t]*$/ : /^:[ \t]+$/).test(written) ? written : ': ';
}

/** What stands between two members: what leads to the first where that is a new line, or what follows its comma. */
function between(into: ObjectNode, first: Member, second: Member | undefined, written: Written): string | undefined {
  const { text } = written;
  const lead = text.slice(into.start + 1, first.keyStart);
  if (!isBlank(lead)) return undefined;
  const [line] = /(?:\r\n?|\n)[ \t]*$/.exec(lead) ?? [];
  if (line !== undefined) return line;
  if (second === undefined) return /[ \t]*$/.exec(colon(first, written))?.[0] ?? '';
  return /^\s*,([ \t]*)$/.exec(text.slice(first.value.end, second.keyStart))?.[1] ?? ' ';
}
