import { isPrereleaseSchemaUri, isSchemaUri, meansSchemaOf, schemaUri } from '../../describe/formats.ts';
import { atValue } from '../../describe/hit.ts';
import { quoted, shown } from '../../describe/wording.ts';
import type { Repair } from '../../edit/index.ts';
import { rule } from '../rule.ts';

export default rule('mcpdesc.document.schema-uri.version-match', function* (_document, { root, format }) {
  const uri = root.get('$schema');
  if (uri?.type !== 'string' || isSchemaUri(uri.value, format)) return;
  const value = schemaUri(format);
  // Where another version is named, "mcpdesc" may be what is wrong, and a path of one's own has its reasons.
  const repair: Repair = {
    title: 'Name the schema of this format version.',
    change: { do: 'replace', node: uri, value },
  };
  yield {
    at: atValue(uri),
    message: isPrereleaseSchemaUri(uri.value, format) ? 'prerelease' : 'other',
    with: { value: shown(uri), expected: quoted(value) },
    ...(meansSchemaOf(uri.value, format) ? { repair } : {}),
  };
});
