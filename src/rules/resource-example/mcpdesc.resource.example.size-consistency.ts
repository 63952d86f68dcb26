import { atValue } from '../../describe/hit.ts';
import { quoted, shown } from '../../describe/wording.ts';
import type { ObjectNode } from '../../read/tree.ts';
import { base64Fault, base64Size } from '../content/base64.ts';
import { rule } from '../rule.ts';
import { readingOf, textOf } from './reading.ts';

export default rule('mcpdesc.resource.example.size-consistency', function* (example, description) {
  const reading = readingOf(example, description);
  const size = reading?.declaration.get('size');
  if (reading === undefined || size?.type !== 'number') return;
  for (const answer of reading.answers) {
    const bytes = description.faulty.has(answer) ? undefined : sizeOf(answer);
    if (bytes === undefined || bytes === size.value) continue;
    yield {
      at: atValue(answer),
      message: 'default',
      with: { uri: quoted(reading.requested.value), bytes: String(bytes), size: shown(size) },
      also: [{ at: atValue(size), message: 'The size is declared here.' }],
    };
  }
});

/** Bytes of UTF-8, or those that base64 stands for. */
function sizeOf(contents: ObjectNode): number | undefined {
  const text = textOf(contents, 'text');
  if (text !== undefined) return new TextEncoder().encode(text.value).length;
  const blob = textOf(contents, 'blob');
  return blob === undefined || base64Fault(blob.value) !== undefined ? undefined : base64Size(blob.value);
}
