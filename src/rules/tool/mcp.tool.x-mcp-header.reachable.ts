import { atKey } from '../../describe/hit.ts';
import { rule } from '../rule.ts';
import { annotations } from './mcp-header.ts';

export default rule('mcp.tool.x-mcp-header.reachable', function* ({ node }) {
  for (const { value, reachable } of annotations(node)) {
    if (!reachable) yield { at: atKey(value), message: 'default', with: {} };
  }
});
