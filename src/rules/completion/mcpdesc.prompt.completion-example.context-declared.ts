import { rule } from '../rule.ts';
import { undeclaredContext } from './names.ts';
import { promptArguments } from './owner.ts';

export default rule('mcpdesc.prompt.completion-example.context-declared', function* (example) {
  const declared = promptArguments(example);
  if (declared !== undefined) yield* undeclaredContext(example, declared);
});
