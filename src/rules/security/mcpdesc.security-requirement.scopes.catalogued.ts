import { atValue } from '../../describe/hit.ts';
import { didYouMean, quoted, shown } from '../../describe/wording.ts';
import type { Node, ObjectNode } from '../../read/tree.ts';
import { rule } from '../rule.ts';
import { demands } from './requirement.ts';

export default rule('mcpdesc.security-requirement.scopes.catalogued', function* ({ node }, description) {
  const { faulty } = description;
  for (const { name, scopes, scheme, type } of demands(node, description)) {
    if (scheme === undefined || (type !== 'oauth2' && type !== 'openIdConnect')) continue;
    const listed = type === 'oauth2' ? scopesOf(scheme, faulty) : [];
    if (listed === undefined) continue;
    const known = new Set(listed);
    for (const scope of scopes.items) {
      if (scope.type !== 'string' || faulty.has(scope) || known.has(scope.value)) continue;
      const also = [{ at: atValue(scheme), message: 'The security scheme is declared here.' }];
      const params = { scope: shown(scope), name: quoted(name) };
      const found = { at: atValue(scope), also };
      if (type === 'openIdConnect') yield { ...found, message: 'openid', with: params };
      else yield { ...found, message: 'oauth', with: { ...params, hint: didYouMean(scope.value, known) } };
    }
  }
});

const flowNames = ['implicit', 'password', 'clientCredentials', 'authorizationCode'];

/** The scopes that any flow of an OAuth scheme lists; undefined where one cannot be read, or has another name than was meant. */
function scopesOf(scheme: ObjectNode, faulty: ReadonlySet<Node>): string[] | undefined {
  const flows = scheme.get('flows');
  if (flows?.type !== 'object' || flows.members.some(({ value }) => faulty.has(value))) return undefined;
  const listed: string[] = [];
  for (const flow of flowNames.map((name) => flows.get(name))) {
    if (flow === undefined) continue;
    const scopes = flow.type === 'object' ? flow.get('scopes') : undefined;
    if (scopes?.type !== 'object') return undefined;
    listed.push(...scopes.members.map(({ key }) => key));
  }
  return listed;
}
