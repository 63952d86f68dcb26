import { atGap, atKey } from '../../describe/hit.ts';
import { rule } from '../rule.ts';
import { soundIn, steps } from './steps.ts';

/** Content beside another action than `accept` is no part of such a response, which the tables say. */
export default rule('mcpdesc.tool.interaction-example.elicitation-response', function* (example, description) {
  const sound = soundIn(description);
  for (const { request, response } of steps(example.node, sound, 'elicitation')) {
    if (sound.text(response, 'action')?.value !== 'accept') continue;
    const mode = sound.text(request, 'mode')?.value;
    const content = response.get('content');
    if (mode === 'form' && content === undefined) {
      yield { at: atGap(response, 'content'), message: 'missing-content', with: {} };
    }
    if (mode === 'url' && content !== undefined) yield { at: atKey(content), message: 'content', with: {} };
  }
});
