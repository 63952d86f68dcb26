import { atValue } from '../../describe/hit.ts';
import { quoted } from '../../describe/wording.ts';
import { isExpansion } from '../../uri-template/index.ts';
import { templateOf } from '../resource/template.ts';
import { rule } from '../rule.ts';

export default rule('mcpdesc.resource-template.example.uri-expansion', function* ({ node, within }, { faulty }) {
  const uri = node.type === 'object' ? node.get('uri') : undefined;
  const known = templateOf(within);
  if (uri?.type !== 'string' || faulty.has(uri) || known === undefined) return;
  if (isExpansion(known.template, uri.value) !== false) return;
  yield {
    at: atValue(uri),
    message: 'default',
    with: { uri: quoted(uri.value), template: quoted(known.text.value) },
    also: [{ at: atValue(known.text), message: 'The template is here.' }],
  };
});
