import { atValue } from '../../describe/hit.ts';
import { difference, noProtocols, protocolSet, union, versionsOf } from '../../describe/protocols.ts';
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
  for (const version of versionsOf(uncovered)) {
    const items = versions.items.filter((item) => item.type === 'string' && item.value === version);
    // A version that is only taken for declared is not in the list.
    for (const at of items.length === 0 ? [versions] : items) {
      yield { at: atValue(at), message: 'default', with: { version }, scope: protocolSet([version]) };
    }
  }
});
