import { atGap, atValue, type Place } from '../../describe/hit.ts';
import { shown } from '../../describe/wording.ts';
import type { ObjectNode } from '../../read/tree.ts';
import { rule } from '../rule.ts';
import { underDialect } from './embedded-schema.ts';
import { type RootType, rootType, shownType } from './root-type.ts';

/** A schema that is invalid under its dialect, or whose root leaves objects out, is the business of other rules. */
export default rule('mcp.tool.schema.native-shape', function* (subject, _description, schemas) {
  const { node, surfaces } = subject;
  if (node.type !== 'object') return;
  const compiled = underDialect(subject, schemas)?.compiled;
  if (compiled === undefined || compiled.status === 'invalid') return;
  const root = rootType(node);
  if (root.verdict === 'undeclared' || root.verdict === 'included') {
    const message = surfaces.includes('tool-input-schema') ? 'input-root' : 'output-root';
    yield {
      at: placeOf(root, node),
      message,
      with: { value: root.type === undefined ? 'no type' : `${shownType(root.type)} as its type` },
    };
  }
  const properties = node.get('properties');
  for (const { key, value } of properties?.type === 'object' ? properties.members : []) {
    if (value.type === 'boolean') {
      yield { at: atValue(value), message: 'boolean-property', with: { name: key, value: shown(value) } };
    }
  }
});

const placeOf = ({ type }: RootType, root: ObjectNode): Place =>
  type === undefined ? atGap(root, 'type') : atValue(type);
