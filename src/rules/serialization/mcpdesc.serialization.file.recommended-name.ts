import { atKey } from '../../describe/hit.ts';
import { quoted } from '../../describe/wording.ts';
import { rule } from '../rule.ts';

const recommended = /\.mcpdesc\.(?:json|ya?ml)$/;

export default rule('mcpdesc.serialization.file.recommended-name', function* (_document, { root, path }) {
  const name = path.slice(path.lastIndexOf('/') + 1);
  if (recommended.test(name)) return;
  yield { at: atKey(root), message: 'default', with: { value: quoted(name) } };
});
