import { extensionCatalogue } from '../../describe/extension-catalogue.ts';
import { atKey } from '../../describe/hit.ts';
import { isReservedIdentifier } from '../../describe/reserved-prefix.ts';
import { quoted } from '../../describe/wording.ts';
import { nearest } from '../../nearest.ts';
import { rule } from '../rule.ts';

const { source, date, identifiers } = extensionCatalogue;
const published: ReadonlySet<string> = new Set(identifiers);

export default rule('mcp.extension.identifier.unknown-reserved', function* ({ node, within }, { faulty }) {
  const message = within?.surfaces.includes('client-requirements') ? 'required' : 'declared';
  for (const { key, value } of node.type === 'object' ? node.members : []) {
    if (faulty.has(value) || !isReservedIdentifier(key) || published.has(key)) continue;
    yield { at: atKey(value), message, with: { name: quoted(key), source, date, hint: suggestion(key) } };
  }
});

const nameOf = (identifier: string): string => identifier.slice(identifier.indexOf('/') + 1);

/** By the name alone: beside a long common prefix, any two short names would look alike. */
function suggestion(identifier: string): string {
  const near = nearest(nameOf(identifier), identifiers.map(nameOf));
  const meant = identifiers.find((known) => nameOf(known) === near);
  return meant === undefined ? '' : ` (did you mean ${quoted(meant)}?)`;
}
