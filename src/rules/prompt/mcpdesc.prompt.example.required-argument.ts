import { atGap, atValue } from '../../describe/hit.ts';
import { quoted } from '../../describe/wording.ts';
import { rule } from '../rule.ts';
import { argumentsOf } from './arguments.ts';

export default rule('mcpdesc.prompt.example.required-argument', function* ({ node, within }) {
  const declared = argumentsOf(within);
  if (declared === undefined || node.type !== 'object') return;
  const given = node.get('arguments');
  if (given !== undefined && given.type !== 'object') return;
  for (const [name, argument] of declared) {
    if (!argument.required || given?.has(name)) continue;
    yield {
      at: given === undefined ? atGap(node, 'arguments') : atGap(given, name),
      message: 'default',
      with: { name: quoted(name) },
      also: [{ at: atValue(argument.name), message: 'The Prompt declares it here.' }],
    };
  }
});
