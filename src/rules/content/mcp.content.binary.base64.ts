import { atValue } from '../../describe/hit.ts';
import { quoted } from '../../describe/wording.ts';
import type { Node } from '../../read/tree.ts';
import { rule } from '../rule.ts';
import { base64Fault } from './base64.ts';

/** Where a content block carries bytes, by its type; elsewhere `data` and `blob` are unknown members. */
function bytesOf(block: Node): Node | undefined {
  if (block.type !== 'object') return undefined;
  const type = block.get('type');
  if (type?.type !== 'string') return undefined;
  if (type.value === 'image' || type.value === 'audio') return block.get('data');
  const resource = type.value === 'resource' ? block.get('resource') : undefined;
  return resource?.type === 'object' ? resource.get('blob') : undefined;
}

export default rule('mcp.content.binary.base64', function* ({ node }) {
  const bytes = bytesOf(node);
  const fault = bytes?.type === 'string' ? base64Fault(bytes.value) : undefined;
  if (bytes === undefined || fault === undefined) return;
  const name = quoted(String(bytes.key));
  const at = atValue(bytes);
  switch (fault.message) {
    case 'character':
      yield { at, message: 'character', with: { name, character: quoted(fault.character) } };
      break;
    case 'length':
      yield { at, message: 'length', with: { name, length: fault.length } };
      break;
    case 'unused-bits':
      yield { at, message: 'unused-bits', with: { name, end: quoted(fault.end) } };
      break;
  }
});
