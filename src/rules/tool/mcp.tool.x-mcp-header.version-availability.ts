import { atKey } from '../../describe/hit.ts';
import { rule } from '../rule.ts';
import { annotations } from './mcp-header.ts';

export default rule('mcp.tool.x-mcp-header.version-availability', function* ({ node }) {
  for (const { value } of annotations(node)) yield { at: atKey(value), message: 'default', with: {} };
});
