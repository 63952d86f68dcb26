import { atGap, atValue } from '../../describe/hit.ts';
import { shown } from '../../describe/wording.ts';
import { rule } from '../rule.ts';
import { rootType } from './root-type.ts';

/** Looks at the root's own `type` alone: where `$ref` or `allOf` lead is not asked. Which is enough where, its levels say. */
export default rule('mcp.tool.input-schema.object-root', function* ({ node }) {
  const { verdict, type } = rootType(node);
  if (type === undefined) {
    yield { at: atGap(node, 'type'), message: 'not-literal', with: { value: 'no type' } };
  } else if (verdict === 'excluded') {
    const value = type.type === 'array' ? 'an array without "object"' : shown(type);
    yield { at: atValue(type), message: 'excluded', with: { value } };
  } else if (verdict !== 'literal') {
    yield { at: atValue(type), message: 'not-literal', with: { value: `${shown(type)} as its type` } };
  }
});
