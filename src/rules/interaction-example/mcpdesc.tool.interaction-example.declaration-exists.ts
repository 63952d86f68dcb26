import { atValue } from '../../describe/hit.ts';
import { didYouMean, shown } from '../../describe/wording.ts';
import { rule } from '../rule.ts';
import { declarations } from './declaration.ts';
import { soundIn, steps } from './steps.ts';

export default rule('mcpdesc.tool.interaction-example.declaration-exists', function* (example, description) {
  const sound = soundIn(description);
  const { byName, named } = declarations(example);
  if (!named) return;
  for (const { step } of steps(example, sound, 'elicitation')) {
    const name = sound.text(step, 'declaration');
    if (name === undefined || byName.has(name.value)) continue;
    const hint = didYouMean(name.value, byName.keys());
    yield { at: atValue(name), message: 'default', with: { name: shown(name), hint } };
  }
});
