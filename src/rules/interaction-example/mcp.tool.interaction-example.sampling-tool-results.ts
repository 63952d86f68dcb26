import { atValue } from '../../describe/hit.ts';
import { shown } from '../../describe/wording.ts';
import type { Node, StringNode } from '../../read/tree.ts';
import { rule } from '../rule.ts';
import { type Sound, soundIn, steps } from './steps.ts';

interface Message {
  readonly role: string | undefined;
  readonly blocks: readonly Node[];
}

/** Undefined where a block is broken, and nothing can be told about the whole. */
function messageOf(message: Node, sound: Sound): Message | undefined {
  const content = sound.member(message, 'content');
  if (content === undefined) return undefined;
  const all = content.type === 'array' ? content.items : [content];
  const blocks = content.type === 'array' ? sound.list(message, 'content') : all;
  const role = sound.text(message, 'role')?.value;
  return blocks.length === all.length && role !== undefined ? { role, blocks } : undefined;
}

const isOf = (block: Node, type: string, sound: Sound) => sound.text(block, 'type')?.value === type;

/** The identifiers in the blocks of one type. */
const identifiers = (message: Message | undefined, type: string, name: string, sound: Sound): StringNode[] =>
  (message?.blocks ?? []).flatMap((block) => {
    const id = isOf(block, type, sound) ? sound.text(block, name) : undefined;
    return id === undefined ? [] : [id];
  });

/** Those of the identifiers that the others lack. */
function without(ids: readonly StringNode[], others: readonly StringNode[]): StringNode[] {
  const known = new Set(others.map(({ value }) => value));
  return ids.filter(({ value }) => !known.has(value));
}

export default rule('mcp.tool.interaction-example.sampling-tool-results', function* (example, description) {
  const sound = soundIn(description);
  for (const { request } of steps(example.node, sound, 'sampling')) {
    const list = sound.member(request, 'messages');
    const messages = (list?.type === 'array' ? list.items : []).map((message) => messageOf(message, sound));
    for (const [index, message] of messages.entries()) {
      if (message?.role === 'user' && message.blocks.some((block) => isOf(block, 'tool_result', sound))) {
        for (const block of message.blocks) {
          const type = sound.text(block, 'type');
          if (type === undefined || type.value === 'tool_result') continue;
          yield { at: atValue(type), message: 'mixed', with: { value: shown(type) } };
        }
      }
      if (message?.role !== 'assistant') continue;
      const uses = identifiers(message, 'tool_use', 'id', sound);
      const next = messages[index + 1];
      // A message that is broken is there all the same.
      if (uses.length === 0 || (next === undefined && index + 1 < messages.length)) continue;
      const results = next?.role === 'user' ? identifiers(next, 'tool_result', 'toolUseId', sound) : [];
      for (const id of without(uses, results)) {
        yield { at: atValue(id), message: 'unanswered', with: { id: shown(id) } };
      }
      for (const id of without(results, uses)) {
        yield { at: atValue(id), message: 'unasked', with: { id: shown(id) } };
      }
    }
  }
});
