import { atValue } from '../../describe/hit.ts';
import { quoted } from '../../describe/wording.ts';
import { rule } from '../rule.ts';
import { demands } from './requirement.ts';

const withoutScopes: readonly string[] = ['http', 'apiKey'];

export default rule('mcpdesc.security-requirement.scopes.empty-unless-oauth', function* ({ node }, description) {
  for (const { name, scopes, scheme, type } of demands(node, description)) {
    if (scheme === undefined || type === undefined || !withoutScopes.includes(type)) continue;
    if (scopes.items.length === 0) continue;
    yield {
      at: atValue(scopes),
      message: 'default',
      with: { name: quoted(name), type },
      also: [{ at: atValue(scheme), message: 'The security scheme is declared here.' }],
    };
  }
});
