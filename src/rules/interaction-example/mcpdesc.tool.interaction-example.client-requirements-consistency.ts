import { atKey, atValue, type Place } from '../../describe/hit.ts';
import { quoted } from '../../describe/wording.ts';
import type { ObjectNode } from '../../read/tree.ts';
import { rule } from '../rule.ts';
import { type Sound, type Step, soundIn, steps } from './steps.ts';

/** What a step uses beyond the capability it is named for. */
interface Use {
  readonly part: string;
  readonly at: Place;
}

/** A requirement of `elicitation` that says no more than `{}` means forms. */
function* usesOf({ type, request }: Step, capability: ObjectNode, sound: Sound): Generator<Use> {
  if (type.value === 'sampling') {
    const tools = request.get('tools') ?? request.get('toolChoice');
    if (tools !== undefined) yield { part: 'tools', at: atKey(tools) };
    const context = sound.text(request, 'includeContext');
    if (context !== undefined && context.value !== 'none') yield { part: 'context', at: atValue(context) };
  }
  if (type.value === 'elicitation') {
    const mode = sound.text(request, 'mode');
    if (mode === undefined || (mode.value === 'form' && capability.members.length === 0)) return;
    yield { part: mode.value, at: atValue(mode) };
  }
}

/** Nothing is required of a client unless the Tool says so: a Tool without requirements contradicts nothing. */
export default rule(
  'mcpdesc.tool.interaction-example.client-requirements-consistency',
  function* (example, description) {
    const sound = soundIn(description);
    const requirements = sound.object(example.within?.node, 'clientRequirements');
    if (requirements === undefined) return;
    const also = [{ at: atKey(requirements), message: 'The requirements of the Tool are here.' }];
    for (const step of steps(example.node, sound)) {
      const { type } = step;
      if (!requirements.has(type.value)) {
        yield { at: atValue(type), message: 'default', with: { capability: quoted(type.value) }, also };
        continue;
      }
      const capability = sound.object(requirements, type.value);
      for (const { part, at } of capability === undefined ? [] : usesOf(step, capability, sound)) {
        if (capability?.has(part)) continue;
        yield { at, message: 'default', with: { capability: quoted(`${type.value}.${part}`) }, also };
      }
    }
  },
);
