import { atKey } from '../../describe/hit.ts';
import { didYouMean, quoted } from '../../describe/wording.ts';
import { rule } from '../rule.ts';
import { argumentsOf } from './arguments.ts';

export default rule('mcpdesc.prompt.example.argument-declared', function* ({ node, within }) {
  const declared = argumentsOf(within);
  const given = node.type === 'object' ? node.get('arguments') : undefined;
  if (declared === undefined || given?.type !== 'object') return;
  for (const { key, value } of given.members) {
    if (declared.has(key)) continue;
    const hint = didYouMean(key, declared.keys());
    yield { at: atKey(value), message: 'default', with: { name: quoted(key), hint } };
  }
});
