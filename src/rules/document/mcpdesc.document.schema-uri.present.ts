import { schemaUri } from '../../describe/formats.ts';
import { atGap } from '../../describe/hit.ts';
import { quoted } from '../../describe/wording.ts';
import { rule } from '../rule.ts';

export default rule('mcpdesc.document.schema-uri.present', function* (_document, { root, format }) {
  if (root.has('$schema')) return;
  yield { at: atGap(root, '$schema'), message: 'default', with: { expected: quoted(schemaUri(format)) } };
});
