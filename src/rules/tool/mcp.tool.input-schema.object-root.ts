import { atGap, atValue } from '../../describe/hit.ts';
import { shown } from '../../describe/wording.ts';
import { rule } from '../rule.ts';
import { rootType } from './root-type.ts';

/** Looks at the root's own `type` alone: where `$ref` or `allOf` lead is not asked. Which is enough where, its levels say. */
export default rule('mcp.tool.input-schema.object-root', function* ({ node }) {
  const { verdict, type } = rootType(node);
  if (verdict === 'literal') return;
  const at = type === undefined ? atGap(node, 'type') : atValue(type);
  const value = type === undefined ? 'no type' : shown(type);
  yield { at, message: verdict === 'excluded' ? 'excluded' : 'not-literal', with: { value } };
});
