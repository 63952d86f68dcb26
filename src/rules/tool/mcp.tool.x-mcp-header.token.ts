import { atValue } from '../../describe/hit.ts';
import { shownWithType } from '../../describe/wording.ts';
import { rule } from '../rule.ts';
import { annotations, headerName } from './mcp-header.ts';

export default rule('mcp.tool.x-mcp-header.token', function* ({ node }) {
  for (const annotation of annotations(node)) {
    if (headerName(annotation) !== undefined) continue;
    const { value } = annotation;
    yield { at: atValue(value), message: 'default', with: { value: shownWithType(value) } };
  }
});
