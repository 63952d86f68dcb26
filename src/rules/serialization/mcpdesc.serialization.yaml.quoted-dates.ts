import { atValue } from '../../describe/hit.ts';
import { quoted } from '../../describe/wording.ts';
import { rule } from '../rule.ts';
import { plainScalars } from './plain-scalars.ts';

/** What parsers of YAML 1.1 read as a date or as a point in time. */
const dated = /^\d{4}-\d{2}-\d{2}(?:[Tt ].*)?$/;

export default rule('mcpdesc.serialization.yaml.quoted-dates', function* (_document, { root }) {
  for (const scalar of plainScalars(root)) {
    if (dated.test(scalar.value))
      yield { at: atValue(scalar), message: 'default', with: { value: quoted(scalar.value) } };
  }
});
