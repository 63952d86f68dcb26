import { atValue } from '../../describe/hit.ts';
import { quoted } from '../../describe/wording.ts';
import { rule } from '../rule.ts';
import { plainScalars } from './plain-scalars.ts';

/** What is empty where the format asks for something else is reported there, with the same explanation. */
export default rule('mcpdesc.serialization.yaml.empty-value', function* (_document, { root, faulty }) {
  for (const scalar of plainScalars(root)) {
    if (scalar.value !== '' || faulty.has(scalar)) continue;
    const what = typeof scalar.key === 'string' ? quoted(scalar.key) : 'the entry';
    yield { at: atValue(scalar), message: 'default', with: { what } };
  }
});
