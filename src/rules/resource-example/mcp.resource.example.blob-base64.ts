import { atValue } from '../../describe/hit.ts';
import { quoted } from '../../describe/wording.ts';
import { base64Fault } from '../content/base64.ts';
import { rule } from '../rule.ts';
import { contentsOf, textOf } from './reading.ts';

export default rule('mcp.resource.example.blob-base64', function* ({ node }) {
  for (const item of contentsOf(node)?.items ?? []) {
    const blob = textOf(item, 'blob');
    const fault = blob && base64Fault(blob.value);
    if (blob === undefined || fault === undefined) continue;
    const at = atValue(blob);
    switch (fault.message) {
      case 'character':
        yield { at, message: 'character', with: { character: quoted(fault.character) } };
        break;
      case 'length':
        yield { at, message: 'length', with: { length: fault.length } };
        break;
      case 'unused-bits':
        yield { at, message: 'unused-bits', with: { end: quoted(fault.end) } };
        break;
    }
  }
});
