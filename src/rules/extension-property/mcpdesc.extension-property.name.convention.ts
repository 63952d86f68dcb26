import { atKey } from '../../describe/hit.ts';
import { quoted } from '../../describe/wording.ts';
import { rule } from '../rule.ts';

/** The organization in small letters, then the feature, of one word or several. */
const conventional = /^x-[a-z0-9]+(?:-[A-Za-z0-9]+)+$/;

export default rule('mcpdesc.extension-property.name.convention', function* ({ node }) {
  const name = String(node.key);
  if (!conventional.test(name)) yield { at: atKey(node), message: 'default', with: { name: quoted(name) } };
});
