import { atKey } from '../../describe/hit.ts';
import { rule } from '../rule.ts';
import { annotations, headerName } from './mcp-header.ts';
import { shownType } from './root-type.ts';

/** The types whose values have one spelling in a header. */
const spelled: readonly string[] = ['string', 'integer', 'boolean'];

/** An annotation that names no header is the business of another rule. */
export default rule('mcp.tool.x-mcp-header.property-type', function* ({ node }) {
  for (const annotation of annotations(node)) {
    if (headerName(annotation) === undefined) continue;
    const { value, schema } = annotation;
    const type = schema.get('type');
    if (type?.type === 'string' && spelled.includes(type.value)) continue;
    yield {
      at: atKey(value),
      message: 'default',
      with: { type: type === undefined ? 'no type' : `${shownType(type)} as its type` },
    };
  }
});
