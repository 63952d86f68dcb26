import { atKey } from '../../describe/hit.ts';
import { didYouMean, quoted } from '../../describe/wording.ts';
import { rule } from '../rule.ts';
import { declaredSchemes, demands } from './requirement.ts';

export default rule('mcpdesc.security-requirement.scheme.declared', function* ({ node }, description) {
  const schemes = declaredSchemes(description);
  if (schemes === undefined) return;
  const names = schemes === 'none' ? [] : schemes.members.map(({ key }) => key);
  const known = new Set(names);
  for (const { name, scopes } of demands(node, description)) {
    if (known.has(name)) continue;
    yield { at: atKey(scopes), message: 'default', with: { name: quoted(name), hint: didYouMean(name, names) } };
  }
});
