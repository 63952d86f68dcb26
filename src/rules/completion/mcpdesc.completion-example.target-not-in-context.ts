import { atKey, atValue } from '../../describe/hit.ts';
import { quoted } from '../../describe/wording.ts';
import { rule } from '../rule.ts';
import { contextOf, targetOf } from './names.ts';

export default rule('mcpdesc.completion-example.target-not-in-context', function* (example) {
  const target = targetOf(example);
  const given = contextOf(example).find(({ key }) => key === target?.value);
  if (target === undefined || given === undefined) return;
  yield {
    at: atKey(given.value),
    message: 'default',
    with: { name: quoted(given.key) },
    also: [{ at: atValue(target), message: 'It is what the example completes.' }],
  };
});
