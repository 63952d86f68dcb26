import { atValue } from '../../describe/hit.ts';
import { alternatives, shownWithType } from '../../describe/wording.ts';
import { dialectOf, dialects } from '../../schema/index.ts';
import { rule } from '../rule.ts';

const expected = alternatives(dialects.filter(({ supported }) => supported !== undefined).map(({ uri }) => uri));

export default rule('mcp.tool.schema.dialect-supported', function* ({ node }) {
  if (node.type !== 'object') return;
  const choice = dialectOf(node);
  if (choice.supported !== undefined) return;
  const { declared } = choice;
  yield { at: atValue(declared), message: 'default', with: { value: shownWithType(declared), expected } };
});
