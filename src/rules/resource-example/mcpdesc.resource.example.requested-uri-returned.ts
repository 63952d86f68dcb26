import { atKey, atValue } from '../../describe/hit.ts';
import { quoted } from '../../describe/wording.ts';
import { rule } from '../rule.ts';
import { readingOf, textOf } from './reading.ts';

export default rule('mcpdesc.resource.example.requested-uri-returned', function* (example, description) {
  const reading = readingOf(example, description);
  if (reading === undefined || reading.answers.length > 0) return;
  const { requested, contents } = reading;
  const uris = contents.items.map((item) => textOf(item, 'uri'));
  // What a broken URI was meant to be is not known.
  if (uris.length === 0 || uris.some((uri) => uri === undefined || description.faulty.has(uri))) return;
  yield {
    at: atKey(contents),
    message: 'default',
    with: { uri: quoted(requested.value) },
    also: [{ at: atValue(requested), message: 'The URI that is read.' }],
  };
});
