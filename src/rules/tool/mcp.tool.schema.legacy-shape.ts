import { atValue } from '../../describe/hit.ts';
import { quoted, shown, shownWithType } from '../../describe/wording.ts';
import { rule } from '../rule.ts';

/** The root's own `properties` and `required`, which the MCP type names; no deeper, and no other keyword. */
export default rule('mcp.tool.schema.legacy-shape', function* ({ node }) {
  if (node.type !== 'object') return;
  const properties = node.get('properties');
  if (properties !== undefined && properties.type !== 'object') {
    yield { at: atValue(properties), message: 'properties', with: { value: shownWithType(properties) } };
  }
  for (const { key, value } of properties?.type === 'object' ? properties.members : []) {
    if (value.type === 'object') continue;
    yield { at: atValue(value), message: 'property', with: { name: quoted(key), value: shown(value) } };
  }
  const required = node.get('required');
  if (required !== undefined && required.type !== 'array') {
    yield { at: atValue(required), message: 'required', with: { value: shownWithType(required) } };
  }
  for (const item of required?.type === 'array' ? required.items : []) {
    if (item.type !== 'string') yield { at: atValue(item), message: 'entry', with: { value: shownWithType(item) } };
  }
});
