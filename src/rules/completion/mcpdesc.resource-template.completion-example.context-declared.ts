import { rule } from '../rule.ts';
import { undeclaredContext } from './names.ts';
import { templateVariables } from './owner.ts';

export default rule('mcpdesc.resource-template.completion-example.context-declared', function* (example) {
  const declared = templateVariables(example);
  if (declared !== undefined) yield* undeclaredContext(example, declared);
});
