import { schemaUri } from '../../describe/formats.ts';
import { atGap } from '../../describe/hit.ts';
import { quoted } from '../../describe/wording.ts';
import { rule } from '../rule.ts';

export default rule('mcpdesc.document.schema-uri.present', function* (_document, { root, format }) {
  if (root.has('$schema')) return;
  const value = schemaUri(format);
  yield {
    at: atGap(root, '$schema'),
    message: 'default',
    with: { expected: quoted(value) },
    repair: { title: 'Name the schema.', change: { do: 'insert', into: root, key: '$schema', value } },
  };
});
