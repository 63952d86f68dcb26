import { atValue } from '../../describe/hit.ts';
import { quoted, shownWithType } from '../../describe/wording.ts';
import { rule } from '../rule.ts';

export default rule('mcpdesc.extension-property.value.object-preferred', function* ({ node }) {
  if (node.type === 'object') return;
  const params = { name: quoted(String(node.key)), value: shownWithType(node) };
  yield { at: atValue(node), message: 'default', with: params };
});
