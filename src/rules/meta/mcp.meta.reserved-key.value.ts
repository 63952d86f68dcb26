import { atGap, atValue } from '../../describe/hit.ts';
import { quoted, shown, shownWithType } from '../../describe/wording.ts';
import { type Found, rule } from '../rule.ts';
import { type Met, reservedIn } from './key.ts';

type Id = 'mcp.meta.reserved-key.value';

export default rule('mcp.meta.reserved-key.value', function* (meta) {
  for (const met of reservedIn(meta)) {
    if (!met.atHome) continue;
    for (const problem of problems(met)) yield { ...problem, scope: met.scope };
  }
});

function* problems({ key, value, reserved: { value: expected } }: Met): Generator<Found<Id>> {
  const name = quoted(key);
  if (expected.kind === 'object') {
    if (value.type !== 'object') {
      yield { at: atValue(value), message: 'object', with: { name, value: shownWithType(value) } };
      return;
    }
    for (const member of expected.strings) {
      const text = value.get(member);
      if (text?.type === 'string') continue;
      const at = text === undefined ? atGap(value, member) : atValue(text);
      yield { at, message: 'member', with: { name, member: quoted(member) } };
    }
  } else if (expected.kind === 'text') {
    if (value.type !== 'string' || value.value === '') {
      yield { at: atValue(value), message: 'text', with: { name, value: shownWithType(value) } };
    } else if (expected.pattern?.test.test(value.value) === false) {
      const params = { name, value: shown(value), expected: expected.pattern.means };
      yield { at: atValue(value), message: 'form', with: params };
    }
  }
}
