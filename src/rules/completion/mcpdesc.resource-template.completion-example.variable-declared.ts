import { rule } from '../rule.ts';
import { undeclaredTarget } from './names.ts';
import { templateVariables } from './owner.ts';

export default rule('mcpdesc.resource-template.completion-example.variable-declared', function* (example) {
  const declared = templateVariables(example);
  if (declared !== undefined) yield* undeclaredTarget(example, declared);
});
