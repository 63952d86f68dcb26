import { atValue } from '../../describe/hit.ts';
import { didYouMean, shown } from '../../describe/wording.ts';
import { rule } from '../rule.ts';
import { elicitationsOf } from './declaration.ts';

export default rule('mcpdesc.tool.interaction-example.declaration-exists', function* (tool, description) {
  const { declared, areNamed, following } = elicitationsOf(tool, description);
  if (!areNamed) return;
  for (const { name } of following) {
    if (declared.has(name.value)) continue;
    const hint = didYouMean(name.value, declared.keys());
    yield { at: atValue(name), message: 'default', with: { name: shown(name), hint } };
  }
});
