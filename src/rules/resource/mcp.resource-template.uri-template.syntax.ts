import { atValue } from '../../describe/hit.ts';
import { quoted } from '../../describe/wording.ts';
import { parseTemplate } from '../../uri-template/index.ts';
import { rule } from '../rule.ts';

export default rule('mcp.resource-template.uri-template.syntax', function* ({ node }) {
  const text = node.type === 'object' ? node.get('uriTemplate') : undefined;
  if (text?.type !== 'string') return;
  const template = parseTemplate(text.value);
  if (!('fault' in template)) return;
  yield { at: atValue(text), message: template.fault, with: { text: quoted(template.text) } };
});
