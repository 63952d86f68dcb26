import { rule } from '../rule.ts';
import { foreignDefaults, isDeclared } from './form.ts';

export default rule('mcp.elicitation.requested-schema.default-in-choices', function* (form, description) {
  if (!isDeclared(form)) return;
  for (const one of foreignDefaults(form.node, description)) yield { ...one, message: 'default' };
});
