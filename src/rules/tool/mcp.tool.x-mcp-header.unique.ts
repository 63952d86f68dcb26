import { atValue } from '../../describe/hit.ts';
import { quoted } from '../../describe/wording.ts';
import type { Node } from '../../read/tree.ts';
import { rule } from '../rule.ts';
import { annotations, headerName } from './mcp-header.ts';

/** Header names are ASCII here, and the same whatever their case. */
export default rule('mcp.tool.x-mcp-header.unique', function* ({ node }) {
  const taken = new Map<string, Node>();
  for (const annotation of annotations(node)) {
    const name = headerName(annotation);
    if (name === undefined) continue;
    const { value } = annotation;
    const first = taken.get(name.toLowerCase());
    if (first === undefined) {
      taken.set(name.toLowerCase(), value);
    } else {
      yield {
        at: atValue(value),
        message: 'default',
        with: { name: quoted(name) },
        also: [{ at: atValue(first), message: 'The header is taken here.' }],
      };
    }
  }
});
