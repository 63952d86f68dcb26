import { atValue } from '../../describe/hit.ts';
import { quoted } from '../../describe/wording.ts';
import type { Node, StringNode } from '../../read/tree.ts';
import { rule } from '../rule.ts';

/** What parsers of YAML 1.1 read as a date or as a point in time. */
const dated = /^\d{4}-\d{2}-\d{2}(?:[Tt ].*)?$/;

/** Looks everywhere, into `x-*` and example values too: other parsers do not know what is whose. */
export default rule('mcpdesc.serialization.yaml.quoted-dates', function* (_document, { root }) {
  for (const scalar of dates(root)) {
    yield { at: atValue(scalar), message: 'default', with: { value: quoted(scalar.value) } };
  }
});

function dates(node: Node, found: StringNode[] = []): StringNode[] {
  if (node.type === 'string' && node.plain && dated.test(node.value)) found.push(node);
  else if (node.type === 'array') for (const item of node.items) dates(item, found);
  else if (node.type === 'object') for (const { value } of node.members) dates(value, found);
  return found;
}
