import { rule } from '../rule.ts';
import { isDeclared, miscountedNames } from './form.ts';

export default rule('mcp.elicitation.requested-schema.enum-names-count', function* (form) {
  if (!isDeclared(form)) return;
  for (const one of miscountedNames(form.node)) yield { ...one, message: 'default' };
});
