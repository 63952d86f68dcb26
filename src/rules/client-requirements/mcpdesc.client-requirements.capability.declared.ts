import { atKey } from '../../describe/hit.ts';
import { rule } from '../rule.ts';

/** An object without any member is the business of another rule. */
export default rule('mcpdesc.client-requirements.capability.declared', function* ({ node }) {
  if (node.type !== 'object' || node.members.length === 0) return;
  if (node.members.every(({ key }) => key.startsWith('x-'))) yield { at: atKey(node), message: 'default', with: {} };
});
