import { atValue } from '../../describe/hit.ts';
import { isUri } from '../../describe/uri.ts';
import { shown } from '../../describe/wording.ts';
import { rule } from '../rule.ts';

export default rule('mcpdesc.info.id.identifier-form', function* ({ node }) {
  const id = node.type === 'object' ? node.get('id') : undefined;
  if (id?.type === 'string' && !isUri(id.value))
    yield { at: atValue(id), message: 'default', with: { value: shown(id) } };
});
