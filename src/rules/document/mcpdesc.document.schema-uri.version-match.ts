import { isPrereleaseSchemaUri, isSchemaUri, schemaUri } from '../../describe/formats.ts';
import { atValue } from '../../describe/hit.ts';
import { quoted, shown } from '../../describe/wording.ts';
import { rule } from '../rule.ts';

export default rule('mcpdesc.document.schema-uri.version-match', function* (_document, { root, format }) {
  const uri = root.get('$schema');
  if (uri?.type !== 'string' || isSchemaUri(uri.value, format)) return;
  yield {
    at: atValue(uri),
    message: isPrereleaseSchemaUri(uri.value, format) ? 'prerelease' : 'other',
    with: { value: shown(uri), expected: quoted(schemaUri(format)) },
  };
});
