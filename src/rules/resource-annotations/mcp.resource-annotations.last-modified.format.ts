import { atValue } from '../../describe/hit.ts';
import { shown } from '../../describe/wording.ts';
import { rule } from '../rule.ts';
import { isDate } from './iso-8601.ts';

export default rule('mcp.resource-annotations.last-modified.format', function* ({ node }) {
  const date = node.type === 'object' ? node.get('lastModified') : undefined;
  if (date?.type !== 'string' || isDate(date.value)) return;
  yield { at: atValue(date), message: 'default', with: { value: shown(date) } };
});
