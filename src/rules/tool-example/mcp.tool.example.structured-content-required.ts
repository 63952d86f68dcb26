import { atGap } from '../../describe/hit.ts';
import { resolvedMember } from '../../describe/subject.ts';
import { rule } from '../rule.ts';
import { isFailure } from './failure.ts';

export default rule('mcp.tool.example.structured-content-required', function* ({ node, within }, description) {
  const result = node.type === 'object' ? node.get('result') : undefined;
  if (result?.type !== 'object' || within === undefined || result.has('structuredContent')) return;
  const schema = resolvedMember(within.node, 'outputSchema', 'schemas', description);
  if (schema === undefined || description.faulty.has(schema) || isFailure(result)) return;
  yield { at: atGap(result, 'structuredContent'), message: 'default', with: {} };
});
