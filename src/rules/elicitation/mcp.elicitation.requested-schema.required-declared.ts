import { rule } from '../rule.ts';
import { isDeclared, undeclaredRequired } from './form.ts';

export default rule('mcp.elicitation.requested-schema.required-declared', function* (form, description) {
  if (!isDeclared(form)) return;
  for (const one of undeclaredRequired(form.node, description)) yield { ...one, message: 'default' };
});
