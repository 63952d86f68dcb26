import { rule } from '../rule.ts';
import { undeclaredTarget } from './names.ts';
import { promptArguments } from './owner.ts';

export default rule('mcpdesc.prompt.completion-example.argument-declared', function* (example) {
  const declared = promptArguments(example);
  if (declared !== undefined) yield* undeclaredTarget(example, declared);
});
