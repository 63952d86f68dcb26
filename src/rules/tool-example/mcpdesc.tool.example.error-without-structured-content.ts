import { atKey } from '../../describe/hit.ts';
import { rule } from '../rule.ts';
import { isFailure } from './failure.ts';

export default rule('mcpdesc.tool.example.error-without-structured-content', function* ({ node }) {
  const result = node.type === 'object' ? node.get('result') : undefined;
  const content = result?.type === 'object' && isFailure(result) ? result.get('structuredContent') : undefined;
  if (content !== undefined) yield { at: atKey(content), message: 'default', with: {} };
});
