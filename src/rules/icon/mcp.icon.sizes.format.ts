import { atValue } from '../../describe/hit.ts';
import { shown } from '../../describe/wording.ts';
import { rule } from '../rule.ts';
import { ownerOf } from './owner.ts';

const size = /^(?:[1-9][0-9]*x[1-9][0-9]*|any)$/;

export default rule('mcp.icon.sizes.format', function* (icon) {
  const sizes = icon.node.type === 'object' ? icon.node.get('sizes') : undefined;
  for (const item of sizes?.type === 'array' ? sizes.items : []) {
    if (item.type !== 'string' || size.test(item.value)) continue;
    yield { at: atValue(item), message: ownerOf(icon), with: { value: shown(item) } };
  }
});
