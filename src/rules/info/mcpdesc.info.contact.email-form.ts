import { atValue } from '../../describe/hit.ts';
import { shown } from '../../describe/wording.ts';
import { rule } from '../rule.ts';

/** RFC 5322, 3.2.3, and letters of all scripts as RFC 6532 adds them: whatever is no space and none of the specials. */
const atom = String.raw`[^\s\p{Cc}()<>[\]:;@\\,."]+`;
const dotted = `${atom}(?:\\.${atom})*`;
const quotedLocal = String.raw`"(?:[^"\\\r\n]|\\[^\r\n])*"`;
const literalDomain = String.raw`\[[^\s[\]\\]*\]`;

/** An addr-spec of RFC 5322, without comments and folded lines, which belong into mails. */
const address = new RegExp(`^(?:${dotted}|${quotedLocal})@(?:${dotted}|${literalDomain})$`, 'u');

export default rule('mcpdesc.info.contact.email-form', function* ({ node }) {
  const email = node.type === 'object' ? node.get('email') : undefined;
  if (email?.type !== 'string' || address.test(email.value)) return;
  yield { at: atValue(email), message: 'default', with: { value: shown(email) } };
});
