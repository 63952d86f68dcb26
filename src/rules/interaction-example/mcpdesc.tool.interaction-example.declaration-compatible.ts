import { atValue } from '../../describe/hit.ts';
import { resolvedMember } from '../../describe/subject.ts';
import { shown } from '../../describe/wording.ts';
import { areEqual } from '../../schema/index.ts';
import { rule } from '../rule.ts';
import { elicitationsOf } from './declaration.ts';
import { soundIn } from './steps.ts';

/** The wording may differ from one time to the next; what is asked for may not. */
export default rule('mcpdesc.tool.interaction-example.declaration-compatible', function* (tool, description) {
  const sound = soundIn(description);
  const { declared, following } = elicitationsOf(tool, description);
  for (const { name, request } of following) {
    const declaration = declared.get(name.value);
    const mode = sound.text(request, 'mode');
    const declaredMode = sound.text(declaration, 'mode');
    if (declaration === undefined || mode === undefined || declaredMode === undefined) continue;

    const also = [{ at: atValue(declaration), message: 'The declaration is here.' }];
    if (mode.value !== declaredMode.value) {
      const expected = shown(declaredMode);
      yield { at: atValue(mode), message: 'mode', with: { name: shown(name), value: shown(mode), expected }, also };
      continue;
    }
    const schema = request.get('requestedSchema');
    const declaredSchema = resolvedMember(declaration, 'requestedSchema', 'schemas', description);
    const differs = schema && declaredSchema && !areEqual(schema, declaredSchema);
    if (differs && sound.isWhole(schema) && sound.isWhole(declaredSchema)) {
      yield { at: atValue(schema), message: 'schema', with: { name: shown(name) }, also };
    }
    const url = sound.text(request, 'url');
    const declaredUrl = sound.text(declaration, 'url');
    if (url !== undefined && declaredUrl !== undefined && url.value !== declaredUrl.value) {
      const expected = shown(declaredUrl);
      yield { at: atValue(url), message: 'url', with: { name: shown(name), value: shown(url), expected }, also };
    }
  }
});
