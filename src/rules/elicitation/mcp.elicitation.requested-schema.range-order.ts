import { rule } from '../rule.ts';
import { crossedRanges, isDeclared } from './form.ts';

export default rule('mcp.elicitation.requested-schema.range-order', function* (form, description) {
  if (!isDeclared(form)) return;
  for (const one of crossedRanges(form.node, description)) yield { ...one, message: 'default' };
});
