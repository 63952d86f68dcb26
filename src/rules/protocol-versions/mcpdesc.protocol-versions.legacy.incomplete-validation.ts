import { atValue } from '../../describe/hit.ts';
import { rule } from '../rule.ts';

/** Once for the document; its levels say which versions the format itself does not describe completely. */
export default rule('mcpdesc.protocol-versions.legacy.incomplete-validation', function* (_document, { root }) {
  const versions = root.get('protocolVersions');
  if (versions !== undefined) yield { at: atValue(versions), message: 'default', with: {} };
});
