import { atValue } from '../../describe/hit.ts';
import { quoted, shown } from '../../describe/wording.ts';
import { rule } from '../rule.ts';
import { readingOf, textOf } from './reading.ts';

export default rule('mcpdesc.resource.example.mime-type-consistency', function* (example, description) {
  const reading = readingOf(example, description);
  if (reading === undefined) return;
  const { declaration, requested, answers } = reading;
  const declared = textOf(declaration, 'mimeType');
  if (declared === undefined) return;
  for (const answer of answers) {
    const returned = textOf(answer, 'mimeType');
    if (returned === undefined || returned.value === declared.value) continue;
    yield {
      at: atValue(returned),
      message: 'default',
      with: { uri: quoted(requested.value), value: shown(returned), declared: shown(declared) },
      also: [{ at: atValue(declared), message: 'The other MIME type is declared here.' }],
    };
  }
});
