import { atValue } from '../../describe/hit.ts';
import { quoted } from '../../describe/wording.ts';
import { rule } from '../rule.ts';
import { underDialect } from './embedded-schema.ts';

export default rule('mcpdesc.tool.schema.external-reference', function* (subject, _description, schemas) {
  const compiled = underDialect(subject, schemas)?.compiled;
  for (const { node } of compiled !== undefined && 'external' in compiled ? compiled.external : []) {
    yield { at: atValue(node), message: 'default', with: { value: quoted(node.value) } };
  }
});
