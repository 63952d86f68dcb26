import { atValue } from '../../describe/hit.ts';
import { quoted } from '../../describe/wording.ts';
import type { Node, StringNode } from '../../read/tree.ts';
import { rule } from '../rule.ts';

/** What parsers of YAML 1.1 read as a date or as a point in time. */
const dated = /^\d{4}-\d{2}-\d{2}(?:[Tt ].*)?$/;

/** Looks everywhere, into `x-*` and example values too: other parsers do not know what is whose. */
export default rule('mcpdesc.serialization.yaml.quoted-dates', function* (_document, { root }) {
  for (const scalar of unquoted(root)) {
    if (dated.test(scalar.value))
      yield { at: atValue(scalar), message: 'default', with: { value: quoted(scalar.value) } };
  }
});

function* unquoted(node: Node): Generator<StringNode> {
  if (node.type === 'string' && node.plain) yield node;
  else if (node.type === 'array') for (const item of node.items) yield* unquoted(item);
  else if (node.type === 'object') for (const { value } of node.members) yield* unquoted(value);
}
