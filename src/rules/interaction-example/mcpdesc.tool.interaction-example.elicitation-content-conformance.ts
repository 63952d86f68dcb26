import { atValue } from '../../describe/hit.ts';
import { defaultDialect, dialectOf } from '../../schema/index.ts';
import { placeOf, problemOf } from '../mismatch.ts';
import { rule } from '../rule.ts';
import { soundIn, steps } from './steps.ts';

/** Forms have a vocabulary of their own, small enough to mean the same under every dialect. */
export default rule(
  'mcpdesc.tool.interaction-example.elicitation-content-conformance',
  function* (example, description, schemas) {
    const sound = soundIn(description);
    for (const { request, response } of steps(example.node, sound, 'elicitation')) {
      const schema = sound.object(request, 'requestedSchema');
      const content = sound.object(response, 'content');
      const accepted = sound.text(response, 'action')?.value === 'accept';
      if (!accepted || schema === undefined || content === undefined) continue;
      const compiled = schemas.compile(schema, dialectOf(schema).supported ?? defaultDialect);
      for (const mismatch of compiled.status === 'ready' ? compiled.validate(content).mismatches : []) {
        yield {
          at: placeOf(mismatch),
          message: 'default',
          with: { problem: problemOf(mismatch) },
          also: [{ at: atValue(mismatch.schema), message: 'The requested schema asks for it here.' }],
        };
      }
    }
  },
);
