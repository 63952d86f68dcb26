import { atValue } from '../../describe/hit.ts';
import { difference, intersection, isProtocol, noProtocols, protocolSet, union } from '../../describe/protocols.ts';
import { rule } from '../rule.ts';

/**
 * Sets only: a transport covers a version even where its type does not exist in it, which another rule says. One whose
 * type is not known at all is no subject, and while there is one, nothing is said of what the others leave out.
 */
export default rule('mcpdesc.transport.protocol-versions.coverage', function* (_document, description) {
  const { root, declared, subjects } = description;
  const versions = root.get('protocolVersions');
  const transports = subjects.get('transport') ?? [];
  const written = root.get('transports');
  if (written?.type !== 'array' || written.items.length !== transports.length || transports.length === 0) return;
  if (versions?.type !== 'array') return;
  const covered = transports.map(({ scope }) => scope).reduce(union, noProtocols);
  const uncovered = difference(declared, covered);
  for (const item of versions.items) {
    if (item.type !== 'string' || !isProtocol(item.value)) continue;
    const scope = intersection(uncovered, protocolSet([item.value]));
    if (scope === noProtocols) continue;
    yield { at: atValue(item), message: 'default', with: { version: item.value }, scope };
  }
});
